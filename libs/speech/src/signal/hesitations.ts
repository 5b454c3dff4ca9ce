import { ABOVE_ROOM, LEAST_SPEECH_FOR_PACE } from '../bands.js';
import type { Frames } from './frame-extractor.js';
import { HESITATION_WEIGHTS } from './hesitation-weights.js';
import { probabilityOf } from './logistic.js';
import { type Interval, toInterval } from './runs.js';
import { findSteadySounds } from './steady-sounds.js';
import type { VoiceActivity } from './voice-activity.js';

/** A sound of the voice that is probably no word: "uh", "um", a drawn-out end. */
export interface Hesitation extends Interval {
  /** Of being one, 0-1. */
  likelihood: number;
}

/** Less likely ones are shown to nobody. */
export const LEAST_LIKELIHOOD = 0.6;

/**
 * Sounds that are probably hesitations, from the signal alone (after M. Goto and others, "A real-time filled pause detection system
 * for spontaneous speech recognition", 1999). Made to be right rather than complete: what it does not find may well be there.
 * @param of what was measured: `speechSeconds` of it, and how far the voice stands above the room in decibels
 * @returns those of {@link LEAST_LIKELIHOOD} and more, in order; nothing with too little speech, or with the room near to the voice
 */
export function findHesitations(
  frames: Frames,
  activity: VoiceActivity,
  { speechSeconds, aboveRoomDb }: { speechSeconds: number; aboveRoomDb: number | null },
): Hesitation[] {
  if (speechSeconds < LEAST_SPEECH_FOR_PACE || (aboveRoomDb ?? 0) < ABOVE_ROOM.clear) return [];
  return findSteadySounds(frames, activity).flatMap((sound) => {
    const likelihood = probabilityOf(sound.figures, HESITATION_WEIGHTS);
    return likelihood < LEAST_LIKELIHOOD ? [] : [{ ...toInterval(sound), likelihood }];
  });
}
