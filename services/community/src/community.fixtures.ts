import { randomUUID } from 'node:crypto';
import type { reportReady } from '@lectern/contracts/analysis';
import type { RawPayload } from '@lectern/contracts/define';
import { timeZones } from '@lectern/contracts/notifications';
import { profile } from '@lectern/contracts/profile';
import { standIn } from '@lectern/testing/stands';
import { dayOf } from './result/day.js';

const ZONE = 'America/New_York';

/** Identity and preferences, which know everybody: the name is made of the id. */
export const STANDS = [
  standIn(profile.getAddress, ({ userId }) => ({ email: `${userId}@example.com`, name: nameOf(userId) })),
  standIn(timeZones.get, () => ({ timeZone: ZONE })),
];
export const nameOf = (userId: string): string => `Attorney ${userId.slice(0, 8)}`;

export const aPostText = {
  title: 'Silence after the question',
  content: 'I counted to three before the next question, and the jury looked up.',
  category: 'tip',
  practiceArea: 'Personal Injury',
} as const;

type Report = RawPayload<typeof reportReady>;
interface Given {
  userId: string;
  /** When it was recorded. */
  at: Date | string;
  sessionId?: string;
  analysisId?: string;
  overall?: number | null;
  confidence?: number | null;
  speechSeconds?: number;
  result?: Partial<NonNullable<Report['result']>>;
}

/** A report on a take of two minutes with words. */
export const aReport = ({ userId, at, ...given }: Given): Report => ({
  analysisId: given.analysisId ?? randomUUID(),
  sessionId: given.sessionId ?? randomUUID(),
  userId,
  title: 'Moss v. Hale',
  durationSeconds: 120,
  overallScore: given.overall === undefined ? 7.4 : given.overall,
  confidenceScore: given.confidence === undefined ? 7 : given.confidence,
  audioDiscarded: false,
  result: {
    recordedAt: new Date(at).toISOString(),
    scenarioType: 'opening-statement',
    durationSeconds: 120,
    speechSeconds: given.speechSeconds ?? 100,
    clarityScore: 7,
    paceScore: 7,
    legalEffectiveness: null,
    wordsPerMinute: 150,
    wordsPerMinuteIsEstimate: false,
    fillers: 6,
    words: 300,
    strategies: { 'How You Sound': 7.5 },
    ...given.result,
  },
});

/** Noon of the day that it is in New York, or so many days before: never a day that has not begun where the members are. */
export const daysAgo = (days: number): Date =>
  new Date(Date.parse(`${dayOf(new Date(), ZONE)}T17:00:00Z`) - days * 86_400_000);
