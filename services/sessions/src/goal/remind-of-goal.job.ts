import { job } from '@lectern/contracts/define';
import { z } from 'zod';

export const remindOfGoal = job({
  name: 'sessions.remind-of-goal',
  /** `deadline`: as it was when this was queued; a goal that was put off has a reminder of its own. */
  payload: z.object({ goalId: z.uuid(), deadline: z.iso.date() }),
  result: z.object({ outcome: z.enum(['reminded', 'not-needed']) }),
  timeoutMs: 30_000,
  attempts: 10,
  concurrency: 4,
});
