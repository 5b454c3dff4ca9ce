import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code.js';

const HOME = '18';

/** The address of the bundled PostgreSQL that `npm start` runs in this folder. @throws Error when none runs */
export async function runningPostgres(dataDir: string): Promise<string> {
  try {
    const password = (await readFile(join(dataDir, HOME, 'password'), 'utf8')).trim();
    // The fourth line is the port; see "postmaster.pid" in the manual of PostgreSQL.
    const port = (await readFile(join(dataDir, HOME, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgres://lectern:${password}@127.0.0.1:${port}/postgres`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`No database runs in ${dataDir}.`, { cause: error });
    throw error;
  }
}
