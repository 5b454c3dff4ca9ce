import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FROM_SOURCE = import.meta.url.endsWith('.ts');

/** Where the code of the product and its packages stand. */
export const PROGRAM_FOLDER = dirname(
  dirname(fileURLToPath(new URL(FROM_SOURCE ? '../..' : '../../..', import.meta.url))),
);

/** Flags for a Node process that may read these folders, and write nothing and start nothing. */
export const mayOnlyRead = (...folders: string[]): string[] => [
  '--permission',
  ...folders.map((folder) => `--allow-fs-read=${folder}`),
  '--disable-warning=SecurityWarning',
];
