import { analysisFailed, reportReady } from '@lectern/contracts/analysis';
import { scriptGenerated } from '@lectern/contracts/content';
import type { Fact, Payload } from '@lectern/contracts/define';
import { userConfirmed, userSignedUp } from '@lectern/contracts/identity';
import type {
  NotificationPreferences,
  NotificationPriority,
  NotificationType,
} from '@lectern/contracts/notifications';
import {
  practiceCompleted,
  practiceDue,
  practiceScheduled,
  practiceUnscheduled,
} from '@lectern/contracts/schedule';
import {
  recordingSubmitted,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
} from '@lectern/contracts/sessions';

export type Channel = 'mail' | 'push';
/** The preference that a user can switch a kind of message off with. */
export type Switch = Exclude<
  keyof NotificationPreferences,
  'emailNotifications' | 'pushNotifications' | 'quietHoursStart' | 'quietHoursEnd' | 'timeZone'
>;

export type Ending = 'archive' | 'erase';

export interface Notice {
  type: NotificationType;
  category: string;
  priority: NotificationPriority;
  title: string;
  message: string;
  /** Path inside the app. */
  actionUrl: string;
  /** Hours until it leaves the list by itself; null: never. */
  expiresAfterHours: number | null;
  /** How it may leave the app, if the user wants it to. */
  outside: Channel[];
  switch: Switch | null;
  /** Mail and push that would go out later than this are not sent. */
  uselessAfter?: Date;
}

/** One row of the table: a fact, the activity that it is, and what its user is told. */
export interface Rule<E extends Fact = Fact> {
  fact: E;
  activity: string;
  /** Id of what it is about. */
  subject(payload: Payload<E>): string | null;
  /** What the activity keeps of the fact. Never texts of the user beside titles. */
  data(payload: Payload<E>): Record<string, unknown>;
  /** The subject is over, and so is what is said about it, before or after: kept in the archive, or gone with its title. */
  ends?: Ending;
  tell?(payload: Payload<E>): Notice[];
}

const rule = <E extends Fact>(row: Rule<E>): Rule<E> => row;
const DAY = 24;
const MINUTE_MS = 60_000;

const sessionUrl = (sessionId: string): string => `/sessions/${sessionId}`;
const clock = (at: Date, timeZone: string): string =>
  at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

export const RULES: Rule[] = [
  rule({
    fact: userSignedUp,
    activity: 'signed-up',
    subject: () => null,
    data: () => ({}),
  }),
  rule({
    fact: userConfirmed,
    activity: 'account-confirmed',
    subject: () => null,
    data: () => ({}),
    tell: () => [
      {
        type: 'system',
        category: 'account',
        priority: 'normal',
        title: 'Welcome to Lectern!',
        message: 'Record two minutes of an opening you know, and see what was measured.',
        actionUrl: '/practice',
        expiresAfterHours: 30 * DAY,
        outside: [],
        switch: null,
      },
      {
        type: 'educational',
        category: 'guide',
        priority: 'low',
        title: 'Five strategies to study',
        message: 'The guide teaches look, presence, sound, story and pause, each with exercises.',
        actionUrl: '/guide',
        expiresAfterHours: 30 * DAY,
        outside: [],
        switch: 'murphyTips',
      },
    ],
  }),
  rule({
    fact: sessionCreated,
    activity: 'session-created',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, title, scenarioType }) => ({ sessionId, title, scenarioType }),
  }),
  rule({
    fact: recordingSubmitted,
    activity: 'recording-submitted',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title }) => ({ sessionId, analysisId, title }),
  }),
  rule({
    fact: reportReady,
    activity: 'report-ready',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title, durationSeconds, overallScore, confidenceScore }) => ({
      sessionId,
      analysisId,
      title,
      durationSeconds,
      overallScore,
      confidenceScore,
    }),
    tell: ({ sessionId, title, overallScore }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'normal',
        title: 'Analysis complete',
        message:
          overallScore === null
            ? `The analysis of "${title}" is ready.`
            : `The analysis of "${title}" is ready: ${overallScore.toFixed(1)} out of 10.`,
        actionUrl: sessionUrl(sessionId),
        expiresAfterHours: 90 * DAY,
        outside: ['push'],
        switch: null,
      },
    ],
  }),
  rule({
    fact: analysisFailed,
    activity: 'analysis-failed',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, title, reason }) => ({ sessionId, analysisId, title, reason }),
    tell: ({ sessionId, title, reason }) => [
      {
        type: 'session',
        category: 'analysis',
        priority: 'high',
        title: 'Analysis failed',
        message: `"${title}" could not be analyzed. ${reason}`,
        actionUrl: sessionUrl(sessionId),
        expiresAfterHours: 90 * DAY,
        outside: ['push'],
        switch: null,
      },
    ],
  }),
  rule({
    fact: sessionCompleted,
    activity: 'session-completed',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId }) => ({ sessionId }),
  }),
  rule({
    fact: sessionDeleted,
    activity: 'session-deleted',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId }) => ({ sessionId }),
    ends: 'erase',
  }),
  rule({
    fact: scriptGenerated,
    activity: 'script-generated',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, scenario }) => ({ sessionId, scenario }),
    // Without a session there is no place to find it again.
    tell: ({ sessionId }) =>
      sessionId === null
        ? []
        : [
            {
              type: 'session',
              category: 'script',
              priority: 'low',
              title: 'Script ready',
              message: 'Your practice script is kept with its session.',
              actionUrl: sessionUrl(sessionId),
              expiresAfterHours: 7 * DAY,
              outside: [],
              switch: null,
            },
          ],
  }),
  rule({
    fact: practiceScheduled,
    activity: 'practice-scheduled',
    subject: ({ practiceId }) => practiceId,
    data: ({ practiceId, title, startsAt }) => ({ practiceId, title, startsAt }),
  }),
  rule({
    fact: practiceDue,
    activity: 'practice-due',
    subject: ({ practiceId }) => practiceId,
    data: ({ practiceId, title, startsAt }) => ({ practiceId, title, startsAt }),
    tell: ({ title, startsAt, timeZone, duration }) => [
      {
        type: 'reminder',
        category: 'schedule',
        priority: 'high',
        title: 'Time to practice',
        message: `"${title}" is planned for ${clock(new Date(startsAt), timeZone)}, ${duration} minutes.`,
        actionUrl: '/schedule',
        expiresAfterHours: 7 * DAY,
        outside: ['push', 'mail'],
        switch: 'practiceReminders',
        uselessAfter: new Date(Date.parse(startsAt) + duration * MINUTE_MS),
      },
    ],
  }),
  rule({
    fact: practiceCompleted,
    activity: 'practice-completed',
    subject: ({ practiceId }) => practiceId,
    data: ({ practiceId, title }) => ({ practiceId, title }),
    ends: 'archive',
  }),
  rule({
    fact: practiceUnscheduled,
    activity: 'practice-unscheduled',
    subject: ({ practiceId }) => practiceId,
    data: ({ practiceId }) => ({ practiceId }),
    ends: 'erase',
  }),
];

/** How the activities that are known about a subject have ended it; null while it goes on. */
export function endingOf(activities: string[]): Ending | null {
  const endings = RULES.filter(({ activity }) => activities.includes(activity)).map(({ ends }) => ends);
  return endings.includes('erase') ? 'erase' : endings.includes('archive') ? 'archive' : null;
}
