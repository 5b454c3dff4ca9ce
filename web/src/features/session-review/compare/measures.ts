import type { Analysis } from '@lectern/contracts/analysis';
import { type FigureRange, type FigureRanges } from '@lectern/speech/assessment/figure-ranges';
import { PACE, type Band } from '@lectern/speech/bands';
import { heardAs, livelinessOf, loudnessOf } from '@lectern/speech/loudness';
import { clock } from '../../../lib/format.js';

/** Something that is measured of every take, and how it is said. */
export interface Measure {
  name: string;
  of: (analysis: Analysis) => number | null;
  missing: (analysis: Analysis) => string;
  /** With the range behind the figure, where there is one. */
  show: (value: number, analysis: Analysis, range: string) => string;
  digits: number;
  /** What its evidence leaves open; a length is exact. */
  range: ((ranges: FigureRanges) => FigureRange | null) | null;
  /** A change in words, from its size. */
  change: (by: number) => string;
  /** Only a pace has a band that listeners were measured by. */
  band?: Band;
}

export const perMinute = (count: number | null, seconds: number): number | null =>
  count === null || seconds < 1 ? null : (count / seconds) * 60;

const noWords = () => 'no transcript';
const tooShort = () => 'under 10 s of speech';
const notMeasured = () => 'not measured';

/** A change by its absolute size, with so many digits. */
const sized =
  (digits: number, more: (by: string) => string, less: (by: string) => string) =>
  (by: number): string =>
    (by > 0 ? more : less)(Math.abs(by).toFixed(digits));

export const MEASURES: readonly Measure[] = [
  {
    name: 'Length',
    // As it is shown, cut: the difference is that of the two lengths that stand beside it.
    of: ({ measurements }) => Math.floor(measurements.durationSeconds),
    missing: notMeasured,
    show: clock,
    digits: 0,
    range: null,
    change: sized(
      0,
      (by) => `${clock(Number(by))} longer`,
      (by) => `${clock(Number(by))} shorter`,
    ),
  },
  {
    name: 'Pace',
    of: ({ measurements }) => measurements.wordsPerMinute,
    missing: tooShort,
    show: (value, { measurements }, range) =>
      `${measurements.wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(value)} words a minute${range}`,
    digits: 0,
    range: ({ wordsPerMinute }) => wordsPerMinute,
    change: sized(
      0,
      (by) => `${by} words a minute faster`,
      (by) => `${by} words a minute slower`,
    ),
    band: PACE,
  },
  {
    name: 'Syllables',
    of: ({ measurements }) => measurements.syllablesPerMinute,
    missing: tooShort,
    show: (value, _analysis, range) => `${Math.round(value)} a minute${range}`,
    digits: 0,
    range: ({ syllablesPerMinute }) => syllablesPerMinute,
    change: sized(
      0,
      (by) => `${by} a minute more`,
      (by) => `${by} a minute fewer`,
    ),
  },
  {
    name: 'Filler words',
    // Of the take, as in the score; pauses are counted by the minute of speech.
    of: ({ fillerWordCount, measurements }) => perMinute(fillerWordCount, measurements.durationSeconds),
    missing: noWords,
    show: (value, { fillerWordCount }, range) =>
      `${value.toFixed(1)} a minute${range}, ${fillerWordCount ?? 0} in all`,
    digits: 1,
    range: ({ fillers }) => fillers,
    change: sized(
      1,
      (by) => `${by} a minute more`,
      (by) => `${by} a minute fewer`,
    ),
  },
  {
    name: 'Pauses',
    of: ({ measurements }) => perMinute(measurements.pauses.count, measurements.speechSeconds),
    missing: notMeasured,
    show: (value, { measurements }, range) =>
      `${value.toFixed(1)} a minute${range}, ${measurements.pauses.count} in all`,
    digits: 1,
    range: ({ pauses }) => pauses,
    change: sized(
      1,
      (by) => `${by} a minute more`,
      (by) => `${by} a minute fewer`,
    ),
  },
  {
    name: 'Longest pause',
    of: ({ measurements }) => measurements.pauses.longestSeconds,
    missing: notMeasured,
    show: (value, _analysis, range) => (value === 0 ? 'none' : `${value.toFixed(1)} s${range}`),
    digits: 1,
    range: ({ longestPause }) => longestPause,
    change: sized(
      1,
      (by) => `${by} s longer`,
      (by) => `${by} s shorter`,
    ),
  },
  {
    name: 'Loudness',
    of: ({ measurements }) => measurements.level.medianDb,
    missing: notMeasured,
    show: loudnessOf,
    digits: 0,
    range: ({ medianDb }) => medianDb,
    change: heardAs,
  },
  {
    name: 'Loud and soft',
    of: ({ measurements }) => measurements.level.rangeDb,
    missing: notMeasured,
    show: livelinessOf,
    digits: 0,
    range: ({ rangeDb }) => rangeDb,
    change: (by) => (by > 0 ? 'wider apart' : 'closer together'),
  },
  {
    name: 'Melody',
    of: ({ measurements }) => measurements.pitch.variationSemitones,
    missing: notMeasured,
    show: (value, _analysis, range) => `${value.toFixed(1)} semitones${range}`,
    digits: 1,
    range: ({ semitones }) => semitones,
    change: sized(
      1,
      (by) => `${by} semitones livelier`,
      (by) => `${by} semitones flatter`,
    ),
  },
];
