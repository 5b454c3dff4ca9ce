import { ACCOUNT } from './account.rules.js';
import { ALLOWANCE } from './allowance.rules.js';
import { GOALS } from './goal.rules.js';
import { GUIDE } from './guide.rules.js';
import { COMMUNITY } from './community.rules.js';
import type { Ending, Rule } from './rule-row.rules.js';
import { SCHEDULE } from './schedule.rules.js';
import { SESSION } from './session.rules.js';

/** Every fact that is an activity of its user, and what the user is told of it. */
export const RULES: Rule[] = [
  ...ACCOUNT,
  ...ALLOWANCE,
  ...SESSION,
  ...SCHEDULE,
  ...GOALS,
  ...COMMUNITY,
  ...GUIDE,
];

/** Facts that are no activities, and why. Every fact stands here or in the table: a test compares. */
export const NO_ACTIVITY: Record<string, string> = {
  'identity.tokens-revoked': 'ends browser push, says nothing new to the user who signed out',
  'identity.user-deleted': 'everything of the user goes',
  'community.member-left': 'others forget the name',
  'identity.profile-changed': 'the user has just done it',
  'sessions.settings-changed': 'the user has just done it',
  'sessions.export-changed': 'the settings page that is open shows it; that one is ready is told by itself',
  'notifications.notification-created': 'our own',
  'notifications.notifications-changed': 'our own',
  'notifications.time-zone-changed': 'our own',
  'sessions.practice-changed': 'the user has just done it',
  'sessions.goals-changed': 'the user has just done it',
  'sessions.look-assessed': 'the user has just done it',
  'community.post-changed': 'who watches the page sees it; a like taken back is nobody’s news',
  'community.standing-changed': 'the report of the session is told already',
  'community.membership-changed': 'the user has just done it',
  'sessions.take-submitted': 'a passage said again inside a review that is open before the user',
  'sessions.take-deleted': 'the same',
  'analysis.take-ended': 'the same',
  'content.document-changed': 'the case page that is open shows it; nothing to be told elsewhere',
  'sessions.case-changed': 'the user has just done it',
  'sessions.case-deleted': 'the user was told what goes, and each session of it is announced by itself',
  'sessions.session-moved': 'the user has just done it',
};

/** How the activities that are known about a subject have ended it; null while it goes on. */
export function endingOf(activities: string[]): Ending | null {
  const endings = RULES.filter(({ activity }) => activities.includes(activity)).map(({ ends }) => ends);
  return endings.includes('erase') ? 'erase' : endings.includes('archive') ? 'archive' : null;
}
