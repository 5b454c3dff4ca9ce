import { z } from 'zod';
import { analysisFailed, reportReady, reportRevised } from './analysis.js';
import {
  caseChanged,
  caseDeleted,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
  sessionMoved,
} from './session-facts.js';
import {
  achievementEarned,
  membershipChanged,
  postChanged,
  postCommented,
  postCreated,
  postLiked,
  standingChanged,
} from './community-facts.js';
import { scriptGenerated, strategyCompleted } from './content-facts.js';
import { goalsChanged } from './goals.js';
import { documentChanged } from './documents.js';
import { type Fact } from './define.js';
import { known } from './known.js';
import { profileChanged } from './profile.js';
import { retentionApplied, settingsChanged } from './settings.js';
import { JobState } from './job-state.js';
import { Counted, Stage } from './stages.js';
import { notificationCreated, notificationsChanged, timeZoneChanged } from './notifications.js';
import { lookAssessed } from './own-assessment.js';
import { retakeDeleted, retakeEnded, retakeSubmitted } from './retakes.js';
import { practiceChanged, practiceCompleted, practiceScheduled, practiceUnscheduled } from './schedule.js';

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
  | 'Settings';

/**
 * Facts that reach the browser of the user they concern (room `user:<sub>`), or with `everyone` every browser of a signed-in user,
 * and the cached answers they outdate.
 */
export const LIVE: { fact: Fact; outdates: CacheTag[]; everyone?: true }[] = [
  { fact: caseChanged, outdates: ['Cases', 'Schedule'] },
  { fact: caseDeleted, outdates: ['Cases', 'Sessions', 'Stats'] },
  { fact: strategyCompleted, outdates: ['Guide'] },
  { fact: documentChanged, outdates: ['Documents', 'Cases'] },
  { fact: sessionMoved, outdates: ['Session', 'Sessions', 'Cases', 'Documents'] },
  { fact: sessionCreated, outdates: ['Sessions', 'Stats'] },
  { fact: sessionDeleted, outdates: ['Sessions', 'Stats'] },
  { fact: sessionCompleted, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: reportReady, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: reportRevised, outdates: ['Session', 'Sessions', 'Stats'] },
  { fact: analysisFailed, outdates: ['Session', 'Sessions'] },
  { fact: practiceScheduled, outdates: ['Schedule'] },
  { fact: practiceChanged, outdates: ['Schedule'] },
  { fact: practiceCompleted, outdates: ['Schedule'] },
  { fact: practiceUnscheduled, outdates: ['Schedule'] },
  { fact: goalsChanged, outdates: ['Stats'] },
  { fact: lookAssessed, outdates: ['Stats'] },
  { fact: timeZoneChanged, outdates: ['Stats'] },
  { fact: retakeSubmitted, outdates: ['Retakes'] },
  { fact: retakeEnded, outdates: ['Retakes'] },
  { fact: retakeDeleted, outdates: ['Retakes'] },
  { fact: scriptGenerated, outdates: ['Sessions'] },
  { fact: profileChanged, outdates: ['Profile'] },
  { fact: settingsChanged, outdates: ['Settings'] },
  { fact: retentionApplied, outdates: ['Session', 'Sessions', 'Stats', 'Cases', 'Retakes'] },
  { fact: notificationCreated, outdates: ['Notifications'] },
  { fact: notificationsChanged, outdates: ['Notifications'] },
  { fact: postCreated, outdates: ['Posts'], everyone: true },
  { fact: postLiked, outdates: ['Posts'], everyone: true },
  { fact: postCommented, outdates: ['Posts', 'Comments'], everyone: true },
  { fact: postChanged, outdates: ['Posts', 'Comments'], everyone: true },
  { fact: achievementEarned, outdates: ['Achievements', 'Leaderboard'] },
  { fact: standingChanged, outdates: ['Achievements', 'Leaderboard'] },
  { fact: membershipChanged, outdates: ['Membership', 'Leaderboard', 'Posts', 'Comments'] },
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
