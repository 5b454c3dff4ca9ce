import type { Scene } from '../row.ts';

/** How long another user's read takes in the worst case, in milliseconds, while something goes on. */
export async function beside<T>({ b }: Pick<Scene, 'b'>, work: Promise<T>): Promise<[T, number]> {
  let [worst, over] = [0, false];
  const result = work.finally(() => (over = true));
  result.catch(() => undefined);
  while (!over) {
    const began = performance.now();
    await b.call('GET', '/api/sessions');
    worst = Math.max(worst, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [await result, worst];
}
