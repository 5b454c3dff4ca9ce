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
        title: 'Welcome to Lectern!',
        message: 'Record two minutes of an opening you know, and see what was measured.',
        actionUrl: '/practice',
        expiresAfterHours: 30 * DAYS,
        outside: [],
      },
    ],
  }),
];
