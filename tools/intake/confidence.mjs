// How sure what intake shows should say it is. Labels name the main items of a paper only, so an item that no label names may be right:
// judged.json holds items that were read against their paper, each as [confidence it was chosen with, its paper's case left out of
// training; 1 where the paper does say so and it belongs into the field, else 0; its case; what else speaks for it].
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from './random.mjs';
import { fit, odds } from './logistic.mjs';

export const readJudged = () => JSON.parse(readFileSync(join(import.meta.dirname, 'judged.json'), 'utf8'));

const PENALTY = 1;
const DRAWN = 1000;
const oddsOf = (confidence) => Math.log(confidence / (1 - confidence));
const featuresOf = ([confidence, , , signs]) => ({
  ...signs,
  odds: oddsOf(Math.min(0.99, Math.max(0.01, confidence))),
});
const isRight = ([, right]) => right === 1;
const shareOf = (items) => items.filter(isRight).length / items.length;

const learned = (items) =>
  fit(
    items.map((item) => ({ features: featuresOf(item), right: isRight(item), weight: 1 })),
    { penalty: PENALTY },
  );
/** As sure as all of them were right on the whole. */
const mean = (items) => ({
  features: [],
  means: [],
  deviations: [],
  weights: [],
  bias: Number(oddsOf(shareOf(items)).toPrecision(5)),
});

const brierOf = (all) => {
  const sums = [0, 0];
  for (const { right, learned: p, mean: base } of all) {
    sums[0] += (p - right) ** 2;
    sums[1] += (base - right) ** 2;
  }
  return sums.map((sum) => sum / all.length);
};

/** Of each case its items, judged without it. */
const leftOut = (items) =>
  [...Map.groupBy(items, ([, , name]) => name)].map(([name, own]) => {
    const others = items.filter((item) => item[2] !== name);
    const model = learned(others);
    const base = shareOf(others);
    return own.map((item) => ({
      right: item[1],
      learned: 1 / (1 + Math.exp(-odds(model, featuresOf(item)))),
      mean: base,
    }));
  });

/** The Brier score of items each judged without its case, beside that of the mean of the others, and the 95 % interval of what is gained. */
export function calibration(items) {
  const cases = leftOut(items);
  const [own, base] = brierOf(cases.flat());
  const random = randomOf('calibration');
  const gains = Array.from({ length: DRAWN }, () => {
    const [drawn, drawnBase] = brierOf(cases.flatMap(() => cases[Math.floor(random() * cases.length)]));
    return drawnBase - drawn;
  }).sort((a, b) => a - b);
  return {
    items: items.length,
    cases: cases.length,
    brier: own,
    mean: base,
    gain: [gains[DRAWN * 0.025], gains[DRAWN * 0.975 - 1]],
  };
}

/**
 * For which fields an item may be left out, and what a right one is worth there when a wrong one costs 1: a missed deadline is worse
 * than a day too many.
 */
const WORTH = { desiredOutcome: 1, timeConstraints: 2 };
/** Below this, showing an item does more harm than good. */
const leastShown = (worth) => Number((1 / (1 + worth)).toPrecision(5));

/**
 * From the confidence with which an item was chosen to how often such items were right; `without` a case, to be held against it.
 * Where that tells no more than their mean, it is the mean.
 */
export const learnConfidence = (judged, without) =>
  Object.fromEntries(
    Object.entries(judged).map(([field, all]) => {
      const items = all.filter(([, , name]) => name !== without);
      if (calibration(items).gain[0] <= 0) return [field, mean(items)];
      const model = learned(items);
      return [field, WORTH[field] ? { ...model, least: leastShown(WORTH[field]) } : model];
    }),
  );
