import type { EvidenceEvent } from '@lectern/contracts/analysis';
import type { PassageFigures } from '@lectern/contracts/retakes';
import {
  type Described,
  directionOf,
  isFading,
  isMissingPause,
  isSlow,
} from '@lectern/speech/assessment/observation';
import { heardAs, loudnessOf } from '@lectern/speech/loudness';

export type Kind = EvidenceEvent['kind'];

export interface Figure {
  /** Null when the passage gave no basis for it. */
  value: string | null;
  unit: string;
}

const whole = (value: number | null): string | null => (value === null ? null : String(Math.round(value)));
const tenth = (value: number | null): string | null => value?.toFixed(1) ?? null;

const paceOf = ({ wordsPerMinute, wordsPerMinuteIsEstimate }: PassageFigures): string | null =>
  wordsPerMinute === null ? null : `${wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(wordsPerMinute)}`;

/** A finding as far as it says what was measured for it. */
export type Measured = Described & { kind: Kind };

/** The figure that a finding rests on. */
export function mainFigure(finding: Measured, figures: PassageFigures): Figure {
  const stretch = farthest(finding, figures);
  if (stretch) return { value: stretch.value, unit: `words a minute, ${stretch.name} 5 s` };
  if (isMissingPause(finding) && figures.longestRunSeconds !== undefined)
    return { value: whole(figures.longestRunSeconds), unit: 's, longest run without a pause' };
  if (isFading(finding) && typeof figures.fadeDb === 'number')
    return { value: figures.fadeDb === 0 ? 'carry' : heardAs(-figures.fadeDb), unit: 'ends of phrases' };
  switch (finding.kind) {
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

/** A rush or a drag was found where it is farthest from the usual; null for every other finding, and in older comparisons. */
export function farthest(
  finding: Measured,
  { fastest, slowest, wordsPerMinuteIsEstimate }: PassageFigures,
): { name: 'fastest' | 'slowest'; value: string } | null {
  const name = directionOf(finding) === 'fast' ? 'fastest' : isSlow(finding) ? 'slowest' : null;
  const value = name === 'fastest' ? fastest : slowest;
  return name === null || finding.kind !== 'pace' || typeof value !== 'number'
    ? null
    : { name, value: `${wordsPerMinuteIsEstimate ? '~' : ''}${Math.round(value)}` };
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
