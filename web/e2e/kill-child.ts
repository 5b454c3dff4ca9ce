import { readdir, readFile } from 'node:fs/promises';

/**
 * Kills the processes below an installation that run a program.
 * @param program as its command line names it
 * @returns how many there were
 */
export async function killChild(host: number | undefined, program: string): Promise<number> {
  const parents = new Map<number, number>();
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    parents.set(pid, Number(/\) \S (\d+)/.exec(stat ?? '')?.[1]));
    if (command?.includes(program)) found.push(pid);
  }
  const isOurs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === host || isOurs(parents.get(pid)));
  const ours = found.filter(isOurs);
  for (const pid of ours) process.kill(pid, 'SIGKILL');
  return ours.length;
}
