import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildQuietly } from './build.mjs';
import { environment, exitCode, node24, root, succeeds } from './processes.mjs';
import { ensurePrograms } from './programs.mjs';

const HOST = process.env.HOST ?? '127.0.0.1';
const PORT = process.env.PORT ?? '8080';
const ADDRESS = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
const NOT_READY_AFTER_MS = 20_000;
const STOP_WITHIN_MS = 45_000;

/** Builds what is stale, runs every service in one process, and says where it is. Resolves when it has stopped. */
export async function start() {
  await ensurePrograms();
  console.log('Building what has changed.');
  await buildQuietly();

  const child = spawnServices();
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
  const stopping = stopOnSignal(child);
  void announce(child);
  const code = await ended;
  if (stopping.requested) console.log(code === 0 ? 'Stopped.' : `Stopped with exit code ${code}.`);
  else console.error(`Lectern ended by itself (exit code ${code}).`);
  return stopping.requested ? code : code || 1;
}

function spawnServices() {
  // Its own process group, so that Ctrl-C comes to it once, from us; and it is told to stop when we are killed.
  const guard = succeeds('setpriv', ['--pdeathsig', 'TERM', 'true'])
    ? ['setpriv', '--pdeathsig', 'TERM']
    : [];
  const [command, ...args] = [
    ...guard,
    node24(),
    '--enable-source-maps',
    'services/embedded/dist/src/main.js',
  ];
  return spawn(command, args, { cwd: root, stdio: 'inherit', detached: true, env: environment() });
}

function stopOnSignal(child) {
  const state = { requested: false };
  const stop = () => {
    if (state.requested) return;
    state.requested = true;
    console.log('\nStopping: requests and jobs under way are finished first.');
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm passes signals on, but a killed npm cannot.
  const starters = startedBy();
  if (process.env.npm_lifecycle_event) setInterval(() => startedBy() !== starters && stop(), 1000).unref();
  return state;
}

/** Process ids of the shell that npm starts us in, and of npm; both become 1 when npm is killed. */
function startedBy() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${process.ppid} ${parent}`;
  } catch {
    return String(process.ppid); // no /proc here, or the shell has just gone
  }
}

async function announce(child) {
  const started = Date.now();
  let warned = false;
  while (child.exitCode === null && child.signalCode === null) {
    const { ok, text } = await readiness();
    if (ok) {
      console.log(`\nLectern is ready: ${ADDRESS}\nStop it with Ctrl-C.\n`);
      return;
    }
    if (!warned && text && Date.now() - started > NOT_READY_AFTER_MS) {
      warned = true;
      console.log(`\nLectern answers at ${ADDRESS}, but is not ready: ${text}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200).unref());
  }
}

async function readiness() {
  try {
    const response = await fetch(`${ADDRESS}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
    return { ok: response.ok, text: await response.text() };
  } catch {
    return { ok: false, text: '' };
  }
}
