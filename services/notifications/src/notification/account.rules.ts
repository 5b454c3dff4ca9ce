import { EXPORT_DAYS, exportReady } from '@lectern/contracts/data-export';
import { retentionApplied } from '@lectern/contracts/settings';
import { userConfirmed, userSignedUp } from '@lectern/contracts/identity';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

export const ACCOUNT: Rule[] = [
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
        content: { code: 'welcome' },
        actionUrl: '/practice',
        expiresAfterHours: 30 * DAYS,
        outside: [],
      },
    ],
  }),
  rule({
    fact: retentionApplied,
    activity: 'retention-applied',
    subject: () => null,
    data: ({ recordings, sessions }) => ({ recordings, sessions }),
    tell: ({ recordings, sessions }) => [
      {
        type: 'system',
        category: 'account',
        priority: 'normal',
        content: { code: 'retention-applied', recordings, sessions },
        actionUrl: '/settings',
        expiresAfterHours: 90 * DAYS,
        outside: [],
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
        actionUrl: '/settings#export',
        expiresAfterHours: EXPORT_DAYS * DAYS,
        outside: ['push', 'mail'],
        uselessAfter: new Date(expiresAt),
      },
    ],
  }),
];
