import { readFileSync } from 'node:fs';
import { RATE, analyze, join } from '../speech/sound.mjs';
import { DATA, scoresOf, takeOf } from './takes.mjs';

/** Seconds of silence that stay where a hesitation was. */
const LEFT = 0.25;
/** Seconds by which a hesitation that was marked may miss the edge of a silence. */
const BESIDE = 0.15;

const labels = JSON.parse(readFileSync(`${DATA}/hesitations.json`, 'utf8'));

/** Pairs of takes of one person whose order is known: what was said, and the same without the hesitations that were marked in it. */
export function pairsWithoutHesitations(names) {
  return names.map((speaker) => {
    const { fillers } = labels[speaker];
    const [worse, better] = [takeOf(speaker), takeOf(speaker, (samples) => without(samples, fillers))].map(
      (take) => scoresOf({ ...take, text: null }, false).overall,
    );
    return { speaker, better, worse };
  });
}

/** The samples without the hesitations, each with the silence after it and what is long in the silence before it. */
function without(samples, hesitations) {
  const { pauses } = analyze(samples);
  const near = (a, b) => Math.abs(a - b) < BESIDE;
  const pieces = [];
  let from = 0;
  for (const { start, end } of hesitations) {
    const before = pauses.find((pause) => near(pause.end, start));
    const after = pauses.find((pause) => near(pause.start, end));
    const to = Math.round(RATE * (before ? Math.min(start, before.start + LEFT) : start));
    if (to > from) pieces.push(samples.subarray(from, to));
    from = Math.max(from, Math.round(RATE * (after?.end ?? end)));
  }
  return join([...pieces, samples.subarray(from)]);
}
