import { exportReady, strategyCompleted } from '@lectern/contracts/facts-to-come';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

/** Rules that wait: no service announces these facts yet. */
export const AWAITED: Rule[] = [
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
  rule({
    fact: exportReady,
    activity: 'export-ready',
    subject: ({ exportId }) => exportId,
    data: ({ exportId }) => ({ exportId }),
    tell: ({ expiresAt }) => [
      {
        type: 'system',
        category: 'export',
        priority: 'normal',
        content: { code: 'export-ready' },
        actionUrl: '/profile',
        expiresAfterHours: 7 * DAYS,
        outside: ['push', 'mail'],
        uselessAfter: new Date(expiresAt),
      },
    ],
  }),
];
