import type { Frames } from './frame-extractor.js';
import { percentileOf } from './decibels.js';
import type { Run } from './runs.js';

/** Frames less periodic than this give no trustworthy pitch. */
const PERIODIC = 0.6;
const LOWEST_VOICE = 65;
const HIGHEST_VOICE = 480;
/** Farther from the median than this factor is an octave error, not intonation. */
const OCTAVE_ERROR = 1.8;
/** Half a second of pitched frames is the least that has a spread. */
const FEWEST_FRAMES = 50;

export interface Intonation {
  medianHz: number | null;
  /** Standard deviation around the mean, in semitones: 1 is monotone, 3 and more is lively. */
  variationSemitones: number | null;
}

/** Pitch of the speech in a stretch of frames; null without half a second of pitched speech. */
export function measureIntonation(frames: Frames, speaking: Uint8Array, within: Run): Intonation {
  const voiced = frames.pitch.slice(within.from, within.to).filter((hz, i) => {
    const frame = within.from + i;
    return (
      speaking[frame] === 1 && frames.voicing[frame]! > PERIODIC && hz > LOWEST_VOICE && hz < HIGHEST_VOICE
    );
  });
  if (voiced.length < FEWEST_FRAMES) return { medianHz: null, variationSemitones: null };
  const medianHz = percentileOf(voiced, 0.5);
  const semitones = Array.from(voiced)
    .filter((hz) => hz > medianHz / OCTAVE_ERROR && hz < medianHz * OCTAVE_ERROR)
    .map((hz) => 12 * Math.log2(hz / medianHz));
  const mean = semitones.reduce((sum, s) => sum + s, 0) / semitones.length;
  const variance = semitones.reduce((sum, s) => sum + (s - mean) ** 2, 0) / semitones.length;
  return { medianHz, variationSemitones: Math.sqrt(variance) };
}
