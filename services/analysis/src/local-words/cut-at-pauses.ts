import type { Interval } from '@lectern/speech/signal/runs';

/** Seconds of a piece: long enough that the model hears sentences, short enough that its memory stays small. */
const SHORTEST = 15;
export const LONGEST_CUT = 25;

/**
 * Where a recording is cut into pieces: in the middle of its longest pause between 15 and 25 s after the cut before, and after
 * 25 s where nobody paused.
 * @param pauses in order
 * @returns ends of pieces in seconds; the last is the recording's own
 */
export function cutAtPauses(pauses: readonly Interval[], seconds: number): number[] {
  const cuts: number[] = [];
  let from = 0;
  while (seconds - from > LONGEST_CUT) {
    const [earliest, latest] = [from + SHORTEST, from + LONGEST_CUT];
    let cut = latest;
    let longest = 0;
    for (const { start, end } of pauses) {
      const middle = (start + end) / 2;
      if (middle < earliest || middle > latest || end - start <= longest) continue;
      longest = end - start;
      cut = middle;
    }
    cuts.push(cut);
    from = cut;
  }
  return [...cuts, seconds];
}
