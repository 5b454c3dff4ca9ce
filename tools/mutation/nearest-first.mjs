import TestSequencer from '@jest/test-sequencer';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Milliseconds of a spec that did not run yet. */
const USUAL_TIME = 500;

/** Specs in the order in which they may soon notice a fault in MUTATED_FILE: its own, then those that are near and quick. */
export default class NearestFirst extends TestSequencer {
  sort(tests) {
    const file = process.env.MUTATED_FILE?.replace(/(\.rules)?\.ts$/, '');
    if (!file) return [...tests];
    const times = existsSync(process.env.TIMES_FILE)
      ? JSON.parse(readFileSync(process.env.TIMES_FILE, 'utf8'))
      : {};
    const cost = ({ path }) => {
      const spec = relative(process.cwd(), path);
      if (spec.startsWith(`${file}.`)) return 0;
      const folders = file.split('/').slice(0, -1);
      const shared = spec.split('/').findIndex((part, index) => part !== folders[index]);
      return (1 + folders.length - shared) * (times[path] ?? USUAL_TIME);
    };
    return tests.toSorted((a, b) => cost(a) - cost(b) || a.path.localeCompare(b.path));
  }
}
