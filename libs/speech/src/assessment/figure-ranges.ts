import type { Measurements } from '../measurements.js';
import type { Spread } from './evidence.js';
import { countRange } from './part-value.js';
import { paceOff } from './parts.js';

export interface FigureRange {
  low: number;
  high: number;
}

/** What a range of the measured figures is made from: a stored analysis has it all. */
export interface Measured {
  measurements: Measurements;
  spread?: Spread | undefined;
  fillerWordCount: number | null;
}

/** What is measured, each with the range that its own evidence leaves open; null where the figure itself is missing. */
export interface FigureRanges {
  wordsPerMinute: FigureRange | null;
  syllablesPerMinute: FigureRange | null;
  /** A minute of the take. */
  fillers: FigureRange | null;
  /** A minute of speech. */
  pauses: FigureRange | null;
  longestPause: FigureRange;
  medianDb: FigureRange | null;
  rangeDb: FigureRange | null;
  medianHz: FigureRange | null;
  semitones: FigureRange | null;
}

/** Words differ in length: divided from syllables their number is off by so much (10 to 25 % by text). */
const ESTIMATE_OFF = 0.15;
/** Both edges of a silence, in seconds. */
const EDGES = 0.1;
/** Decibels and semitones that are open where a take is too short to show how its passages differ. */
const LEVEL_OFF = 1.5;
const MELODY_OFF = 0.5;
const RANGE_OFF = 1;
const PITCH_OFF = 0.03;

/** Eight of ten takes like this one would lie in the range of each figure. */
export function figureRanges({ measurements: m, spread, fillerWordCount }: Measured): FigureRanges {
  const share = (value: number | null, off: number): FigureRange | null =>
    value === null ? null : { low: value * (1 - off), high: value * (1 + off) };
  const by = (value: number | null, off: number): FigureRange | null =>
    value === null ? null : { low: value - off, high: value + off };
  const perMinute = (count: number | null, seconds: number): FigureRange | null => {
    if (count === null || seconds < 1) return null;
    const [low, high] = countRange(count);
    return { low: (60 * low) / seconds, high: (60 * high) / seconds };
  };
  const longest = m.pauses.longestSeconds;
  return {
    wordsPerMinute: share(m.wordsPerMinute, m.wordsPerMinuteIsEstimate ? ESTIMATE_OFF : paceOff(m)),
    syllablesPerMinute: share(m.syllablesPerMinute, paceOff({ ...m, wordsPerMinuteIsEstimate: true })),
    fillers: perMinute(fillerWordCount, m.durationSeconds),
    pauses: perMinute(m.pauses.count, m.speechSeconds),
    longestPause: { low: Math.max(0, longest - EDGES), high: longest + EDGES },
    medianDb: by(m.level.medianDb, spread?.levelOff ?? LEVEL_OFF),
    rangeDb: by(m.level.rangeDb, RANGE_OFF),
    medianHz: share(m.pitch.medianHz, PITCH_OFF),
    semitones: by(m.pitch.variationSemitones, spread?.melodyOff ?? MELODY_OFF),
  };
}

/** Do two ranges part? Only then two figures are called different. */
export const rangesPart = (one: FigureRange, other: FigureRange): boolean =>
  one.high < other.low || other.high < one.low;
