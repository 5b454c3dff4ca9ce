import type { ChildProcess } from 'node:child_process';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';

/** Resolves when a program ended well. @throws AppError unavailable if it is not installed */
export function endOf(child: ChildProcess, program: string): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (complaint.length < 500) complaint += chunk.toString();
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? notInstalled(program) : error),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} ended with code ${code}: ${complaint.slice(0, 200)}`)),
    );
  });
  // Whoever waits sees the failure; until someone does, it must not count as unhandled.
  ended.catch(() => undefined);
  return ended;
}

const notInstalled = (program: string): AppError =>
  refuse('audio-needs-program', { program: program.split('/').at(-1)! });
