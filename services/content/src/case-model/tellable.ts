import type { FileSentence } from './file-sentences.js';
import type { Force } from './force.js';
import type { Telling } from './tell.js';

/** A sentence that can be told, with its place in the file. */
export interface Tellable extends Telling, Force {
  sentence: FileSentence;
  /** Sentences of its document. */
  of: number;
  /** Who spoke with whom, and when, where it is somebody's words alone. */
  setting?: Tellable;
  /** Who wrote a message, and to whom. */
  between?: string[];
  /** An entry of a log, a chart or a form: told beside the sentences of its paper, and not for them. */
  recorded?: true;
  /** The same in few words, where the sentence that tells it cannot be said whole. */
  opening?: { said: string; sentence: FileSentence };
}
