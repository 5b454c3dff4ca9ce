import type { InstalledState } from '@lectern/platform/models/installed-state';
import type { HeardWord } from './recognizer-protocol.js';

export interface Hearing {
  /** Of one owner one piece at a time is heard. */
  owner?: string;
  /** Ends the waiting for a turn. */
  patience?: AbortSignal;
  /** Ends the work, too. */
  signal?: AbortSignal;
}

/** Finds the words of pieces of sound, of all that are wanted one at a time: who speaks now comes between those of a recording. */
export interface Recognizer {
  /** Can words be found? */
  state: () => Promise<InstalledState>;
  /**
   * The words of one piece.
   * @param samples mono, 16,000 a second, between -1 and 1; at most 25 s of them
   * @throws RecognizerFault, or the reason of a signal
   */
  hear: (samples: Float32Array, hearing: Hearing) => Promise<HeardWord[]>;
  /** Nobody will ask any more. */
  end: () => void;
}
