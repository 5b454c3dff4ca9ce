import type { EvidenceEvent } from '../assessment/evidence.js';
import type { Heard } from '../assessment/passage-figures.js';
import type { SpeechFeatures } from '../measurements.js';
import { heardAs } from './takes.js';

export interface Given {
  perSecond?: number;
  events?: EvidenceEvent[];
  /** One word every so many seconds, with times. */
  wordEvery?: number;
  /** Words without times are known. */
  unplaced?: boolean;
  features?: Partial<SpeechFeatures>;
}

/** A recording that was heard as these stretches of speech, with what is known of its words. */
export const heard = (stretches: Parameters<typeof heardAs>[0], given: Given = {}): Heard => {
  const acoustics = heardAs(stretches, given.perSecond ?? 4, given.features);
  const end = acoustics.measurements.durationSeconds;
  const { wordEvery } = given;
  const words =
    wordEvery === undefined
      ? null
      : Array.from({ length: Math.round(end / wordEvery) }, (_, i) => ({
          text: 'word',
          start: i * wordEvery,
          end: (i + 1) * wordEvery,
        }));
  const known = words !== null || given.unplaced === true;
  return {
    acoustics,
    evidence: {
      events: given.events ?? [],
      measurements: acoustics.measurements,
      transcript: known ? { text: '', words } : null,
      wording: known
        ? { words: 50, wordsPerSentence: null, timeWords: 0, peopleWords: 0, addressWords: 0 }
        : null,
    },
  };
};
