import { job } from '@lectern/contracts/define';
import { z } from 'zod';

const payload = z.object({
  notificationId: z.uuid(),
  switch: z
    .enum([
      'practiceReminders',
      'achievementAlerts',
      'communityUpdates',
      'weeklyReports',
      'murphyTips',
      'goalDeadlines',
    ])
    .nullable(),
  uselessAfter: z.iso.datetime().nullable(),
});
const result = z.object({ outcome: z.enum(['sent', 'not-wanted', 'later', 'nowhere-to-send']) });

/** With the pauses in between, tries for about an hour. */
const ATTEMPTS = 12;

export const deliverMail = job({
  name: 'notifications.deliver-mail',
  payload,
  result,
  timeoutMs: 60_000,
  attempts: ATTEMPTS,
  concurrency: 4,
});
export const deliverPush = job({
  name: 'notifications.deliver-push',
  payload,
  result,
  timeoutMs: 60_000,
  attempts: ATTEMPTS,
  concurrency: 4,
});
