import { job } from '@lectern/contracts/define';
import { z } from 'zod';

/** Asks after name and time zone of somebody who is new here. */
export const learnMember = job({
  name: 'community.learn-member',
  payload: z.object({ userId: z.string() }),
  result: z.object({ known: z.boolean() }),
  timeoutMs: 30_000,
  attempts: 12,
});
