/** What the live panel shows; every figure is measured, or null while there is no basis for it. */
export interface LiveFigures {
  speechSeconds: number;
  /** Null under ten seconds of speech. */
  syllablesPerMinute: number | null;
  pauseCount: number;
  lastPauseSeconds: number | null;
  /** 0 to 100. */
  volume: number | null;
  speaking: boolean;
}

export type ToWorklet = { type: 'restart' } | { type: 'stop' };

export type FromWorklet =
  | { type: 'level'; rmsDb: number; peak: number }
  | { type: 'live'; figures: LiveFigures };
