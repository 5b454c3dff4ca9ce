import type { LiveState } from '@lectern/speech/live';
import type { SpeechFeatures } from '@lectern/speech/measurements';
import type { SoundPiece } from './sound-pieces.js';

/** What the live panel shows; null means not known yet, never zero. */
export type LiveFigures = LiveState;

/**
 * With `measure` the whole take is measured, and told at its end: there is no audio to measure afterwards. With `sound` what is
 * spoken is told piece by piece.
 */
export type ToWorklet =
  { type: 'restart'; measure: boolean; sound: boolean } | { type: 'hold'; held: boolean } | { type: 'stop' };

export type FromWorklet =
  | { type: 'level'; rmsDb: number; peak: number }
  | { type: 'live'; figures: LiveFigures }
  | { type: 'sound'; piece: SoundPiece }
  | { type: 'measured'; speech: SpeechFeatures };
