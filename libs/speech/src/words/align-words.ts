import type { Acoustics } from '../measurements.js';
import { SOUNDS_PER_SECOND } from '../signal/sounds.js';
import { type PlacedToken, alignSyllables } from './align-syllables.js';
import { forceAlign } from './force-align.js';
import type { Token } from './tokens.js';

/** How sure a place is that stayed when the models were bent to the take, and one that did not. */
const SETTLED = 0.9;
const MOVED = 0.5;

/**
 * Lays words without times over the sound: by the sounds of their spelling near where syllables and pauses have them; by those alone
 * in analyses from before sounds were kept. Seconds; null where there is nothing to align.
 */
export function alignWords(
  tokens: readonly Token[],
  acoustics: Pick<Acoustics, 'syllables' | 'pauses' | 'speech' | 'sounds'>,
): PlacedToken[] | null {
  const roughly = alignSyllables(tokens, acoustics);
  const { sounds } = acoustics;
  if (!roughly || sounds === undefined) return roughly;
  const laid = forceAlign(tokens, sounds, { expected: shareSaidBy(roughly, sounds.length) });
  if (!laid) return roughly;
  let end = 0;
  return tokens.map((token, i) => {
    const place = laid.words[i];
    const start = place?.start ?? end;
    end = place?.end ?? start;
    return { ...token, start, end, sure: place?.settled ? SETTLED : MOVED };
  });
}

/** Of each 20 ms the share of the words that were begun by then. */
function shareSaidBy(words: readonly PlacedToken[], length: number): (sound: number) => number {
  const shares = new Float32Array(length);
  let begun = 0;
  for (let at = 0; at < length; at++) {
    while (begun < words.length && words[begun]!.start <= at / SOUNDS_PER_SECOND) begun++;
    shares[at] = begun / words.length;
  }
  return (sound) => shares[sound]!;
}
