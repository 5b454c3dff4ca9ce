import { FRAMES_PER_SECOND } from './frame-extractor.js';

/** Frames `[from, to)`. */
export interface Run {
  from: number;
  to: number;
}

/** Seconds from the start of the recording. */
export interface Interval {
  start: number;
  end: number;
}

/** The stretches of a series of flags that have one value, in order. */
export function runsOf(flags: Uint8Array, value: 0 | 1): Run[] {
  const runs: Run[] = [];
  for (let i = 0; i < flags.length;) {
    const from = i;
    while (i < flags.length && flags[i] === flags[from]) i++;
    if (flags[from] === value) runs.push({ from, to: i });
  }
  return runs;
}

/** A run of frames in seconds. */
export const toInterval = ({ from, to }: Run): Interval => ({
  start: from / FRAMES_PER_SECOND,
  end: to / FRAMES_PER_SECOND,
});
