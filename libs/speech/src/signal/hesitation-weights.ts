import type { Logistic } from './logistic.js';

/** Made by `node tools/bench/speech/train-hesitations.mjs` from the labelled recordings in test-data. */
export const HESITATION_WEIGHTS: Logistic = {
  constant: -2.821,
  figures: [
    // length
    { mean: -0.108, scale: 0.223, weight: 0.524 },
    // calm
    { mean: 0.621, scale: 0.109, weight: -0.509 },
    // pitchFromFillers
    { mean: 2.991, scale: 1.79, weight: -1.201 },
    // pitchSlope
    { mean: 1.685, scale: 1.13, weight: -0.603 },
    // silenceBefore
    { mean: 0.076, scale: 0.166, weight: 0.995 },
    // levelDrift
    { mean: 0.571, scale: 0.427, weight: -0.933 },
  ],
};
