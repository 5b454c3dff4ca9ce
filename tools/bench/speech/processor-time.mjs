import { readFileSync, readdirSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor seconds of a process and of everything it has started, ended or not. */
export function processorSeconds(pid) {
  try {
    // Own time in user and kernel mode, and that of children that have ended.
    const own =
      fieldsOf(pid)
        .slice(11, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
    return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own);
  } catch {
    return 0; // It has just ended: its parent counts it.
  }
}

export const parentOf = (pid) => Number(fieldsOf(pid)[1]);

/** The fields of /proc/PID/stat behind the name, which may hold anything. */
function fieldsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' ').filter(Boolean),
  );
