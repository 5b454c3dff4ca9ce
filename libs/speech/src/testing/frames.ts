import type { Frames } from '../signal/frame-extractor.js';
import { TIMBRE_SIZE } from '../signal/timbre.js';

type Course = number | ((frame: number) => number);

/** One value a frame: the same in all, or as its course has it. */
export const series = (length: number, course: Course): Float32Array =>
  Float32Array.from({ length }, (_, frame) => (typeof course === 'number' ? course : course(frame)));

/** Frames of a voice at 200 Hz and no sound else, with changes. */
export const framesOf = (
  length: number,
  changes: Partial<Record<Exclude<keyof Frames, 'vowelParts' | 'timbre'>, Course>> = {},
): Frames => {
  const of = (key: keyof typeof changes, usual: number): Float32Array =>
    series(length, changes[key] ?? usual);
  const vowelEnergy = of('vowelEnergy', 0);
  return {
    energy: of('energy', 0),
    vowelEnergy,
    vowelParts: [vowelEnergy.map((power) => power / 2), vowelEnergy.map((power) => power / 2)],
    hissEnergy: of('hissEnergy', 0),
    pitch: of('pitch', 200),
    voicing: of('voicing', 1),
    timbre: new Float32Array(length * TIMBRE_SIZE),
  };
};

/** One flag a frame, set in these stretches `[from, to)`. */
export const flags = (
  length: number,
  ...stretches: readonly (readonly [from: number, to: number])[]
): Uint8Array =>
  Uint8Array.from({ length }, (_, frame) =>
    stretches.some(([from, to]) => frame >= from && frame < to) ? 1 : 0,
  );
