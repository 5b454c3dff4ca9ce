import type { Frames } from './frame-extractor.js';
import type { VoiceActivity } from './voice-activity.js';

/** Decibels that the level must fall before and after a nucleus. */
const DIP = 1;
/** A nucleus is at most this far below the loudest vowels... */
const BELOW_VOICE = 26;
/** ...and at least this far above what is left of the room. */
const ABOVE_ROOM = 4;
/** An "s" is a peak too, but of hiss: a vowel's own band is at most this far below it. */
const BELOW_HISS = 4;
/** Creaky and hoarse vowels are barely periodic; one frame near the peak is enough. */
const VOICED = 0.35;
const VOICED_BEFORE = 2;
const VOICED_AFTER = 3;

/**
 * Syllable nuclei after N. de Jong and T. Wempe, "Praat script to detect syllable nuclei and measure speech rate
 * automatically" (2009): voiced peaks of the vowel band, freed of the room's noise, with a dip on both sides. Answers the frame of each.
 */
export function findSyllables(frames: Frames, activity: VoiceActivity): number[] {
  const { voiceLevel: level } = activity;
  const nuclei: number[] = [];
  const last = level.length - 1;
  let rising = false;
  let lowest = level[0] ?? 0;
  let peak = 0;
  for (let i = 1; i <= last; i++) {
    const here = level[i]!;
    if (!rising) {
      lowest = Math.min(lowest, here);
      rising = here > lowest + DIP;
      peak = i;
      continue;
    }
    if (here > level[peak]!) peak = i;
    if (here >= level[peak]! - DIP && i !== last) continue;
    if (isNucleus(frames, activity, peak)) nuclei.push(peak);
    rising = false;
    lowest = here;
  }
  return nuclei;
}

function isNucleus(frames: Frames, activity: VoiceActivity, peak: number): boolean {
  const { voiceLevel, vowelLevel, hissLevel, speaking, voiceBackdrop } = activity;
  const level = voiceLevel[peak]!;
  const block = voiceBackdrop.blockOf(peak);
  return (
    speaking[peak] === 1 &&
    level > Math.max(voiceBackdrop.speech[block]! - BELOW_VOICE, voiceBackdrop.noise[block]! + ABOVE_ROOM) &&
    vowelLevel[peak]! > hissLevel[peak]! - BELOW_HISS &&
    isVoicedNear(frames, peak)
  );
}

function isVoicedNear({ pitch, voicing }: Frames, peak: number): boolean {
  const end = Math.min(pitch.length - 1, peak + VOICED_AFTER);
  for (let i = Math.max(0, peak - VOICED_BEFORE); i <= end; i++) {
    if (voicing[i]! > VOICED && pitch[i]! > 0) return true;
  }
  return false;
}
