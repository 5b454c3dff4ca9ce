import TestSequencer from '@jest/test-sequencer';
import { relative } from 'node:path';

/** Specs in the order in which they may notice a fault in MUTATED_FILE: its own, those of its folder, the others. */
export default class NearestFirst extends TestSequencer {
  sort(tests) {
    const file = process.env.MUTATED_FILE?.replace(/(\.rules)?\.ts$/, '');
    if (!file) return [...tests];
    const distance = ({ path }) => {
      const spec = relative(process.cwd(), path);
      if (spec.startsWith(`${file}.`)) return -1;
      const folders = file.split('/').slice(0, -1);
      const shared = spec.split('/').findIndex((part, index) => part !== folders[index]);
      return folders.length - shared;
    };
    return tests.toSorted((a, b) => distance(a) - distance(b) || a.path.localeCompare(b.path));
  }
}
