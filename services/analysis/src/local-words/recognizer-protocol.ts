/*
 * What the recognizer and whoever started it say to each other: one line of JSON each. The recognizer is a program of its own,
 * so that its library shares no process with ours.
 */

/** Where the files of a model are, and how they are to be read. */
export type WordsModel =
  | { kind: 'transducer'; encoder: string; decoder: string; joiner: string; tokens: string }
  | { kind: 'ctc'; model: string; tokens: string };

/** The first line. */
export interface Setup {
  /** Folder in which the library is looked for, as Node looks for packages. */
  library: string;
  model: WordsModel;
  threads: number;
}

/** A stretch of sound. */
export interface Piece {
  id: number;
  /** 16-bit samples, little-endian, 16,000 a second, mono, in base64. */
  pcm: string;
}

/** A word with times in seconds from the beginning of its piece. */
export interface HeardWord {
  text: string;
  start: number;
  end: number;
  /** Probability of its least certain part; absent where the model gives none. */
  confidence?: number | undefined;
}

/** An answer: `ready` to the setup, words to a piece. */
export type Answer = { ready: true } | { id: number; words: HeardWord[] };
