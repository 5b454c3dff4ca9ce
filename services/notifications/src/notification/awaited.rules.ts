import { exportReady } from '@lectern/contracts/facts-to-come';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

/** Rules that wait: no service announces these facts yet. */
export const AWAITED: Rule[] = [
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
