import { SCORE_NAMES, rangeInWords, wholeName } from '@lectern/contracts/english/scores';
import type { Analysis } from '@lectern/contracts/analysis';
import { type FigureRange, figureRanges, rangesPart } from '@lectern/speech/assessment/figure-ranges';
import { noScoreWords } from '@lectern/speech/english/no-score';
import { gradeOf, type Grade } from '@lectern/speech/bands';
import { clock } from '../../../lib/format.js';
import { MEASURES, type Measure } from './measures.js';
import {
  CANNOT,
  NO_DIFFERENCE,
  THE_SAME,
  type Scored,
  apart,
  lengthsAgree,
  partRange,
  sameBasis,
  scoreChange,
  shownScore,
} from './score-verdict.js';

/** One figure of two takes, with what changed from the first to the second in words. */
export interface ComparedFigure {
  name: string;
  first: string | null;
  second: string | null;
  /** Why a side has no figure. */
  reasons: { first?: string | undefined; second?: string | undefined };
  change: string;
  /** Whether a score clearly rose or fell; null where that is not said. */
  verdict?: 'better' | 'lower' | null;
  /** Of scores: the ranges to be drawn beside each other. */
  ranges?: (FigureRange | null)[];
}

type ScoreKey = keyof Analysis['scores'];

export const SCORES: readonly [ScoreKey, string][] = [
  ['overall', SCORE_NAMES.overall],
  ['confidence', SCORE_NAMES.confidence],
  ['clarity', SCORE_NAMES.clarity],
  ['pace', SCORE_NAMES.pace],
  ['legalEffectiveness', SCORE_NAMES.legalEffectiveness],
];

export const scoreFigures = (first: Analysis, second: Analysis): ComparedFigure[] =>
  SCORES.map(([key, name]) => {
    const [a, b] = [first.scores[key], second.scores[key]];
    return {
      name: key === 'overall' ? nameOfWhole(first, second) : name,
      first: shownScore(a),
      second: shownScore(b),
      reasons: {
        ...(a.value === null && { first: noScoreWords(a) }),
        ...(b.value === null && { second: noScoreWords(b) }),
      },
      ...verdictOf(a, b, lengthsAgree(first, second) && (key !== 'overall' || sameBasis(first, second))),
      ranges: [a, b].map(({ value, range }) =>
        value === null ? null : (range ?? { low: value, high: value }),
      ),
    };
  });

function verdictOf(a: Scored, b: Scored, comparable: boolean): Pick<ComparedFigure, 'change' | 'verdict'> {
  const change = scoreChange(a, b, comparable);
  const verdict = change.endsWith('better') ? 'better' : change.endsWith('lower') ? 'lower' : null;
  return { change, verdict };
}

/** The whole of two takes: what was scored by the voice alone is a delivery. */
function nameOfWhole(first: Analysis, second: Analysis): string {
  const scored = [first, second].map(({ scores }) => scores.overall).filter(({ value }) => value !== null);
  return scored.length > 0 && scored.every(({ basis }) => basis === 'voice')
    ? wholeName('voice')
    : SCORE_NAMES.overall;
}

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
      change: scoreChange(partRange(one), partRange(other), lengthsAgree(first, second)),
    };
  });
}

export const measuredFigures = (first: Analysis, second: Analysis): ComparedFigure[] =>
  MEASURES.map((measure) => {
    const [a, b] = [measure.of(first), measure.of(second)];
    return {
      name: measure.name,
      first: a === null ? null : measure.show(a, first, openOf(measure, first)),
      second: b === null ? null : measure.show(b, second, openOf(measure, second)),
      reasons: {
        ...(a === null && { first: measure.missing(first) }),
        ...(b === null && { second: measure.missing(second) }),
      },
      change:
        lengthsAgree(first, second) || measure.name === 'Length' ? changeOf(measure, first, second) : CANNOT,
    };
  });

/** What the evidence of a figure leaves open, as it stands behind it. */
function openOf({ range, digits }: Measure, analysis: Analysis): string {
  const open = rangeInWords(range?.(figureRanges(analysis)), digits);
  return open && ` (${open})`;
}

function changeOf({ of, digits, range, change, band }: Measure, first: Analysis, second: Analysis): string {
  const [a, b] = [of(first), of(second)];
  if (a === null || b === null) return CANNOT;
  const by = apart(a, b, digits);
  if (by === 0) return THE_SAME;
  const [was, is] = [range?.(figureRanges(first)), range?.(figureRanges(second))];
  if (range && was && is && !rangesPart(was, is)) return NO_DIFFERENCE;
  if (!band) return change(by);
  // Judged as it is shown: 119.6 reads 120 and lies inside a band from 120.
  const [before, after] = [a, b].map((value) => gradeOf(Number(value.toFixed(digits)), band));
  return `${change(by)}, ${before === after ? 'still' : 'now'} ${PLACES[after!]}`;
}

const PLACES: Record<Grade, string> = {
  good: 'where listeners follow best',
  'fair-low': 'on the low side',
  'fair-high': 'on the high side',
  low: 'too low',
  high: 'too high',
};

/** The comparison in one paragraph: what a listener would notice first. A part of the score is told where it parts. */
export function summaryOf(first: Analysis, second: Analysis): string {
  if (!lengthsAgree(first, second))
    return `One take is more than three times as long as the other (${clock(first.measurements.durationSeconds)} and ${clock(second.measurements.durationSeconds)}): they give no verdict.`;
  const [a, b] = [first.scores.overall, second.scores.overall];
  const overall =
    a.value === null || b.value === null
      ? withoutScore([a, b])
      : !sameBasis(first, second)
        ? `They rest on different parts (${measuredOf(a)} and ${measuredOf(b)} of 4 measured): the two figures cannot be compared.`
        : inOneSentence(nameOfWhole(first, second), a, b);
  const parted = SCORES.slice(1).flatMap(([key, name]) => {
    const [one, other] = [first.scores[key], second.scores[key]];
    return isDifferent(one, other) ? [inOneSentence(`${name} score`, one, other)] : [];
  });
  const told = measuredFigures(first, second)
    .filter(({ name, change }) => SUMMED.includes(name) && change !== CANNOT)
    .map(({ name, change }) => `${name}: ${change}.`);
  return [overall, ...parted, ...told].join(' ');
}

const measuredOf = ({ measured, parts }: Analysis['scores']['overall']): number => measured ?? parts.length;

/** What is better and what is lower, in one line; the whole comes last. */
export function headlineOf(first: Analysis, second: Analysis): string {
  if (!lengthsAgree(first, second)) return 'The lengths differ too much for a verdict';
  const [whole, ...parts] = scoreFigures(first, second);
  const named = (verdict: 'better' | 'lower') =>
    parts.filter((part) => part.verdict === verdict).map(({ name }) => name);
  const [better, lower] = [named('better'), named('lower')];
  const told = [
    better.length > 0 && `${listed(better)} better`,
    lower.length > 0 && `${listed(lower)} lower`,
  ].filter((line) => line !== false);
  const ofWhole = `${whole!.name}: ${whole!.change}.`;
  if (told.length === 0)
    return parts.every(({ change }) => change === CANNOT) ? ofWhole : `No part clearly differs. ${ofWhole}`;
  const line = told.join(', ').toLowerCase();
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}. ${ofWhole}`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1);
  return names.length === 1 ? `${last} scores` : `${names.slice(0, -1).join(', ')} and ${last} score`;
}

/** Which take has no score, and why. */
function withoutScore(overall: readonly Analysis['scores']['overall'][]): string {
  const missing = overall.findIndex(({ value }) => value === null);
  return overall.every(({ value }) => value === null)
    ? 'Neither take has an overall score.'
    : `Take ${missing + 1} has no overall score. ${noScoreWords(overall[missing]!) ?? ''}`.trimEnd();
}

const isDifferent = (first: Scored, second: Scored): boolean =>
  ![CANNOT, NO_DIFFERENCE].includes(scoreChange(first, second, true));

const inOneSentence = (name: string, first: Scored, second: Scored): string =>
  `${name}: ${first.value?.toFixed(1)}, then ${second.value?.toFixed(1)}, ${scoreChange(first, second, true)}.`;

const SUMMED = ['Pace', 'Filler words', 'Longest pause'];
