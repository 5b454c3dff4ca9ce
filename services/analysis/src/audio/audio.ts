/** Takes mono samples at 16 kHz, between -1 and 1. The array is only valid until it returns. */
export type Sink = (samples: Float32Array) => void;

/** What became of a file. */
export interface Decoded {
  /** Seconds of audio, counted from the samples. */
  seconds: number;
  /** True when parts of the file could not be read. */
  damaged: boolean;
}

export interface DecodeLimits {
  /** Longer audio is not decoded further. */
  maxSeconds: number;
  /** Wall-clock time after which decoding is given up. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Told now and then which share of the file has been read, 0-1; never where nobody can tell. */
  onRead?: (share: number) => void;
  /** Waited for after each piece, so that a slow reader is not flooded. */
  pace?: () => Promise<void>;
  /** The program to decode with; the one on the search path unless given. */
  ffmpeg?: string;
}

/** All measuring is done at this rate. */
export const SAMPLE_RATE = 16_000;
