import { readFile } from 'node:fs/promises';

/** Megabytes of a process, and of it with all that it has started but its database. */
export interface Memory {
  serving: number;
  all: number;
  /** By what each is called: the serving process, its children and the database. */
  byName: Record<string, number>;
}

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
const residentOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

async function below(pid: number): Promise<number[]> {
  const list = (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);
  return [...list, ...(await Promise.all(list.map(below))).flat()];
}

/** What a process and those it has started hold now; undefined for one elsewhere. */
export async function memoryOf(pid: number | undefined): Promise<Memory | undefined> {
  if (pid === undefined) return undefined;
  const serving = await residentOf(pid);
  const byName: Record<string, number> = { serving };
  let all = serving;
  for (const child of await below(pid)) {
    const name = (await read(`/proc/${child}/comm`)).trim();
    const resident = await residentOf(child);
    const isDatabase = name.startsWith('postgres');
    if (!isDatabase) all += resident;
    const called = isDatabase ? 'database' : 'children';
    byName[called] = (byName[called] ?? 0) + resident;
  }
  return { serving, all, byName };
}
