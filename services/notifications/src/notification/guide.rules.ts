import { strategyCompleted } from '@lectern/contracts/content-facts';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

/** What is studied in the guide. */
export const GUIDE: Rule[] = [
  rule({
    fact: strategyCompleted,
    activity: 'strategy-completed',
    subject: () => null,
    data: ({ strategy, completed }) => ({ strategy, completed }),
    tell: ({ strategy, completed }) => [
      {
        type: 'educational',
        category: 'strategy',
        priority: 'low',
        content: { code: 'strategy-completed', title: strategy, completed },
        actionUrl: '/guide',
        expiresAfterHours: 30 * DAYS,
        outside: ['push'],
      },
    ],
  }),
];
