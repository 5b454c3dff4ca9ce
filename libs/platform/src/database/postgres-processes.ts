import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** What the postmaster says about itself in its cluster. */
export interface PostmasterFile {
  pid: number;
  ready: boolean;
}

/** Reads postmaster.pid; undefined if there is none. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
}

/** Process ids of a cluster: the postmaster and its children all work inside the cluster's folder. */
export function processesOf(cluster: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const inside = readlinkSync(`/proc/${pid}/cwd`) === cluster;
        return inside && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
      } catch {
        return false; // ended meanwhile, or another user's
      }
    });
}

/** Ends whatever an earlier run left behind: a lone postmaster, or children that have lost theirs; and its pid file. */
export async function endProcessesOf(cluster: string): Promise<void> {
  for (const [signal, milliseconds] of PATIENCE) {
    const left = processesOf(cluster);
    const postmaster = (await readPostmasterFile(cluster))?.pid;
    for (const pid of left) if (pid === postmaster || !left.includes(postmaster ?? -1)) send(pid, signal);
    if (await becomesTrue(() => processesOf(cluster).length === 0, milliseconds)) {
      await rm(join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
  }
  throw new Error(
    `PostgreSQL still works in ${cluster} (processes ${processesOf(cluster).join(', ')}) and does not end`,
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile, which is what was wanted.
  }
}

/** Asks every 10 ms until the answer is true; false when `milliseconds` have passed. */
export async function becomesTrue(
  ask: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await ask())) {
    if (Date.now() > end) return false;
    await pause(10);
  }
  return true;
}
