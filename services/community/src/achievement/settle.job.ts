import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Awards what a history has earned that was told again, once all of it is told. */
export const settleAwards = job({
  name: 'community.settle-awards',
  payload: z.object({ userId: z.string() }),
  result: z.object({ settled: z.boolean() }),
  timeoutMs: 60_000,
});
