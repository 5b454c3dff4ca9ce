import type { Analysis } from '@lectern/contracts/analysis';
import {
  gradeOf,
  LEVEL,
  LEVEL_RANGE,
  INTONATION,
  PACE,
  SYLLABLE_PACE,
  type Band,
} from '@lectern/speech/bands';
import { duration } from '../../lib/format.js';

/** One figure of two takes, with what changed from the first to the second in words. */
export interface ComparedFigure {
  name: string;
  first: string | null;
  second: string | null;
  /** Why a side has no figure. */
  reasons: { first?: string; second?: string };
  change: string;
}

type ScoreKey = keyof Analysis['scores'];

export const SCORES: readonly [ScoreKey, string][] = [
  ['overall', 'Overall'],
  ['confidence', 'Confidence'],
  ['clarity', 'Clarity'],
  ['pace', 'Pace'],
  ['legalEffectiveness', 'Legal effectiveness'],
];

export const CANNOT = 'cannot be compared';

/** How far apart two values are after rounding to what is shown; zero when the reader sees the same figure. */
const apart = (first: number, second: number, digits: number): number =>
  Number(second.toFixed(digits)) - Number(first.toFixed(digits));

const scoreChange = (first: number | null, second: number | null): string => {
  if (first === null || second === null) return CANNOT;
  const by = apart(first, second, 1);
  return by === 0 ? 'the same' : `${Math.abs(by).toFixed(1)} ${by > 0 ? 'higher' : 'lower'}`;
};

export const scoreFigures = (first: Analysis, second: Analysis): ComparedFigure[] =>
  SCORES.map(([key, name]) => {
    const [a, b] = [first.scores[key], second.scores[key]];
    return {
      name,
      first: a.value?.toFixed(1) ?? null,
      second: b.value?.toFixed(1) ?? null,
      reasons: {
        ...(a.value === null && a.reason && { first: a.reason }),
        ...(b.value === null && b.reason && { second: b.reason }),
      },
      change: scoreChange(a.value, b.value),
    };
  });

/** What one score is made of, on both sides; parts that only one side has stand alone. */
export function partFigures(first: Analysis, second: Analysis, key: ScoreKey): ComparedFigure[] {
  const [a, b] = [first.scores[key].parts, second.scores[key].parts];
  const names = [...new Set([...a, ...b].map(({ name }) => name))];
  return names.map((name) => {
    const [one, other] = [a, b].map((parts) => parts.find((part) => part.name === name));
    return {
      name,
      first: one ? one.value.toFixed(1) : null,
      second: other ? other.value.toFixed(1) : null,
      reasons: {},
      change: scoreChange(one?.value ?? null, other?.value ?? null),
    };
  });
}

interface Measure {
  name: string;
  of: (analysis: Analysis) => number | null;
  missing: (analysis: Analysis) => string;
  show: (value: number, analysis: Analysis) => string;
  digits: number;
  /** The change in words, from its absolute size. */
  more: (by: string) => string;
  less: (by: string) => string;
  band?: (analysis: Analysis) => Band;
}

const perMinute = (count: number | null, seconds: number): number | null =>
  count === null || seconds < 1 ? null : (count / seconds) * 60;

const noWords = () => 'no transcript';
const tooShort = () => 'under 10 s of speech';
const notMeasured = () => 'not measured';

const MEASURES: Measure[] = [
  {
    name: 'Length',
    of: ({ measurements }) => measurements.durationSeconds,
    missing: notMeasured,
    show: duration,
    digits: 0,
    more: (by) => `${duration(Number(by))} longer`,
    less: (by) => `${duration(Number(by))} shorter`,
  },
  {
    name: 'Pace',
    of: ({ measurements }) => measurements.wordsPerMinute,
    missing: tooShort,
    show: (value, { measurements }) =>
      `${measurements.wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(value)} words a minute`,
    digits: 0,
    more: (by) => `${by} words a minute faster`,
    less: (by) => `${by} words a minute slower`,
    band: () => PACE,
  },
  {
    name: 'Syllables',
    of: ({ measurements }) => measurements.syllablesPerMinute,
    missing: tooShort,
    show: (value) => `${Math.round(value)} a minute`,
    digits: 0,
    more: (by) => `${by} a minute more`,
    less: (by) => `${by} a minute fewer`,
    band: () => SYLLABLE_PACE,
  },
  {
    name: 'Filler words',
    // Of the take, as in the score; pauses are counted by the minute of speech.
    of: ({ fillerWordCount, measurements }) => perMinute(fillerWordCount, measurements.durationSeconds),
    missing: noWords,
    show: (value, { fillerWordCount }) => `${value.toFixed(1)} a minute, ${fillerWordCount ?? 0} in all`,
    digits: 1,
    more: (by) => `${by} a minute more`,
    less: (by) => `${by} a minute fewer`,
  },
  {
    name: 'Pauses',
    of: ({ measurements }) => perMinute(measurements.pauses.count, measurements.speechSeconds),
    missing: notMeasured,
    show: (value, { measurements }) => `${value.toFixed(1)} a minute, ${measurements.pauses.count} in all`,
    digits: 1,
    more: (by) => `${by} a minute more`,
    less: (by) => `${by} a minute fewer`,
  },
  {
    name: 'Longest pause',
    of: ({ measurements }) => measurements.pauses.longestSeconds,
    missing: notMeasured,
    show: (value) => `${value.toFixed(1)} s`,
    digits: 1,
    more: (by) => `${by} s longer`,
    less: (by) => `${by} s shorter`,
  },
  {
    name: 'Level',
    of: ({ measurements }) => measurements.level.medianDb,
    missing: notMeasured,
    show: (value) => `${value.toFixed(0)} dB`,
    digits: 0,
    more: (by) => `${by} dB louder`,
    less: (by) => `${by} dB softer`,
    band: () => LEVEL,
  },
  {
    name: 'Range of level',
    of: ({ measurements }) => measurements.level.rangeDb,
    missing: notMeasured,
    show: (value) => `${value.toFixed(0)} dB`,
    digits: 0,
    more: (by) => `${by} dB wider`,
    less: (by) => `${by} dB narrower`,
    band: () => LEVEL_RANGE,
  },
  {
    name: 'Pitch',
    of: ({ measurements }) => measurements.pitch.medianHz,
    missing: notMeasured,
    show: (value) => `${Math.round(value)} Hz`,
    digits: 0,
    more: (by) => `${by} Hz higher`,
    less: (by) => `${by} Hz lower`,
  },
  {
    name: 'Melody',
    of: ({ measurements }) => measurements.pitch.variationSemitones,
    missing: notMeasured,
    show: (value) => `${value.toFixed(1)} semitones`,
    digits: 1,
    more: (by) => `${by} semitones livelier`,
    less: (by) => `${by} semitones flatter`,
    band: () => INTONATION,
  },
];

export const measuredFigures = (first: Analysis, second: Analysis): ComparedFigure[] =>
  MEASURES.map((measure) => {
    const [a, b] = [measure.of(first), measure.of(second)];
    return {
      name: measure.name,
      first: a === null ? null : measure.show(a, first),
      second: b === null ? null : measure.show(b, second),
      reasons: {
        ...(a === null && { first: measure.missing(first) }),
        ...(b === null && { second: measure.missing(second) }),
      },
      change: changeOf(measure, a, b, second),
    };
  });

function changeOf(measure: Measure, a: number | null, b: number | null, second: Analysis): string {
  if (a === null || b === null) return CANNOT;
  const by = apart(a, b, measure.digits);
  const size = Math.abs(by).toFixed(measure.digits);
  const change = by === 0 ? 'the same' : by > 0 ? measure.more(size) : measure.less(size);
  const band = measure.band?.(second);
  // Judged as it is shown: 119.6 reads 120 and lies inside a band from 120.
  return band ? `${change}, ${placeIn(Number(b.toFixed(measure.digits)), band)}` : change;
}

function placeIn(value: number, band: Band): string {
  switch (gradeOf(value, band)) {
    case 'good':
      return 'inside the band';
    case 'fair-low':
    case 'fair-high':
      return 'at the edge of the band';
    case 'low':
      return 'below the band';
    case 'high':
      return 'above the band';
  }
}

/** The comparison in one paragraph: what a listener would notice first. */
export function summaryOf(first: Analysis, second: Analysis): string {
  const [a, b] = [first.overallScore, second.overallScore];
  const overall =
    a === null || b === null
      ? 'At least one of these takes has no overall score.'
      : apart(a, b, 1) === 0
        ? `Both score ${b.toFixed(1)}.`
        : `${b > a ? 'Up' : 'Down'} from ${a.toFixed(1)} to ${b.toFixed(1)}.`;
  const told = measuredFigures(first, second)
    .filter(({ name, change }) => SUMMED.has(name) && change !== CANNOT)
    .map(({ name, change }) => `${name}: ${change}.`);
  return [overall, ...told].join(' ');
}

const SUMMED = new Set(['Pace', 'Filler words', 'Longest pause']);
