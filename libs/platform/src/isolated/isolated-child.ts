/*
 * Runs alone in a process that its parent may kill at any moment (isolated.ts): calls one function after the other of the one module
 * that it is told.
 */
import { AppError } from '../errors/app-error.js';
import type { Answer, Call } from './isolated-call.js';

type Functions = Record<string, (input: unknown) => unknown>;

const functions = (await import(process.argv[2] ?? '')) as Functions;

async function answer({ name, input }: Call): Promise<Answer> {
  try {
    return { value: await functions[name]!(input) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.toWire() };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failed: stack ?? message };
  }
}

process.on('message', (call: Call) => {
  void answer(call).then((said) => process.send?.({ ...said, heldMegabytes: held() }));
});
process.send?.('ready');

function held(): number {
  return Math.round(process.memoryUsage.rss() / 1024 ** 2);
}
