import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@lectern/platform/config/environment';
import { FULL_SIZE, seed } from './seed.js';

const web = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  await seed(readEnvironment(), web, FULL_SIZE, print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
