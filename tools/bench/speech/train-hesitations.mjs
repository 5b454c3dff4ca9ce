// node tools/bench/speech/train-hesitations.mjs: fits the weights of hesitation sounds to the labelled recordings and writes them down.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_FIGURES } from '../../../libs/speech/dist/src/signal/steady-sounds.js';
import { labelledRecordings } from './hesitation-data.mjs';
import { learn, soundsToLearn } from './hesitation-weights.mjs';

const TARGET = join(import.meta.dirname, '../../../libs/speech/src/signal/hesitation-weights.ts');
const { constant, figures } = learn(soundsToLearn(labelledRecordings()));
const short = (value) => Number(value.toFixed(3));
const rows = figures.map(
  ({ mean, scale, weight }, i) =>
    `    // ${SOUND_FIGURES[i]}\n    { mean: ${short(mean)}, scale: ${short(scale)}, weight: ${short(weight)} },\n`,
);
writeFileSync(
  TARGET,
  `import type { Logistic } from './logistic.js';

/** Made by \`node tools/bench/speech/train-hesitations.mjs\` from the labelled recordings in test-data. */
export const HESITATION_WEIGHTS: Logistic = {
  constant: ${short(constant)},
  figures: [
${rows.join('')}  ],
};
`,
);
console.log(rows.join(''));
