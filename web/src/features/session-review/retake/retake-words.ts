import type { Analysis, EvidenceEvent } from '@lectern/contracts/analysis';
import type { PassageComparison, PassageFigures } from '@lectern/contracts/retakes';
import { type Described, isMissingPause } from '@lectern/speech/assessment/observation';
import { heardAs, loudnessOf } from '@lectern/speech/loudness';

type Kind = EvidenceEvent['kind'];

export interface Figure {
  /** Null when the passage gave no basis for it. */
  value: string | null;
  unit: string;
}

const whole = (value: number | null): string | null => (value === null ? null : String(Math.round(value)));
const tenth = (value: number | null): string | null => value?.toFixed(1) ?? null;

const paceOf = ({ wordsPerMinute, wordsPerMinuteIsEstimate }: PassageFigures): string | null =>
  wordsPerMinute === null ? null : `${wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(wordsPerMinute)}`;

/** The figure that a finding of this kind rests on. */
export function mainFigure(kind: Kind, figures: PassageFigures): Figure {
  switch (kind) {
    case 'pace':
      return { value: paceOf(figures), unit: 'words a minute' };
    case 'pause':
      return { value: tenth(figures.longestPauseSeconds), unit: 's, longest pause' };
    case 'level':
      return { value: figures.levelDb === null ? null : loudnessOf(figures.levelDb), unit: 'loudness' };
    case 'pitch':
      return { value: tenth(figures.variationSemitones), unit: 'semitones' };
    case 'filler':
      return { value: whole(figures.words?.fillers ?? null), unit: 'filler words' };
    case 'hedge':
      return { value: whole(figures.words?.hedges ?? null), unit: 'hedges' };
    case 'repetition':
    case 'false-start':
      return { value: whole(figures.words?.stumbles ?? null), unit: 'stumbles' };
    case 'hesitation':
      return { value: null, unit: 'hesitation sounds' };
  }
}

/** Everything else that was measured of a passage, as one row each. */
export function otherFigures(kind: Kind, figures: PassageFigures): [name: string, value: string | null][] {
  const pace = paceOf(figures);
  const rows: [Kind, string, string | null][] = [
    ['pace', 'Pace', pace && `${pace} words a minute`],
    ['filler', 'Filler words', whole(figures.words?.fillers ?? null)],
    [
      'pause',
      'Longest pause',
      figures.pauses === 0 ? 'no pause' : `${figures.longestPauseSeconds.toFixed(1)} s`,
    ],
    ['level', 'Loudness', figures.levelDb === null ? null : loudnessOf(figures.levelDb)],
    [
      'pitch',
      'Melody',
      figures.variationSemitones === null ? null : `${figures.variationSemitones.toFixed(1)} semitones`,
    ],
  ];
  return rows.filter(([of]) => of !== kind).map(([, name, value]) => [name, value]);
}

/** Whether the finding is still there, in a sentence. */
export function verdictOf({ kind, before, after, verdict }: PassageComparison, finding: Described): string {
  if (verdict.state === 'unknown') return `Whether it is still there is not known. ${verdict.reason}`;
  if (verdict.state === 'overshot')
    return OVERSHOT[verdict.now]({ ...verdict, about: after.wordsPerMinuteIsEstimate ? '~' : '' });
  const runs = [after.longestRunSeconds, before.longestRunSeconds];
  if (isMissingPause({ kind, ...finding }) && runs[0] !== undefined && runs[1] !== undefined) {
    const [now, was] = runs.map((run) => `${Math.round(run ?? 0)} s`);
    return `Your longest run without a pause is now ${now}; it was ${was}.`;
  }
  const change = changeOf(kind, before, after);
  const what = kind === 'filler' || kind === 'hedge' ? `“${finding.text}”` : NAMES[kind];
  switch (verdict.state) {
    case 'gone':
      return `${GONE[kind](what)}${change}`;
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

const beside = (decibels: number): string =>
  `${Math.abs(Math.round(decibels))} dB ${decibels < 0 ? 'below' : 'above'} the rest of the take`;
const pace =
  (how: string) =>
  ({ was, is, about }: Overshot) =>
    `Now too ${how}: ${about}${Math.round(is)} words a minute; it was ${about}${Math.round(was)}.`;
const level =
  (how: string) =>
  ({ was, is }: Overshot) =>
    `Now too ${how}: ${beside(is)}; it was ${beside(was)}.`;

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
function changeOf(kind: Kind, before: PassageFigures, after: PassageFigures): string {
  if (kind === 'level')
    return before.levelDb === null || after.levelDb === null
      ? ''
      : ` This time the passage is ${than(heardAs(after.levelDb - before.levelDb))} before.`;
  const [was, is] = [mainFigure(kind, before), mainFigure(kind, after)];
  return was.value === null || is.value === null
    ? ''
    : ` ${FIGURE_NAMES[kind] ?? 'It'} is now ${is.value}${UNITS[kind] ?? ''}; it was ${was.value}.`;
}

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

export interface PassageWords {
  text: string;
  /** Without word times the place of a passage in the text is only about right. */
  exact: boolean;
}

/** What was said in a passage; null when nobody knows the words. */
export function wordsIn(
  { transcript, measurements }: Pick<Analysis, 'transcript' | 'measurements'>,
  { start, end }: { start: number; end: number },
): PassageWords | null {
  if (transcript === null) return null;
  if (transcript.words !== null) {
    const within = transcript.words.filter(
      (word) => (word.start + word.end) / 2 >= start && word.start < end,
    );
    return within.length === 0 ? null : { text: within.map((word) => word.text).join(' '), exact: true };
  }
  const words = transcript.text.split(/\s+/);
  const at = (seconds: number) => (seconds / measurements.durationSeconds) * words.length;
  const text = words.slice(Math.floor(at(start)), Math.ceil(at(end))).join(' ');
  return text === '' ? null : { text, exact: false };
}
