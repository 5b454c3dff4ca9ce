import { toDecibels } from './decibels.js';
import { FRAMES_PER_SECOND, type Frames } from './frame-extractor.js';
import type { VoiceActivity } from './voice-activity.js';

/**
 * What a stretch of 20 ms sounds like, a letter each: `_` silence, `c` nearly silent inside speech, `S` hiss, `h` breathy or unvoiced,
 * `P` the middle of a syllable, `A` loud voice, `v` softer voice, `m` murmur without the upper half (m, n).
 */
export const SOUND_CLASSES = '_ShPAvmc';
export const SOUNDS_PER_SECOND = 50;

const FRAMES_PER_SOUND = FRAMES_PER_SECOND / SOUNDS_PER_SECOND;
/** Decibels from the level of the voice of the speaker. */
const LOUD = -9;
const NEARLY_SILENT = -26;
const HISS_LEAST = -32;
const HISS_IN_SILENCE = -25;
/** Decibels of the band above 3300 Hz over the band of vowels: an "s", and what is not yet a vowel. */
const HISS_OVER_VOWEL = 2;
const BREATH_OVER_VOWEL = -7;
const UNVOICED = 0.6;
/** Decibels of the upper half of the vowel band over the lower one: under this the mouth is closed. */
const MURMUR = -14;

/**
 * The sounds of a recording as a string of {@link SOUND_CLASSES}: enough to lay known words over it, too little to hear or read it.
 * @param nuclei frames of the syllables
 */
export function classifySounds(frames: Frames, activity: VoiceActivity, nuclei: readonly number[]): string {
  const { speaking, voiceLevel, vowelLevel, hissLevel, voiceBackdrop } = activity;
  const isMiddle = new Uint8Array(speaking.length);
  for (const nucleus of nuclei)
    isMiddle.fill(1, Math.max(0, nucleus - 1), Math.min(speaking.length, nucleus + 2));
  const [low, high] = frames.vowelParts;
  const letters: string[] = [];
  for (let at = 0; at + FRAMES_PER_SOUND <= speaking.length; at += FRAMES_PER_SOUND) {
    const mean = (values: Float32Array): number => (values[at]! + values[at + 1]!) / 2;
    const voice = voiceBackdrop.speech[voiceBackdrop.blockOf(at)]!;
    const level = mean(voiceLevel) - voice;
    const hiss = mean(hissLevel) - voice;
    const hissOverVowel = mean(hissLevel) - mean(vowelLevel);
    const speaks = speaking[at] === 1 || speaking[at + 1] === 1;
    if (!speaks) letters.push(hissOverVowel > 0 && hiss > HISS_IN_SILENCE ? 'h' : '_');
    else if (hissOverVowel > HISS_OVER_VOWEL && hiss > HISS_LEAST) letters.push('S');
    else if (level < NEARLY_SILENT) letters.push(hiss > HISS_LEAST ? 'h' : 'c');
    else if (hissOverVowel > BREATH_OVER_VOWEL && mean(frames.voicing) < UNVOICED) letters.push('h');
    else if (isMiddle[at] === 1 || isMiddle[at + 1] === 1) letters.push('P');
    else if (level > LOUD) letters.push('A');
    else letters.push(toDecibels(mean(high)) - toDecibels(mean(low)) < MURMUR ? 'm' : 'v');
  }
  return letters.join('');
}
