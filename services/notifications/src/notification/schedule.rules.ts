import {
  practiceCompleted,
  practiceDue,
  practiceScheduled,
  practiceUnscheduled,
} from '@lectern/contracts/schedule';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

const MINUTE_MS = 60_000;

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
    tell: ({ title, caseName, startsAt, timeZone, duration }) => [
      {
        type: 'reminder',
        category: 'schedule',
        priority: 'high',
        content: { code: 'practice-due', title, caseName, startsAt, timeZone, minutes: duration },
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
