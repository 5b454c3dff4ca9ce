import type { PassageComparison, PassageFigures } from '@lectern/contracts/retakes';
import {
  type Described,
  directionOf,
  isFading,
  isMissingPause,
} from '@lectern/speech/assessment/observation';
import { heardAs } from '@lectern/speech/loudness';
import { type Kind, type Measured, farthest, mainFigure } from './retake-figures.js';

/** Whether the finding is still there, in a sentence. */
export function verdictOf({ kind, before, after, verdict }: PassageComparison, finding: Described): string {
  const measured = { kind, ...finding };
  const change = changeOf(measured, before, after);
  if (verdict.state === 'unknown')
    return `Whether it is still there is not known. ${verdict.reason}${kind === 'pace' ? change : ''}`;
  if (verdict.state === 'overshot')
    return OVERSHOT[verdict.now]({ ...verdict, about: after.wordsPerMinuteIsEstimate ? '~' : '' });
  if (isMissingPause(measured) && change !== '') return change.trimStart();
  const what = nameOf(measured);
  switch (verdict.state) {
    case 'gone':
      return `${goneOf(measured, what)}${change}`;
    case 'better':
      return `Better, but ${what} is still there.${change}`;
    case 'still-there':
      return `${capital(what)} is still there.${change}`;
  }
}

interface Overshot {
  was: number;
  is: number;
  /** Before a pace that is an estimate. */
  about: string;
}

const beside = (decibels: number): string => than(heardAs(decibels));
const pace =
  (how: string) =>
  ({ was, is, about }: Overshot) =>
    `Now too ${how}: ${about}${Math.round(is)} words a minute; it was ${about}${Math.round(was)}.`;
const level =
  (how: string) =>
  ({ was, is }: Overshot) =>
    `Now too ${how}: ${beside(is)} the rest of the take; it was ${beside(was)} the rest.`;

/** Past the aim, with the figures of both sides in one sentence. */
const OVERSHOT: Record<
  Extract<PassageComparison['verdict'], { state: 'overshot' }>['now'],
  (one: Overshot) => string
> = {
  fast: pace('fast'),
  slow: pace('slow'),
  loud: level('loud'),
  soft: level('soft'),
  swinging: ({ was, is }) =>
    `Now the voice swings too widely: ${is.toFixed(1)} semitones; it was ${was.toFixed(1)}.`,
  'long-pause': ({ was, is }) =>
    `Now there is a pause, but too long a one: ${is.toFixed(1)} s; the longest was ${was.toFixed(1)} s.`,
  'no-pause': ({ was, is }) =>
    `Now a pause is missing: you spoke for ${Math.round(is)} s without one; it was ${Math.round(was)} s.`,
  'other-words': ({ was, is }) =>
    `That word is gone, but others of its kind took its place: ${is} in all; before it was ${was}.`,
};

/** The figures of both sides in a sentence; nothing where one is missing. */
function changeOf(finding: Measured, before: PassageFigures, after: PassageFigures): string {
  const { kind } = finding;
  if (isFading(finding)) {
    if (typeof before.fadeDb !== 'number' || typeof after.fadeDb !== 'number') return '';
    return ` Now ${endOfPhrase(after.fadeDb, 'ends')}; before, ${endOfPhrase(before.fadeDb, 'ended')}.`;
  }
  if (kind === 'level')
    return before.levelDb === null || after.levelDb === null
      ? ''
      : ` This time the passage is ${than(heardAs(after.levelDb - before.levelDb))} before.`;
  const [was, is] = [mainFigure(finding, before), mainFigure(finding, after)];
  if (was.value === null || is.value === null) return '';
  const stretch = farthest(finding, after);
  if (stretch && farthest(finding, before))
    return ` Your ${stretch.name} 5 seconds are now at ${is.value} words a minute; they were at ${was.value}.`;
  if (isMissingPause(finding))
    return after.longestRunSeconds === undefined
      ? ''
      : ` Your longest run without a pause is now ${is.value} s; it was ${was.value} s.`;
  return ` ${FIGURE_NAMES[kind] ?? 'It'} is now ${is.value}${UNITS[kind] ?? ''}; it was ${was.value}.`;
}

const endOfPhrase = (fadeDb: number, ends: string): string =>
  fadeDb === 0 ? 'every phrase carries to its end' : `one ${ends} ${heardAs(-fadeDb)}`;

const than = (heard: string): string => `${heard} ${heard.endsWith('loud') ? 'as' : 'than'}`;

const FIGURE_NAMES: Partial<Record<Kind, string>> = {
  pace: 'Your pace',
  pause: 'Your longest pause',
  pitch: 'Your melody',
  filler: 'The number of filler words',
  hedge: 'The number of hedges',
  repetition: 'The number of stumbles',
  'false-start': 'The number of stumbles',
};
const UNITS: Partial<Record<Kind, string>> = {
  pace: ' words a minute',
  pause: ' s',
  pitch: ' semitones',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function nameOf(finding: Measured): string {
  if (finding.kind === 'filler' || finding.kind === 'hedge') return `“${finding.text}”`;
  if (isFading(finding)) return 'a phrase that dies away';
  const direction = finding.kind === 'pace' ? directionOf(finding) : undefined;
  return direction === 'fast' ? 'the rush' : direction === 'slow' ? 'the drag' : NAMES[finding.kind];
}

const NAMES: Record<Kind, string> = {
  pace: 'the pace outside the range',
  pause: 'the pause problem',
  level: 'the difference in level',
  pitch: 'the flat melody',
  filler: 'the filler',
  hedge: 'the hedge',
  repetition: 'the repeated word',
  'false-start': 'the false start',
  hesitation: 'the hesitation sound',
};

function goneOf(finding: Measured, what: string): string {
  if (isFading(finding)) return 'No phrase dies away this time.';
  const direction = finding.kind === 'pace' ? directionOf(finding) : undefined;
  if (direction === 'fast') return 'No rush this time.';
  return direction === 'slow' ? 'It does not drag this time.' : GONE[finding.kind](what);
}

const GONE: Record<Kind, (what: string) => string> = {
  pace: () => 'In range this time.',
  pause: () => 'The pauses are where they belong.',
  level: () => 'At the level of the rest of the take.',
  pitch: () => 'The voice moves now.',
  filler: (what) => `No ${what} this time.`,
  hedge: (what) => `No ${what} this time.`,
  repetition: () => 'No word said twice this time.',
  'false-start': () => 'No false start this time.',
  hesitation: () => 'Not found this time.',
};
