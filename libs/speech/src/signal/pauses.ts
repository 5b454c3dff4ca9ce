import { type Interval, runsOf, toInterval } from './runs.js';

/** Stretches of speech, between pauses. */
export const findSpeech = (speaking: Uint8Array): Interval[] => runsOf(speaking, 1).map(toInterval);

/** Silences inside the speech, at least 250 ms each. Silence before the first and after the last word is not a pause. */
export const findPauses = (speaking: Uint8Array): Interval[] =>
  runsOf(speaking, 0)
    .filter(({ from, to }) => from > 0 && to < speaking.length)
    .map(toInterval);
