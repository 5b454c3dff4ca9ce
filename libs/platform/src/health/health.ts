import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { operation } from '@lectern/contracts/define';
import { CheckResult } from '@lectern/contracts/health';

/** Every service answers this; the gateway asks it for `/api/health/ready`. */
export const healthOf = (service: string) =>
  operation({
    name: `${service}.health`,
    access: 'internal',
    input: z.object({}),
    output: z.array(CheckResult),
    timeoutMs: 3000,
  });

const NEEDED_WITHIN_MS = 2000;
const WELL_FOR_MS = 15_000;
const FAULT_FOR_MS = 3000;

/** What a service says about itself. Features add their own checks, such as a missing program. */
export class Health {
  private readonly checks = new Map<string, () => Promise<Omit<CheckResult, 'name'>>>();

  add(name: string, check: () => Promise<Omit<CheckResult, 'name'>>): void {
    this.checks.set(name, check);
  }

  /** A backing service: down when `check` throws. */
  addReachable(name: string, check: () => Promise<void>): void {
    this.add(name, async () => {
      await check();
      return { status: 'ok' };
    });
  }

  /**
   * Something that a feature needs: degraded when `check` throws or takes longer than the caller waits. Asking costs
   * somebody else work, so an answer serves for a while.
   */
  addNeeded(name: string, check: () => Promise<void>, message: string): void {
    let kept: { result: Omit<CheckResult, 'name'>; until: number } | undefined;
    this.add(name, async () => {
      if (kept !== undefined && kept.until > Date.now()) return kept.result;
      const late = new AbortController();
      const isWell = await Promise.race([
        check().then(
          () => true,
          () => false,
        ),
        delay(NEEDED_WITHIN_MS, false, { signal: late.signal, ref: false }).catch(() => false),
      ]);
      late.abort();
      const result: Omit<CheckResult, 'name'> = isWell ? { status: 'ok' } : { status: 'degraded', message };
      kept = { result, until: Date.now() + (isWell ? WELL_FOR_MS : FAULT_FOR_MS) };
      return result;
    });
  }

  /** Never throws: a check that does is itself the answer, and must not take the others with it. */
  async report(): Promise<CheckResult[]> {
    return Promise.all(
      [...this.checks].map(async ([name, check]) => {
        const down = { status: 'down', message: `${name} is not reachable.` } as const;
        return { name, ...(await check().catch(() => down)) };
      }),
    );
  }
}
