import { z } from 'zod';
import { operation } from '@lectern/contracts/define';

export const CheckResult = z.object({
  name: z.string(),
  /** `degraded`: the service works, a feature of it does not. */
  status: z.enum(['ok', 'degraded', 'down']),
  message: z.string().optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** Every service answers this; the gateway asks it for `/api/health/ready`. */
export const healthOf = (service: string) =>
  operation({
    name: `${service}.health`,
    access: 'internal',
    input: z.object({}),
    output: z.array(CheckResult),
    timeoutMs: 3000,
  });

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
