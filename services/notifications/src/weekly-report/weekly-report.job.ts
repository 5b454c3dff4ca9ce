import { job } from '@lectern/contracts/define';
import { z } from 'zod';

export const sendWeeklyReport = job({
  name: 'notifications.send-weekly-report',
  /** `week`: the Monday on whose morning, by the user's clocks, it is sent. */
  payload: z.object({ userId: z.string(), week: z.iso.date() }),
  result: z.object({ outcome: z.enum(['sent', 'not-wanted', 'nothing-to-report', 'later', 'ended']) }),
  timeoutMs: 60_000,
  attempts: 12,
  concurrency: 2,
});
