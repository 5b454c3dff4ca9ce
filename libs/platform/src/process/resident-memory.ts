import { readFileSync } from 'node:fs';

/**
 * Megabytes of memory that a process and those it has started hold. What the system does not tell counts 0 (no `/proc`, or the
 * process has just ended), so whoever guards memory needs a time limit as well.
 */
export function residentMegabytes(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+) kB/u.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
