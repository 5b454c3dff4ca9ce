import { randomUUID } from 'node:crypto';
import type { Counted } from './figures.rules.js';

export const aCounted = (changes: Partial<Counted> = {}): Counted => ({
  sessionId: randomUUID(),
  recordedAt: new Date('2026-11-18T15:00:00Z'),
  durationSeconds: 120,
  speechSeconds: 60,
  overallScore: 7.4,
  confidenceScore: 7,
  confidenceRange: { low: 6.4, high: 7.4 },
  scoreBasis: 'all',
  wordsPerMinute: 150,
  wordsPerMinuteIsEstimate: false,
  fillers: 2,
  strategies: {},
  ...changes,
});
