import { z } from 'zod';
import { known } from './known.js';
import { JobState } from './job-state.js';
import { Counted, Stage } from './stages.js';

/** What the browser keeps cached, by name; a live fact makes some of it stale. */
export type CacheTag =
  | 'Session'
  | 'Sessions'
  | 'Stats'
  | 'Notifications'
  | 'Retakes'
  | 'Cases'
  | 'Documents'
  | 'Guide'
  | 'Schedule'
  | 'Profile'
  | 'Posts'
  | 'Comments'
  | 'Membership'
  | 'Leaderboard'
  | 'Achievements'
  | 'Settings'
  | 'Export';

/**
 * Facts that reach the browser of the user they concern (room `user:<sub>`), or with `everyone` every browser of a signed-in user,
 * and the cached answers they outdate. By their names: the browser needs nothing else of them, and a shape weighs.
 */
export const LIVE: { fact: string; outdates: CacheTag[]; everyone?: true }[] = [
  { fact: 'sessions.case-changed', outdates: ['Cases', 'Schedule'] },
  { fact: 'sessions.case-deleted', outdates: ['Cases', 'Sessions', 'Stats'] },
  { fact: 'content.strategy-completed', outdates: ['Guide'] },
  { fact: 'content.document-changed', outdates: ['Documents', 'Cases'] },
  { fact: 'sessions.session-moved', outdates: ['Session', 'Sessions', 'Cases', 'Documents'] },
  { fact: 'sessions.session-created', outdates: ['Sessions', 'Stats'] },
  { fact: 'sessions.session-deleted', outdates: ['Sessions', 'Stats'] },
  { fact: 'sessions.session-completed', outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: 'analysis.report-ready', outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: 'analysis.report-revised', outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: 'analysis.analysis-failed', outdates: ['Session', 'Sessions'] },
  { fact: 'sessions.practice-scheduled', outdates: ['Schedule'] },
  { fact: 'sessions.practice-changed', outdates: ['Schedule'] },
  { fact: 'sessions.practice-completed', outdates: ['Schedule'] },
  { fact: 'sessions.practice-unscheduled', outdates: ['Schedule'] },
  { fact: 'sessions.goals-changed', outdates: ['Stats'] },
  { fact: 'sessions.look-assessed', outdates: ['Stats'] },
  { fact: 'notifications.time-zone-changed', outdates: ['Stats'] },
  { fact: 'sessions.take-submitted', outdates: ['Retakes'] },
  { fact: 'analysis.take-ended', outdates: ['Retakes'] },
  { fact: 'sessions.take-deleted', outdates: ['Retakes'] },
  { fact: 'content.script-generated', outdates: ['Sessions'] },
  { fact: 'identity.profile-changed', outdates: ['Profile'] },
  { fact: 'sessions.settings-changed', outdates: ['Settings'] },
  { fact: 'sessions.export-changed', outdates: ['Export'] },
  { fact: 'sessions.retention-applied', outdates: ['Session', 'Sessions', 'Stats', 'Cases', 'Retakes'] },
  { fact: 'notifications.notification-created', outdates: ['Notifications'] },
  { fact: 'notifications.notifications-changed', outdates: ['Notifications'] },
  { fact: 'community.post-created', outdates: ['Posts'], everyone: true },
  { fact: 'community.post-liked', outdates: ['Posts'], everyone: true },
  { fact: 'community.post-commented', outdates: ['Posts', 'Comments'], everyone: true },
  { fact: 'community.post-changed', outdates: ['Posts', 'Comments'], everyone: true },
  { fact: 'community.achievement-earned', outdates: ['Achievements', 'Leaderboard'] },
  { fact: 'community.standing-changed', outdates: ['Achievements', 'Leaderboard'] },
  { fact: 'community.membership-changed', outdates: ['Membership', 'Leaderboard', 'Posts', 'Comments'] },
];

/** Socket message `job-progress`: how far a job of this user is. Not stored; the job's own row is the truth. */
export const JobProgress = z.object({
  jobId: z.uuid(),
  job: z.string(),
  userId: z.string(),
  status: known(JobState, 'running'),
  stage: Stage,
  /** For a stage that counts, such as pages. */
  counted: Counted.optional(),
  progress: z.number().min(0).max(1),
});
export type JobProgress = z.infer<typeof JobProgress>;
