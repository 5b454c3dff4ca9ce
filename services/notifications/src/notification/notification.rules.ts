import { analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import { scriptGenerated } from '@lectern/contracts/content';
import type { Fact } from '@lectern/contracts/define';
import { userConfirmed, userSignedUp } from '@lectern/contracts/identity';
import {
  practiceCompleted,
  practiceDue,
  practiceScheduled,
  practiceUnscheduled,
} from '@lectern/contracts/schedule';
import {
  recordingSubmitted,
  sessionCleared,
  sessionCompleted,
  sessionCreated,
  sessionDeleted,
} from '@lectern/contracts/sessions';
import type { Ending, Rule } from './rule.js';

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
    fact: reportRevised,
    activity: 'report-revised',
    subject: ({ sessionId }) => sessionId,
    data: ({ sessionId, analysisId, overallScore, confidenceScore }) => ({
      sessionId,
      analysisId,
      overallScore,
      confidenceScore,
    }),
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
    fact: sessionCleared,
    activity: 'session-cleared',
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
