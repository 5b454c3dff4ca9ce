import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** The account that is signed in on the page. */
export const accountOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [, claims = ''] = (localStorage.getItem(key) ?? '').split('.');
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub;
  });

/** What a good take came to, as the analysis would announce it. */
export const aReport = (
  userId: string,
  recordedAt: number,
  { overallScore = 8.6, scenarioType = 'closing-argument' } = {},
) => ({
  analysisId: randomUUID(),
  sessionId: randomUUID(),
  userId,
  title: 'Closing',
  durationSeconds: 300,
  overallScore,
  confidenceScore: 8.4,
  audioDiscarded: true,
  result: {
    recordedAt: new Date(recordedAt).toISOString(),
    scenarioType,
    durationSeconds: 300,
    speechSeconds: 240,
    clarityScore: 8,
    paceScore: 8,
    legalEffectiveness: null,
    wordsPerMinute: 140,
    wordsPerMinuteIsEstimate: false,
    fillers: 4,
    words: 700,
    strategies: {
      'How You Present': 8.4,
      'How You Sound': 8.5,
      'Power of the Story': 8.2,
      'Power of the Pause': 8.6,
    },
  },
});
