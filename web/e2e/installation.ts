import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@lectern/platform/process/free-port';

/** A running Lectern that the journey may use. */
export interface Installation {
  url: string;
  dataDir: string;
  /** The newest six-digit code that was mailed to this address. */
  /** With `notThis`, waits for one that is different. */
  codeFor: (email: string, notThis?: string) => Promise<string>;
  stop: () => Promise<void>;
  /** Of its process, where this journey started it. */
  pid?: number;
}

const READY_MS = 90_000;

/**
 * The one-process host from `services/embedded/dist`, with a data folder and a port of its own.
 * @param variables of its environment, beside those
 * @param dataDir deleted at the end
 */
export async function startInstallation(
  variables: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'lectern-e2e-')),
): Promise<Installation> {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../services/embedded/dist/src/main.js');
  const host = spawn(
    'env',
    [
      `PORT=${port}`,
      `DATA_DIR=${dataDir}`,
      'LOG_LEVEL=warn',
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      process.execPath,
      main,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await ended(host);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await until(async () => {
      if (host.exitCode !== null) throw new Error(`Lectern ended with code ${host.exitCode}`);
      return (await fetch(`${url}/api/health/ready`)).ok;
    }, READY_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    dataDir,
    codeFor: (email, notThis) => codeFromOutbox(join(dataDir, 'outbox'), email, notThis),
    stop,
    ...(host.pid !== undefined && { pid: host.pid }),
  };
}

/** An installation that runs already; its mails lie in the given data folder. */
export const runningInstallation = (url: string, dataDir: string): Installation => ({
  url: url.replace(/\/$/, ''),
  dataDir,
  codeFor: (email, notThis) => codeFromOutbox(join(dataDir, 'outbox'), email, notThis),
  stop: () => Promise.resolve(),
});

/** Tries until the answer is true; the last failure is the reason when time is up. */
export async function until(attempt: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  let reason: unknown;
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      reason = error;
    }
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error(`Not within ${milliseconds / 1000} s`, { cause: reason });
}

async function codeFromOutbox(folder: string, email: string, notThis?: string): Promise<string> {
  let code: string | undefined;
  await until(async () => {
    const letters = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of letters.reverse()) {
      const letter = await readFile(join(folder, name), 'utf8');
      const [head = ''] = letter.split(/\r?\n\r?\n/, 1);
      if (!head.toLowerCase().includes(email.toLowerCase())) continue;
      // The code stands alone on a line of the plain text.
      code = /^(\d{6})\r?$/m.exec(letter)?.[1];
      if (code) return code !== notThis;
    }
    return false;
  }, 20_000);
  if (!code) throw new Error(`No code for ${email}`);
  return code;
}

function ended(host: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (host.exitCode !== null || host.signalCode !== null) return done();
    host.once('exit', () => done());
    host.kill('SIGINT');
  });
}
