import type { LiveState } from '@lectern/speech/live';

/** What the live panel shows; null means not known yet, never zero. */
export type LiveFigures = LiveState;

export type ToWorklet = { type: 'restart' } | { type: 'stop' };

export type FromWorklet =
  { type: 'level'; rmsDb: number; peak: number } | { type: 'live'; figures: LiveFigures };
