// How sure what a list shows should say it is. Labels name the main items of a paper only, so an item that no label names may be right:
// judged.json holds items that were read against their paper, each as [confidence it was chosen with, its paper's case left out of
// training; 1 where the paper does say so and it belongs into the field, else 0; its case].
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fit } from './logistic.mjs';

export const readJudged = () => JSON.parse(readFileSync(join(import.meta.dirname, 'judged.json'), 'utf8'));

const PENALTY = 1;
const oddsOf = (confidence) => Math.log(confidence / (1 - confidence));

/** From the confidence with which an item was chosen to how often such items were right; `without` a case, to be held against it. */
export const learnConfidence = (judged, without) =>
  Object.fromEntries(
    Object.entries(judged).map(([field, items]) => [
      field,
      fit(
        items
          .filter(([, , name]) => name !== without)
          .map(([confidence, right]) => ({
            features: { odds: oddsOf(Math.min(0.99, Math.max(0.01, confidence))) },
            right: right === 1,
            weight: 1,
          })),
        { penalty: PENALTY },
      ),
    ]),
  );
