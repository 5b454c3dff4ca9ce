import { setTimeout as delay } from 'node:timers/promises';

/** Repeats `attempt` until it stops throwing, or throws its last error after `withinMs`. */
export async function eventually<T>(attempt: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(25);
    }
  }
}
