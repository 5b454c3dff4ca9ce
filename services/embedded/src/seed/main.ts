import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@lectern/platform/config/environment';
import { FULL_SIZE, seed } from './seed.js';

const web = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  const options = {
    members: { type: 'string' },
    sessions: { type: 'string' },
    models: { type: 'string' },
  } as const;
  const given = Object.entries(parseArgs({ options }).values).map(([name, value]) => [name, Number(value)]);
  await seed(readEnvironment(), web, { ...FULL_SIZE, ...Object.fromEntries(given) }, print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
