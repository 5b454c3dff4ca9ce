import { percentileOf, smoothDecibels } from './decibels.js';
import type { Run } from './runs.js';

/** Frames; loudness is heard over a syllable, not over 10 ms. */
const SMOOTHING = 5;

/** Loudness of the spoken frames, in decibels relative to full scale. */
export interface Level {
  /** Half of the speech is louder. */
  medianDb: number | null;
  /** From the quietest to the loudest tenth of the speech. */
  rangeDb: number | null;
}

/** Level of every frame in decibels, smoothed over a syllable. */
export const frameLevels = (energy: Float32Array): Float32Array => smoothDecibels(energy, SMOOTHING);

/** Level of the speech in a stretch of frames; null without speech. */
export function measureLevel(levels: Float32Array, speaking: Uint8Array, within: Run): Level {
  const spoken = levels.slice(within.from, within.to).filter((_, i) => speaking[within.from + i] === 1);
  if (spoken.length === 0) return { medianDb: null, rangeDb: null };
  const low = percentileOf(spoken, 0.1);
  const median = percentileOf(spoken, 0.5);
  const high = percentileOf(spoken, 0.9);
  return { medianDb: median, rangeDb: high - low };
}
