import { goalDeadlineNear } from '@lectern/contracts/goals';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

export const GOALS: Rule[] = [
  rule({
    fact: goalDeadlineNear,
    activity: 'goal-deadline-near',
    subject: ({ goalId }) => goalId,
    data: ({ goalId, title, deadline }) => ({ goalId, title, deadline }),
    tell: ({ title, deadline }) => [
      {
        type: 'reminder',
        category: 'goal',
        priority: 'normal',
        content: { code: 'goal-due', title, deadline },
        actionUrl: '/progress',
        expiresAfterHours: 7 * DAYS,
        outside: ['push', 'mail'],
      },
    ],
  }),
];
