import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lectern/platform/process/free-port';

/** The Lectern that is attacked. */
export interface Installation {
  url: string;
  /** Its process; undefined when it runs elsewhere. */
  pid: number | undefined;
  /** Whether it believes `X-Forwarded-For`, so that one machine can stand for many. */
  manyAddresses: boolean;
  codeFor: (email: string) => Promise<string>;
  /** Everything that it has logged, as far as this run can see. */
  logs: () => string;
  stop: () => Promise<void>;
}

const MAIN = 'services/embedded/dist/src/main.js';

/** The installation at LECTERN_URL (its mail at MAILPIT_URL), else one of its own, whose model is at `modelUrl`. */
export async function openInstallation(modelUrl: string): Promise<Installation> {
  const { LECTERN_URL: given, MAILPIT_URL: mailpit } = process.env;
  if (given !== undefined && mailpit !== undefined)
    return {
      url: given.replace(/\/$/, ''),
      pid: undefined,
      manyAddresses: false,
      codeFor: (email) => codeFromMailpit(mailpit, email),
      logs: () => '',
      stop: async () => undefined,
    };
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-security-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const program = spawnLectern({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    // The log of a developer's installation tells codes on purpose.
    NODE_ENV: 'test',
    TRUSTED_PROXIES: '1',
    OPENAI_BASE_URL: `${modelUrl}/v1`,
    OPENAI_API_KEY: 'sk-secret-of-this-run-0123456789',
  });
  program.stdout!.on('data', (data) => lines.push(String(data)));
  program.stderr!.on('data', (data) => lines.push(String(data)));
  await until(async () => {
    if (program.exitCode !== null) throw new Error(`Lectern ended:\n${lines.join('').slice(-2000)}`);
    return (await fetch(`${url}/api/health/ready`)).ok;
  }, 90_000);
  return {
    url,
    pid: program.pid,
    manyAddresses: true,
    codeFor: (email) => codeFromOutbox(join(dataDir, 'outbox'), email),
    logs: () => lines.join(''),
    stop: async () => {
      const ended = new Promise((resolve) => program.once('exit', resolve));
      program.kill('SIGINT');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the one-process host with these variables and no others but the path. */
export const spawnLectern = (variables: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
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
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`Not within ${milliseconds / 1000} s`, { cause: reason });
}

async function codeFromOutbox(folder: string, email: string): Promise<string> {
  let code: string | undefined;
  await until(async () => {
    const letters = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of letters.toReversed()) {
      const letter = await readFile(join(folder, name), 'utf8');
      if (letter.includes(email)) code ??= /^(\d{6})\r?$/m.exec(letter)?.[1];
    }
    return code !== undefined;
  }, 30_000);
  return code!;
}

async function codeFromMailpit(mailpit: string, email: string): Promise<string> {
  let code: string | undefined;
  await until(async () => {
    const found = await fetch(`${mailpit}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    const { messages } = (await found.json()) as { messages: { Snippet: string }[] };
    code = messages.map(({ Snippet }) => /\b(\d{6})\b/.exec(Snippet)?.[1]).find(Boolean);
    return code !== undefined;
  }, 30_000);
  return code!;
}
