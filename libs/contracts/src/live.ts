import { z } from 'zod';
import { analysisFailed, reportReady, reportRevised } from './analysis.js';
import { scriptGenerated } from './content.js';
import type { Fact } from './define.js';
import { JobState } from './job-state.js';
import { notificationCreated, notificationsChanged } from './notifications.js';
import { sessionCompleted, sessionCreated, sessionDeleted } from './sessions.js';
import { takeDeleted, takeEnded, takeSubmitted } from './takes.js';

/** What the browser keeps cached, by name; a live fact makes some of it stale. */
export type CacheTag = 'Session' | 'Sessions' | 'Stats' | 'Notifications' | 'Takes';

/** Facts that reach the browser of the user they concern (room `user:<sub>`), and the cached answers they outdate. */
export const LIVE: { fact: Fact; outdates: CacheTag[] }[] = [
  { fact: sessionCreated, outdates: ['Sessions', 'Stats'] },
  { fact: sessionDeleted, outdates: ['Sessions', 'Stats'] },
  { fact: sessionCompleted, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: reportReady, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: reportRevised, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: analysisFailed, outdates: ['Session', 'Sessions'] },
  { fact: takeSubmitted, outdates: ['Takes'] },
  { fact: takeEnded, outdates: ['Takes'] },
  { fact: takeDeleted, outdates: ['Takes'] },
  { fact: scriptGenerated, outdates: ['Sessions'] },
  { fact: notificationCreated, outdates: ['Notifications'] },
  { fact: notificationsChanged, outdates: ['Notifications'] },
];

/** Socket message `job-progress`: how far a job of this user is. Not stored; the job's own row is the truth. */
export const JobProgress = z.object({
  jobId: z.uuid(),
  job: z.string(),
  userId: z.string(),
  status: JobState,
  stage: z.string().nullable(),
  progress: z.number().min(0).max(1),
});
export type JobProgress = z.infer<typeof JobProgress>;
