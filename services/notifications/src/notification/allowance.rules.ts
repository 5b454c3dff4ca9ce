import { allowanceLow } from '@lectern/contracts/allowance';
import { DAYS, type Rule, rule } from './rule-row.rules.js';

/** Told before a limit bites. What was used up in an hour is no news after it. */
export const ALLOWANCE: Rule[] = Object.values(allowanceLow).map((fact) =>
  rule({
    fact,
    activity: fact.name.replace('.', '-'),
    subject: () => null,
    data: ({ kind, used, most, per }) => ({ kind, used, most, per }),
    tell: ({ kind, used, most, per }) =>
      kind === null
        ? []
        : [
            {
              type: 'system',
              category: 'account',
              priority: 'high',
              content: { code: 'allowance-low', kind, used, most, per },
              actionUrl: '/security',
              expiresAfterHours: per === 'hour' ? 1 : 30 * DAYS,
              outside: [],
            },
          ],
  }),
);
