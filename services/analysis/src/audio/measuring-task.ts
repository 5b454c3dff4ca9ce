import type { Acoustics } from '@lectern/speech/measurements';

/** What the measuring process is asked to do. */
export interface MeasuringTask {
  /** Absolute. */
  path: string;
  timeoutMs: number;
  /** Refuses longer recordings. */
  mostSeconds?: number;
}

/** What is known of a recording once it is measured. */
export interface Measured {
  acoustics: Acoustics;
  /** True when parts of the file could not be read. */
  damaged: boolean;
}

/** What the measuring process says: how far it is, and in the end what came out. */
export type TaskMessage = { read: number } | { refused: unknown } | Measured;
