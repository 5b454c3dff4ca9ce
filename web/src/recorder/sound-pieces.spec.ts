import { describe, expect, it } from '@jest/globals';
import { SoundPieces, type SoundPiece } from './sound-pieces.js';

const RATE = 16_000;
const BLOCK = 640;

/** Pieces of what is spoken in the given seconds, the rest being silence; each sample tells its second. */
function piecesOf(seconds: number, speech: [from: number, to: number][]): SoundPiece[] {
  const cutter = new SoundPieces();
  const pieces: (SoundPiece | null)[] = [];
  let silentSince = 0;
  for (let at = 0; at < seconds * RATE; at += BLOCK) {
    const time = at / RATE;
    const speaking = speech.some(([from, to]) => time >= from && time < to);
    if (speaking) silentSince = time;
    const block = Float32Array.from({ length: BLOCK }, (_, i) => Math.floor((at + i) / RATE) / 32_768);
    pieces.push(cutter.push(block, { speaking, silentSeconds: speaking ? 0 : time - silentSince }));
  }
  return [...pieces, cutter.finish()].filter((piece) => piece !== null);
}

const lengths = (pieces: SoundPiece[]) => pieces.map(({ samples }) => samples.length / RATE);

describe('pieces of sound', () => {
  it('end at the first pause after four seconds', () => {
    const pieces = piecesOf(12, [
      [0, 6],
      [6.5, 12],
    ]);
    expect(pieces.map(({ start }) => start)).toEqual([0, expect.closeTo(6.3, 1)]);
    expect(lengths(pieces).reduce((sum, length) => sum + length)).toBeCloseTo(12, 5);
  });

  it('end after twelve seconds where nobody pauses', () => {
    expect(lengths(piecesOf(30, [[0, 30]]))).toEqual([12, 12, 6]);
  });

  it('are none of silence, and the next begins a little before the voice', () => {
    expect(piecesOf(20, [])).toEqual([]);
    const [piece, ...more] = piecesOf(12, [[8.1, 11]]);
    expect(more).toEqual([]);
    expect(piece!.start).toBeLessThan(8.1);
    expect(piece!.start).toBeGreaterThan(3);
  });

  it('carry the samples of their own seconds', () => {
    for (const { start, samples } of piecesOf(30, [[2, 28]]))
      expect(Array.from(samples).every((second, i) => second === Math.floor(start + i / RATE + 1e-9))).toBe(
        true,
      );
  });

  it('take what is too loud as the loudest', () => {
    const cutter = new SoundPieces();
    cutter.push(Float32Array.of(2, -2), { speaking: true, silentSeconds: 0 });
    expect(Array.from(cutter.finish()!.samples)).toEqual([32_767, -32_768]);
  });
});
