/*
 * What the speaker and whoever started it say to each other: one line of JSON each. The speaker is a program of its own, so that its
 * library shares no process with ours.
 */

/** Where the files of a model are, and how they are to be read. */
export type VoiceModel =
  | { kind: 'vits'; model: string; tokens: string; dataDir: string }
  | { kind: 'kokoro'; model: string; voices: string; tokens: string; dataDir: string };

/** The first line. */
export interface Setup {
  /** Folder in which the library is looked for, as Node looks for packages. */
  library: string;
  model: VoiceModel;
  threads: number;
}

/** A sentence or a few, to be spoken. */
export interface Utterance {
  id: number;
  text: string;
  /** Which of the model's speakers. */
  speaker: number;
  /** 1 is the speaker's own pace, 2 twice as fast. */
  speed: number;
}

/** An answer: `ready` to the setup, sound to an utterance: 16-bit samples, little-endian, mono, in base64. */
export type Answer = { ready: true; sampleRate: number; speakers: number } | { id: number; pcm: string };
