import {
  practiceCompleted,
  practiceDue,
  practiceScheduled,
  practiceUnscheduled,
} from '@lectern/contracts/schedule';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

const MINUTE_MS = 60_000;
const clock = (at: Date, timeZone: string): string =>
  at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

export const SCHEDULE: Rule[] = [
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
        expiresAfterHours: 7 * DAYS,
        outside: ['push', 'mail'],
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
