import { measureBackdrop } from './backdrop.js';
import { smooth, toDecibels, toMeanSquare } from './decibels.js';

/** Share of the room's power that is taken off. The rest keeps what noise does by chance below a syllable's dip. */
const TAKEN_OFF = 0.9;

/**
 * Level of the voice alone, in decibels: in each part of the band the room's power is taken off (S. Boll, "Suppression of
 * acoustic noise in speech using spectral subtraction", 1979, with two bands). Noise fills the dips between syllables; this
 * empties them again, and a part that holds nothing but noise no longer hides what the other one holds.
 * @param sigma smoothing in frames
 */
export function levelWithoutRoom(parts: readonly Float32Array[], sigma: number): Float32Array {
  const voice = new Float32Array(parts[0]?.length ?? 0);
  for (const part of parts) {
    const power = smooth(part, sigma);
    const { noise, blockOf } = measureBackdrop(power.map(toDecibels));
    const rooms = noise.map(toMeanSquare);
    for (let i = 0; i < voice.length; i++) {
      const room = rooms[blockOf(i)]!;
      voice[i]! += Math.max(power[i]! - TAKEN_OFF * room, (1 - TAKEN_OFF) * room);
    }
  }
  return voice.map(toDecibels);
}
