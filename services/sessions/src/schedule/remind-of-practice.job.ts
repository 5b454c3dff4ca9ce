import { job } from '@lectern/contracts/define';
import { z } from 'zod';

export const remindOfPractice = job({
  name: 'sessions.remind-of-practice',
  payload: z.object({ practiceId: z.uuid() }),
  result: z.object({ outcome: z.enum(['reminded', 'not-needed']) }),
  timeoutMs: 30_000,
  attempts: 10,
  concurrency: 4,
});
