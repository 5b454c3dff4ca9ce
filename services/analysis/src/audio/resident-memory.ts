import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process and those it has started hold; 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const own = Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
  } catch {
    return 0; // No /proc here, or the process has just ended: the time limit still holds.
  }
}
