import type { Described, Observation, ObservationCode, Observed } from '../assessment/observation.js';
import { clock } from './clock.js';
import { heardAs } from '../loudness.js';

const lasting = (seconds: number): string => (seconds < 60 ? `${seconds.toFixed(1)} s` : clock(seconds));
/** From a minute on a length is written as every length is: "2:09". */
const whole = (seconds: number): string => (seconds < 59.5 ? `${Math.round(seconds)} s` : clock(seconds));
const beside = (decibels: number): string => {
  const heard = heardAs(decibels);
  return `${heard} ${heard.endsWith('loud') ? 'as' : 'than'} the rest`;
};

const WORDS: { [C in ObservationCode]: (observed: Observed<C>) => string } = {
  pause: ({ seconds }) => `Pause of ${lasting(seconds)}`,
  'pause-after': ({ seconds, words }) => `Pause of ${lasting(seconds)} after "${words}"`,
  'pause-in-clause': ({ seconds, words }) => `Pause of ${lasting(seconds)} in mid-clause, after "${words}"`,
  'pause-beside': ({ seconds, words }) => `Pause of ${lasting(seconds)} beside "${words}"`,
  silence: ({ seconds }) => `Silence of ${lasting(seconds)}`,
  'no-pause': ({ seconds }) => `No pause for ${whole(seconds)}`,
  fast: ({ wordsPerMinute }) => `Fast passage, up to ${Math.round(wordsPerMinute)} words a minute`,
  slow: ({ wordsPerMinute }) => `Slow passage, down to ${Math.round(wordsPerMinute)} words a minute`,
  loud: ({ decibels }) => `Loud passage, ${beside(decibels)}`,
  soft: ({ decibels }) => `Soft passage, ${beside(decibels)}`,
  fading: ({ decibels }) => `The phrase fades: its end is ${heardAs(decibels)}`,
  flat: ({ semitones }) => `Flat passage, pitch varies by ${semitones.toFixed(1)} semitones`,
  // A drawn-out word beside a pause may be one as well.
  hesitation: () => 'Hesitation sound',
};

/** What was noticed, in words. */
export const observationWords = <C extends ObservationCode>(observed: Observed<C>): string =>
  WORDS[observed.code](observed);

/** A finding in words: the observation, or the word that was said. One from before there were codes keeps its sentence. */
export const findingWords = ({ observed, text }: Described): string =>
  observed ? observationWords(observed as Observation) : text;
