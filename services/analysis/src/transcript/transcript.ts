import type { SpokenWord } from '@lectern/speech/words/tokens';

/** Words of a recording, and who made them. */
export interface Transcript {
  source: 'supplied' | 'browser' | 'model' | 'local';
  text: string;
  /** Null when nobody knows the times. */
  words: SpokenWord[] | null;
}
