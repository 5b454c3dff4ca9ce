import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** Clock ticks from boot to the process's start: tells a process from a later one with the same number. */
  started: string;
}

/** Takes a folder for this process, also from one that was killed while it held it. Resolves to what gives it back. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const mine = join(folder, `lock-${randomBytes(6).toString('hex')}`);
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: (await startOf(process.pid)) ?? '' }));
  try {
    while (!(await linked(mine, path))) await removeIfDead(path, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(path, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to); // unlike a rename, fails if there is one already
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST')
      return false;
    throw error;
  }
}

async function removeIfDead(path: string, folder: string): Promise<void> {
  // Moved away before it is judged, so that of two processes only one can judge the same lock.
  const judged = `${path}-${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, judged);
  } catch {
    return; // another process was faster
  }
  const owner = await readOwner(judged);
  const alive = owner !== undefined && owner.started !== '' && (await startOf(owner.pid)) === owner.started;
  if (alive) await linked(judged, path);
  await rm(judged, { force: true });
  if (alive)
    throw new Error(`${folder} is in use by process ${owner.pid}: stop it first, or choose another DATA_DIR`);
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined; // cut off while it was written
  }
}

/** Field 22 of /proc/<pid>/stat, counted behind the name, which may hold spaces; undefined if no such process runs. */
async function startOf(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : fields[18]; // a dead process that nobody has asked about yet
}
