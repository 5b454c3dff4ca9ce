import type { ProgressWeek } from '@lectern/contracts/progress';
import type { ScoreRange } from '@lectern/contracts/scores';

/** What is counted of one session. */
export interface Counted {
  sessionId: string;
  recordedAt: Date;
  durationSeconds: number;
  speechSeconds: number | null;
  overallScore: number | null;
  /** Out of 10. */
  confidenceScore: number | null;
  confidenceRange: ScoreRange | null;
  scoreBasis: string | null;
  wordsPerMinute: number | null;
  wordsPerMinuteIsEstimate: boolean;
  fillers: number | null;
  strategies: Partial<Record<string, number>>;
}

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const present = (values: (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => value !== null && value !== undefined);

export function mean(values: (number | null | undefined)[]): number | null {
  const known = present(values);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export const roundedMean = (values: (number | null | undefined)[], round: (value: number) => number) => {
  const average = mean(values);
  return average === null ? null : round(average);
};

export const confidenceOf = ({ confidenceScore }: Counted): number | null =>
  confidenceScore === null ? null : oneDecimal(confidenceScore * 10);

/** A range out of 10 as one out of 100. */
export const ofHundred = (range: ScoreRange | null): ScoreRange | null =>
  range && { low: Math.round(range.low * 10), high: Math.round(range.high * 10) };

/**
 * What the evidence of the sessions leaves open of their average confidence, out of 100. Each is off independently of the others, so the
 * widths add as the root of their squares (propagation of uncertainty: JCGM 100:2008, 5.1.2); null unless each measured one has its range.
 */
export function averageConfidenceRange(rows: Counted[]): ScoreRange | null {
  const measured = rows.filter(({ confidenceScore }) => confidenceScore !== null);
  const average = mean(measured.map(({ confidenceScore }) => confidenceScore));
  if (average === null || measured.some(({ confidenceRange }) => confidenceRange === null)) return null;
  const widthOf = (side: 'low' | 'high') =>
    Math.hypot(...measured.map((row) => row.confidenceScore! - row.confidenceRange![side])) / measured.length;
  return {
    low: oneDecimal(Math.max(0, average - widthOf('low')) * 10),
    high: oneDecimal(Math.min(10, average + widthOf('high')) * 10),
  };
}

/** A confidence out of 100 as the score card shows it. */
export const murphyOf = (confidence: number | null): number | null =>
  confidence === null ? null : Math.min(100, Math.round(confidence * 1.01));

/** By the time of speech: a long silence does not make a clean take. */
export function fillersPerMinute(rows: Pick<Counted, 'fillers' | 'speechSeconds'>[]): number | null {
  const heard = rows.filter(({ fillers, speechSeconds }) => fillers !== null && (speechSeconds ?? 0) > 0);
  const seconds = heard.reduce((sum, row) => sum + (row.speechSeconds ?? 0), 0);
  if (seconds === 0) return null;
  return oneDecimal((heard.reduce((sum, row) => sum + (row.fillers ?? 0), 0) / seconds) * 60);
}

const secondsOf = (rows: Counted[]): number => rows.reduce((sum, row) => sum + row.durationSeconds, 0);

export const practiceMinutes = (rows: Counted[]): number => Math.round(secondsOf(rows) / 60);

/** The four figures of a span of time. */
export function figuresOf(rows: Counted[]) {
  const average = mean(rows.map(({ confidenceScore }) => confidenceScore));
  const avgConfidence = average === null ? null : oneDecimal(average * 10);
  return {
    totalSessions: rows.length,
    avgConfidence,
    avgConfidenceRange: averageConfidenceRange(rows),
    practiceHours: oneDecimal(secondsOf(rows) / 3600),
    murphyScore: murphyOf(avgConfidence),
  };
}

/** One row of the table of weeks. */
export function weekOf(week: string, rows: Counted[]): ProgressWeek {
  const fillers = present(rows.map((row) => row.fillers));
  return {
    week,
    sessions: rows.length,
    practiceMinutes: practiceMinutes(rows),
    avgConfidence: figuresOf(rows).avgConfidence,
    avgConfidenceRange: averageConfidenceRange(rows),
    fillerWords: fillers.length === 0 ? null : fillers.reduce((sum, count) => sum + count, 0),
    fillersPerMinute: fillersPerMinute(rows),
    speakingPace: roundedMean(
      rows.map(({ wordsPerMinute }) => wordsPerMinute),
      Math.round,
    ),
  };
}

const isDelivery = ({ scoreBasis }: Counted): boolean => scoreBasis === 'voice';
const averageOf = (rows: Counted[]): number | null =>
  roundedMean(
    rows.map(({ overallScore }) => overallScore),
    oneDecimal,
  );

/** The averages of scores with words, and of those that the voice alone gave: one is never compared with the other. */
export const averagesOf = (rows: Counted[]): { score: number | null; delivery: number | null } => ({
  score: averageOf(rows.filter((row) => !isDelivery(row))),
  delivery: averageOf(rows.filter(isDelivery)),
});
