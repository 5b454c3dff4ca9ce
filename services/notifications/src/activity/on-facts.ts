import type { Payload } from '@lectern/contracts/define';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { RULES } from '../notification/notification.rules.js';
import type { Rule } from '../notification/rule-row.rules.js';
import { recordActivity } from './record-activity.js';

/** Reacts to every fact in the table of rules: one method for each row, named after the activity. */
@Controller()
export class OnFacts {}

for (const rule of RULES) {
  const react = (payload: Payload<Rule['fact']>, tx: Transaction): Promise<void> =>
    // Every fact in the table concerns one user; the inbox has parsed the payload with the fact's own schema.
    recordActivity(tx, rule, payload as { userId: string });
  const descriptor = { value: react, writable: true, configurable: true };
  Object.defineProperty(OnFacts.prototype, rule.activity, descriptor);
  Reacts(rule.fact)(OnFacts.prototype, rule.activity, descriptor);
}
