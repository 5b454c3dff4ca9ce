import { job } from '@lectern/contracts/define';
import { z } from 'zod';

export const remindOfPractice = job({
  name: 'sessions.remind-of-practice',
  payload: z.object({
    practiceId: z.uuid(),
    /** The start that it reminds of: when that was moved, another run reminds. Absent from runs of before starts could be moved. */
    startsAt: z.iso.datetime().optional(),
  }),
  result: z.object({ outcome: z.enum(['reminded', 'not-needed']) }),
  timeoutMs: 30_000,
  attempts: 10,
  concurrency: 4,
});
