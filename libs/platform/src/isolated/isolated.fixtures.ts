import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { AppError } from '../errors/app-error.js';

const trouble = (work: () => unknown): string => {
  try {
    work();
    return 'allowed';
  } catch (error) {
    return String(Reflect.get(Object(error), 'code'));
  }
};

export const twice = (input: { words: string[] }): string[] => [...input.words, ...input.words];
export const length = (bytes: Uint8Array): number => bytes.length;
export const whoAmI = (): number => process.pid;
/** Exponential: 2^n steps for n letters. */
export const backtrack = (letters: number): boolean => /^(a+)+$/.test(`${'a'.repeat(letters)}!`);
export function fill(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + held.length));
}
export const fillOutside = (megabytes: number): number =>
  Array.from({ length: megabytes }, () => Buffer.alloc(1024 ** 2, 1)).length;
export const refuse = (): never => {
  throw AppError.fromWire({ code: 'too_large', message: 'This is too much.' });
};
export const fail = (): never => {
  throw new TypeError('a fault of ours');
};
export const leave = (): never => process.exit(3);
// oxlint-disable-next-line node/no-process-env -- what there is of it is the question
export const environment = (): string[] => Object.keys(process.env).sort();
export const reach = (file: string) => ({
  read: trouble(() => readFileSync(file)),
  write: trouble(() => writeFileSync('/tmp/lectern-isolated-was-here', '')),
  run: trouble(() => spawnSync('true')),
});
export const dial = (port: number): Promise<string> =>
  new Promise((resolve) => {
    connect(port, '127.0.0.1')
      .once('connect', () => resolve('connected'))
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
