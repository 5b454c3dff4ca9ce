import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lectern/platform/config/environment';
import { closeHost, createHost, type Host } from '@lectern/platform/host';
import type { Letter } from '@lectern/platform/mail/mail';
import { createTestDatabase } from './test-database.js';

export interface TestHost {
  host: Host;
  /** Letters that were sent, oldest first. */
  letters: Letter[];
  close: () => Promise<void>;
}

/** Backing services as `npm start` has them: own database, own folder, in-process messages. Mail is kept in a list. */
export async function createTestHost(variables: Record<string, string> = {}): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const database = await createTestDatabase();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...variables,
  });
  const letters: Letter[] = [];
  const host = await createHost(environment, database.url);
  host.mail = {
    send: async (letter) => {
      letters.push(letter);
    },
    discard: async (address) => {
      letters.splice(0, letters.length, ...letters.filter(({ to }) => to !== address));
    },
    check: async () => undefined,
  };
  return {
    host,
    letters,
    close: async () => {
      await closeHost(host);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
