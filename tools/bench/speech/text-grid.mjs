import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sounds that were left out when the words were aligned, in seconds: a sound at 14.56 s of the one recording, the cough at 17-18 s
 * of the other. The silences that they interrupt are not graded.
 */
const UNLABELED = {
  'talking-fast-then-slow': [14.56],
  'hoarse-with-cough': [17.1, 18.1],
};

/** Words and silences of a recording that were aligned by hand; null where none were. */
export function readAlignment(folder, name) {
  const bare = name.replace(/\..*/, '');
  const path = join(folder, `${bare}.TextGrid`);
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const intervals = [];
  for (let i = lines.indexOf('"words"') + 4; /^\d/.test(lines[i]); i += 3)
    intervals.push({ start: Number(lines[i]), end: Number(lines[i + 1]), word: lines[i + 2] });
  const left = UNLABELED[bare] ?? [];
  const end = intervals.at(-1).end;
  return {
    words: intervals.filter(({ word }) => word !== '""'),
    pauses: intervals.filter(
      (one) =>
        one.word === '""' &&
        one.start > 0 &&
        one.end < end &&
        !left.some((at) => at > one.start && at < one.end),
    ),
  };
}
