import { z } from 'zod';
import { MURPHY_STRATEGIES } from './analysis.js';
import { operation } from './define.js';
import { FileAnswer } from './files.js';
import { Goal } from './goals.js';
import { known, knownEntries } from './known.js';
import { ScenarioType } from './scenarios.js';
import { BESIDE_SCORE } from './scores.js';
import { PlannedDay, TimeZone } from './time-zone.js';

/** Whole weeks, Sunday to Saturday by the clocks of the user. */
export const PERIOD_WEEKS = { week: 1, month: 4, quarter: 13 } as const;
export const Period = z.enum(['week', 'month', 'quarter']);
export type Period = z.infer<typeof Period>;

/** What is judged against a user's own typical range. */
export const PROGRESS_MEASURES = ['confidence', 'pace', 'fillers'] as const;
export const ProgressMeasure = z.enum(PROGRESS_MEASURES);
export type ProgressMeasure = z.infer<typeof ProgressMeasure>;

/** Longest list of comparison rows in one answer. */
export const MAX_COMPARED = 500;

const count = z.number().int().nonnegative();
const percent = z.number().min(0).max(100);

/** What the evidence of the sessions leaves open, of 100; null where it is not known of each of them. */
const percentRange = z.object({ low: percent, high: percent }).nullish();

const Figures = z.object({
  /** Sessions with a measured recording; one that was recorded anew counts once. */
  totalSessions: count,
  /** Of 100, one decimal. */
  avgConfidence: percent.nullable(),
  avgConfidenceRange: percentRange,
  /** One decimal. */
  practiceHours: z.number().nonnegative(),
  /** Average confidence x 1.01, rounded, at most 100. */
  murphyScore: percent.nullable(),
});

const Week = z.object({
  /** The Sunday that it begins with. */
  week: z.iso.date(),
  sessions: count,
  /** Whole minutes of recorded practice. */
  practiceMinutes: count,
  avgConfidence: percent.nullable(),
  avgConfidenceRange: percentRange,
  /** In all sessions of the week whose words are known; null where no words are known. */
  fillerWords: count.nullable(),
  /** One decimal, by the time of speech. */
  fillersPerMinute: z.number().nullable(),
  /** Words a minute. */
  speakingPace: count.nullable(),
});
export type ProgressWeek = z.infer<typeof Week>;

const Moved = z.object({
  measure: ProgressMeasure,
  /** The newest session of the period in which it was measured; all null where there is none. */
  sessionId: z.uuid().nullable(),
  value: z.number().nullable(),
  /** Median and spread of up to 20 sessions before it; null where they are too few to say. */
  typical: z.object({ median: z.number(), low: z.number(), high: z.number(), sessions: count }).nullable(),
  verdict: known(z.enum(['above', 'within', 'below', 'too-few', 'not-measured']), 'not-measured'),
});
export type Moved = z.infer<typeof Moved>;

const Strategy = z.object({
  strategy: known(z.enum(MURPHY_STRATEGIES), 'How You Sound'),
  /** Of 100; null where nothing measured it in the period. Check Your Look is the user's own assessment. */
  score: percent.nullable(),
  /** Points against the period before; null where either has none. */
  improvement: z.number().nullable(),
  lastPracticed: z.iso.datetime().nullable(),
  /** Sessions, or own assessments, behind the score. */
  sessions: count,
});

export const Analytics = Figures.extend({
  period: known(Period, 'month'),
  timeZone: z.string(),
  /** First and last day, and the last day that has begun. */
  from: z.iso.date(),
  to: z.iso.date(),
  today: z.iso.date(),
  /** The same weeks before it, cut at the same weekday and time where the period is not over; null without practice in them. */
  before: Figures.nullable(),
  weeklyProgress: z.array(Week),
  murphyStrategies: knownEntries(z.array(Strategy)),
  improvementGoals: z.array(Goal),
  moved: knownEntries(z.array(Moved)),
});
export type Analytics = z.infer<typeof Analytics>;

export const ComparisonRow = z.object({
  sessionId: z.uuid(),
  title: z.string(),
  date: z.iso.datetime(),
  scenarioType: known(ScenarioType.nullable(), null),
  durationSeconds: z.number().nonnegative(),
  /** Of 100, one decimal. */
  confidenceScore: percent.nullable(),
  confidenceRange: percentRange,
  fillerWords: count.nullable(),
  fillersPerMinute: z.number().nullable(),
  speakingPace: count.nullable(),
  speakingPaceIsEstimate: z.boolean(),
  murphyScore: percent.nullable(),
  overallScore: z.number().min(0).max(10).nullable(),
  ...BESIDE_SCORE,
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

const ofPeriod = z.object({
  period: Period.default('month'),
  /** A day of the last week; today unless given. */
  end: PlannedDay.optional(),
});

/** How practice goes over time; answered by the sessions service from one row a session. */
export const progress = {
  analytics: operation({
    name: 'sessions.get-analytics',
    access: 'user',
    http: { method: 'GET', path: '/api/analytics' },
    input: ofPeriod,
    output: Analytics,
  }),
  /** Newest first. A full answer may have more behind it: ask again `after` its last session. */
  comparison: operation({
    name: 'sessions.compare-sessions',
    access: 'user',
    // Before `/api/sessions/:sessionId`, which would take the word for an id.
    http: { method: 'GET', path: '/api/sessions/comparison' },
    input: z.object({
      scenarioType: ScenarioType.optional(),
      /** Days of the user, both included. */
      from: PlannedDay.optional(),
      to: PlannedDay.optional(),
      after: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(MAX_COMPARED).default(MAX_COMPARED),
    }),
    output: z.array(ComparisonRow),
  }),
  /** The period as CSV: its weeks, then its sessions. */
  csv: operation({
    name: 'sessions.download-progress-csv',
    access: 'user',
    http: { method: 'GET', path: '/api/analytics/csv', responds: 'file' },
    input: ofPeriod,
    output: FileAnswer,
    costly: true,
  }),
  pdf: operation({
    name: 'sessions.download-progress-pdf',
    access: 'user',
    http: { method: 'GET', path: '/api/analytics/pdf', responds: 'file' },
    input: ofPeriod,
    output: FileAnswer,
    timeoutMs: 30_000,
    costly: true,
  }),
  /** One week and the one before it, for the letter about it. */
  week: operation({
    name: 'sessions.get-week',
    access: 'internal',
    input: z.object({
      userId: z.string(),
      timeZone: TimeZone,
      /** The Sunday that it begins with. */
      week: z.iso.date(),
    }),
    output: z.object({
      sessions: count,
      practiceMinutes: count,
      /** Out of 10, one decimal; of takes with words, and of those that were scored by the voice alone. */
      averageScore: z.number().nullable(),
      previousAverageScore: z.number().nullable(),
      averageDelivery: z.number().nullable(),
      previousAverageDelivery: z.number().nullable(),
    }),
  }),
};
