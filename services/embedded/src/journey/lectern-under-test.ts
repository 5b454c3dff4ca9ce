import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readEnvironment } from '@lectern/platform/config/environment';
import { createTestDatabase } from '@lectern/testing/test-database';
import { eventually } from '@lectern/testing/eventually';
import { startEmbedded } from '../start-embedded.js';

export interface LecternUnderTest {
  /** Address without a slash at the end. */
  url: string;
  /** Where it keeps its files; undefined when it runs elsewhere. */
  dataDir: string | undefined;
  /** The newest six-digit code that was mailed to this address. */
  codeFor(email: string): Promise<string>;
  stop(): Promise<void>;
}

const CODE = /\b(\d{6})\b/;

/** The installation that LECTERN_URL names (its mail at MAILPIT_URL), else one in this process. */
export async function openLectern(): Promise<LecternUnderTest> {
  const { LECTERN_URL: url, MAILPIT_URL: mailpit } = targets();
  if (url !== undefined && mailpit !== undefined)
    return {
      url: url.replace(/\/$/, ''),
      dataDir: undefined,
      codeFor: (email) => codeFromMailpit(mailpit, email),
      stop: async () => undefined,
    };

  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-journey-'));
  const database = await createTestDatabase();
  const lectern = await startEmbedded(
    readEnvironment({
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: '0',
      PUBLIC_URL: 'http://lectern.test',
    }),
    join(dataDir, 'no-web'),
  );
  return {
    url: lectern.address,
    dataDir,
    codeFor: (email) => codeFromOutbox(join(dataDir, 'outbox'), email),
    stop: async () => {
      await lectern.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The journey runs against any installation, so its address comes from outside. */
const targets = (): { LECTERN_URL?: string; MAILPIT_URL?: string } => process.env; // oxlint-disable-line node/no-process-env -- set for the test run, not for the product

function codeFromOutbox(folder: string, email: string): Promise<string> {
  return eventually(async () => {
    for (const file of (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()) {
      const letter = await readFile(join(folder, file), 'utf8');
      const code = letter.toLowerCase().includes(email.toLowerCase())
        ? CODE.exec(body(letter))?.[1]
        : undefined;
      if (code !== undefined) return code;
    }
    throw new Error(`no code for ${email} in the outbox`);
  }, 20_000);
}

const body = (letter: string): string => letter.slice(letter.indexOf('\r\n\r\n'));

interface MailpitList {
  messages: { ID: string; To: { Address: string }[] }[];
}

function codeFromMailpit(mailpit: string, email: string): Promise<string> {
  return eventually(async () => {
    const list = (await (await fetch(new URL('/api/v1/messages', mailpit))).json()) as MailpitList;
    const letter = list.messages.find(({ To }) =>
      To.some(({ Address }) => Address.toLowerCase() === email.toLowerCase()),
    );
    if (letter === undefined) throw new Error(`no letter to ${email}`);
    const { Text } = (await (await fetch(new URL(`/api/v1/message/${letter.ID}`, mailpit))).json()) as {
      Text: string;
    };
    const code = CODE.exec(Text)?.[1];
    if (code === undefined) throw new Error('the letter has no code');
    return code;
  }, 20_000);
}
