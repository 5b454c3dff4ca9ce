import { isolated } from '@lectern/platform/isolated/isolated';

/** Words and comparisons, worked through beside this process: a text that someone typed must not stop the others. */
export const judging = isolated<typeof import('./judge.task.js')>(
  new URL('./judge.task.js', import.meta.url),
  // A script of a quarter of an hour is laid over the sound in five; so much more where others work, too.
  { seconds: 30 },
);
