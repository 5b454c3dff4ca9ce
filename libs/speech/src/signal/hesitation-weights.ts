import type { Logistic } from './logistic.js';

/** Made by `node tools/bench/speech/train-hesitations.mjs` from the labelled recordings in test-data. */
export const HESITATION_WEIGHTS: Logistic = {
  constant: -2.822,
  figures: [
    // length
    { mean: -0.321, scale: 0.281, weight: 0.516 },
    // pitchFromFillers
    { mean: 3.093, scale: 1.791, weight: -0.896 },
    // pitchSlope
    { mean: 1.649, scale: 1.171, weight: -0.513 },
    // silenceBefore
    { mean: 0.061, scale: 0.155, weight: 0.892 },
    // levelDrift
    { mean: 0.471, scale: 0.404, weight: -1.028 },
  ],
};
