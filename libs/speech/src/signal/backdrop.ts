import { percentileOf } from './decibels.js';
import { FRAMES_PER_SECOND } from './frame-extractor.js';

/** Rooms and distances change slowly: levels are taken per 15 s, from 7.5 s around it as well. */
const BLOCK = 15 * FRAMES_PER_SECOND;
const MARGIN = BLOCK / 2;
/** A block without speech must not pass for one: its "speech level" is at most this far under the loudest part. */
const QUIETEST_SPEECH = 15;

/** What speech is heard against, per block of about 15 s, in decibels. */
export interface Backdrop {
  /** Level that 5 % of the block stays below: the room. */
  noise: Float32Array;
  /** Level that 5 % of the block exceeds: stressed vowels. */
  speech: Float32Array;
  /** Block of a frame. */
  blockOf(frame: number): number;
}

/** Measures room and speech level over a series of frame levels in decibels. */
export function measureBackdrop(levels: Float32Array): Backdrop {
  const blocks = Math.max(1, Math.round(levels.length / BLOCK));
  const edge = (block: number): number => Math.floor((block * levels.length) / blocks);
  const noise = new Float32Array(blocks);
  const speech = new Float32Array(blocks);
  const loudest = percentileOf(levels.slice(), 0.97);
  for (let block = 0; block < blocks; block++) {
    const near = levels.slice(Math.max(0, edge(block) - MARGIN), edge(block + 1) + MARGIN);
    noise[block] = percentileOf(near, 0.05);
    speech[block] = Math.max(percentileOf(near, 0.95), loudest - QUIETEST_SPEECH);
  }
  return {
    noise,
    speech,
    blockOf: (frame) => Math.min(blocks - 1, Math.floor((frame * blocks) / Math.max(1, levels.length))),
  };
}
