import { isolated } from '@lectern/platform/isolated/isolated';

/** Layout and rules of a document, worked through beside this process: a file must not stop the others. */
export const reading = isolated<typeof import('./reading.task.js')>(
  new URL('./reading.task.js', import.meta.url),
);
