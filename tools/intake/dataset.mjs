// Examples of all documents as the training takes them: all right candidates, and of the wrong ones at most so many a document.
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fit } from './logistic.mjs';

export const FILE = join(import.meta.dirname, 'examples.json.gz');
export const WEIGHTS = join(import.meta.dirname, '../../services/content/src/case-fields/candidates/weights');
export const FIELDS = ['dates', 'facts', 'issues', 'kinds', 'outcome', 'parties'];
const MOST_WRONG = 120;
const PENALTY = 4;
const SIDE_PENALTY = 2;

const rounded = (features) =>
  Object.fromEntries(
    Object.entries(features)
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );

/** Every n-th of them. */
const spread = (all, most) =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]);

/** What one document teaches. `stands`: for how many wrong candidates each of them stands. */
export function lessons({ doc, lists, unruled, side }) {
  const fields = {};
  for (const field of FIELDS) {
    const taught = [...lists[field], ...(unruled[field] ?? [])];
    const right = taught.filter((one) => one.right).map(({ features }) => rounded(features));
    const all = taught.filter((one) => !one.right);
    const wrong = spread(all, MOST_WRONG).map(({ features }) => rounded(features));
    fields[field] = { right, wrong, stands: wrong.length > 0 ? all.length / wrong.length : 0 };
  }
  return { id: doc.id, case: doc.case, fields, side: side && { ...side, features: rounded(side.features) } };
}

/** Rights and wrongs of a document count as much as each other; one without both teaches nothing here. */
const balanced = (all, field) =>
  all.flatMap(({ fields }) => {
    const { right, wrong } = fields[field];
    if (right.length === 0 || wrong.length === 0) return [];
    return [
      ...right.map((features) => ({ features, right: true, weight: 0.5 / right.length })),
      ...wrong.map((features) => ({ features, right: false, weight: 0.5 / wrong.length })),
    ];
  });

/** All as they occur, each document once: what a probability is measured on. */
const asTheyOccur = (all, field) =>
  all.flatMap(({ fields }) => {
    const { right, wrong, stands } = fields[field];
    const total = right.length + wrong.length * stands || 1;
    return [
      ...right.map((features) => ({ features, right: true, weight: 1 / total })),
      ...wrong.map((features) => ({ features, right: false, weight: stands / total })),
    ];
  });

/** Each example also as seen from the other side, so that no liking for the first side is learned. */
const mirrored = (all) =>
  all.flatMap(({ side }) =>
    side
      ? [
          { ...side, weight: 1 },
          {
            features: Object.fromEntries(
              Object.entries(side.features).map(([name, value]) => [name, -value]),
            ),
            right: !side.right,
            weight: 1,
          },
        ]
      : [],
  );

/** The weights of every field, learned from these lessons. */
export function learn(all) {
  const models = {};
  for (const field of FIELDS)
    models[field] = fit(balanced(all, field), { penalty: PENALTY, calibrate: asTheyOccur(all, field) });
  // A word that says whose paper it is counts for one until the examples say more or less.
  models.side = fit(mirrored(all), { penalty: SIDE_PENALTY, bias: false, prior: 1 });
  return models;
}

export const writeLessons = (all) => writeFileSync(FILE, gzipSync(JSON.stringify(all), { level: 9 }));
export const readLessons = () => JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8'));
export const writeModels = (models) => {
  for (const [field, model] of Object.entries(models))
    writeFileSync(join(WEIGHTS, `${field}.json`), `${JSON.stringify(model)}\n`);
};
