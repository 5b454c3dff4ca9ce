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
];
