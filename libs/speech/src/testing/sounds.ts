import type { Interval } from '../signal/runs.js';
import { SOUND_CLASSES, SOUNDS_PER_SECOND } from '../signal/sounds.js';
import { MODELS } from '../words/sound-model.js';
import { soundsOfWord } from '../words/sounds-of-word.js';
import { tokenize } from '../words/tokens.js';

/** Stretches of 20 ms: how long a speaker stops. */
const STOPS = { none: 0, comma: 12, sentence: 30 } as const;

/** A text as the sounds of somebody who speaks it by the book, and where each of its words lies, in seconds. */
export function spokenSounds(text: string): { sounds: string; words: Interval[]; speech: Interval[] } {
  let sounds = '_'.repeat(STOPS.sentence);
  const words: Interval[] = [];
  const speech: Interval[] = [];
  let goesOn = false;
  for (const { bare, after } of tokenize(text)) {
    const start = sounds.length / SOUNDS_PER_SECOND;
    for (const sound of soundsOfWord(bare)) {
      const { heard, length } = MODELS[sound];
      const [most, second] = SOUND_CLASSES.split('').toSorted(
        (a, b) => heard[SOUND_CLASSES.indexOf(b)]! - heard[SOUND_CLASSES.indexOf(a)]!,
      );
      sounds += Array.from({ length: Math.round(length) }, (_, i) => (i === 1 ? second : most)).join('');
    }
    const end = sounds.length / SOUNDS_PER_SECOND;
    words.push({ start, end });
    if (goesOn) speech.at(-1)!.end = end;
    else speech.push({ start, end });
    goesOn = after === 'none';
    sounds += '_'.repeat(STOPS[after]);
  }
  return { sounds, words, speech };
}
