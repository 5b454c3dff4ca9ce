import type { ComparisonRow } from '@lectern/contracts/progress';
import { WORDS_A_MINUTE } from './format.js';

/** The pace that lengths are told at. */
export interface Pace {
  wordsPerMinute: number;
  /** The speaker's own, as their takes were measured; else the usual one. */
  own: boolean;
}

/** Newest first; older ones count no more. */
export const TAKES_OF_PACE = 10;
const LEAST_SECONDS = 60;
/** What a take can have been spoken at: anything else was measured wrongly, or was no speech. */
const SPOKEN = { from: 60, to: 260 };

type Take = Pick<ComparisonRow, 'durationSeconds' | 'speakingPace' | 'speakingPaceIsEstimate'>;

/** The median of the newest takes of a minute or more; estimates count only where no words are known. */
export function ownPaceOf(takes: readonly Take[]): Pace {
  const long = takes.filter(({ durationSeconds }) => durationSeconds >= LEAST_SECONDS);
  const known = long.filter(({ speakingPaceIsEstimate }) => !speakingPaceIsEstimate);
  const paces = (found: readonly Take[]) =>
    found
      .flatMap(({ speakingPace }) => speakingPace ?? [])
      .filter((pace) => pace >= SPOKEN.from && pace <= SPOKEN.to)
      .slice(0, TAKES_OF_PACE)
      .sort((a, b) => a - b);
  const measured = paces(known).length > 0 ? paces(known) : paces(long);
  const middle = measured.length / 2;
  const lower = measured[Math.ceil(middle) - 1];
  const upper = measured[Math.floor(middle)];
  if (lower === undefined || upper === undefined) return { wordsPerMinute: WORDS_A_MINUTE, own: false };
  return { wordsPerMinute: Math.round((lower + upper) / 2), own: true };
}

/** "your own 133 words a minute", as it stands behind "at". */
export const paceInWords = ({ wordsPerMinute, own }: Pace): string =>
  `${own ? 'your own ' : ''}${wordsPerMinute} words a minute${own ? '' : ', until yours is measured'}`;
