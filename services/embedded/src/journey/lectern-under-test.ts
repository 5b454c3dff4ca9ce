import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@lectern/testing/test-database';
import { eventually } from '@lectern/testing/eventually';
import { freePort } from '@lectern/platform/process/free-port';

export interface LecternUnderTest {
  /** Address without a slash at the end. */
  url: string;
  /** Where it keeps its files; undefined when it runs elsewhere. */
  dataDir: string | undefined;
  /** Its database; undefined when it runs elsewhere. */
  databaseUrl: string | undefined;
  /** The newest six-digit code that was mailed to this address. */
  codeFor(email: string): Promise<string>;
  /** Ends the program, lets `meanwhile` happen to what it keeps, and starts it again. Only one of its own. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const CODE = /\b(\d{6})\b/;

/**
 * The installation that LECTERN_URL names (its mail at MAILPIT_URL), else one of its own. One that has to be set up in a
 * certain way is always its own.
 */
export async function openLectern(settings: Record<string, string> = {}): Promise<LecternUnderTest> {
  const { LECTERN_URL: url, MAILPIT_URL: mailpit, PATH: path } = variables();
  if (url !== undefined && mailpit !== undefined && Object.keys(settings).length === 0)
    return {
      url: url.replace(/\/$/, ''),
      dataDir: undefined,
      databaseUrl: undefined,
      codeFor: (email) => codeFromMailpit(mailpit, email),
      restart: async () => Promise.reject(new Error('It runs elsewhere.')),
      stop: async () => undefined,
    };

  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-journey-'));
  const database = await createTestDatabase();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    PATH: path,
    ...settings,
  };
  let program = await startProgram(address, env).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  return {
    url: address,
    dataDir,
    databaseUrl: database.url,
    codeFor: (email) => codeFromOutbox(join(dataDir, 'outbox'), email),
    restart: async (meanwhile) => {
      await program.end();
      await meanwhile();
      program = await startProgram(address, env);
    },
    stop: async () => {
      await program.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The built program, as `npm start` runs it, when it is ready. */
async function startProgram(
  address: string,
  env: Record<string, string | undefined>,
): Promise<{ end: () => Promise<void> }> {
  const program = spawn(process.execPath, ['services/embedded/dist/src/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(program, 'exit');
  const ready = eventually(async () => {
    if (!(await fetch(`${address}/api/health/ready`)).ok) throw new Error('Lectern is not ready.');
  }, 60_000);
  const diedFirst = ended.then(() => Promise.reject(new Error('Lectern ended at its start: is it built?')));
  diedFirst.catch(() => undefined);
  await Promise.race([ready, diedFirst]).catch((error: unknown) => {
    // One that was never ready would hold the test run for ever.
    program.kill('SIGKILL');
    throw error;
  });
  return {
    end: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

/** The journey runs against any installation, so its address comes from outside. */
const variables = (): Record<string, string | undefined> => process.env; // oxlint-disable-line node/no-process-env -- set for the test run, not for the product

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

const body = (letter: string): string => letter.slice(letter.search(/\r?\n\r?\n/));

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
