import type { REFUSALS, RefusalParamsOf, RefusalReason } from '../../refusals/refusals.js';
import type { Sentences } from '../../refusals/refusal.js';
import { ANALYSIS_SENTENCES } from './analysis.js';
import { COMMON_SENTENCES } from './common.js';
import { COMMUNITY_SENTENCES } from './community.js';
import { CONTENT_SENTENCES } from './content.js';
import { GATEWAY_SENTENCES } from './gateway.js';
import { IDENTITY_SENTENCES } from './identity.js';
import { NOTIFICATIONS_SENTENCES } from './notifications.js';
import { SESSIONS_SENTENCES } from './sessions.js';

const SENTENCES: Sentences<typeof REFUSALS> = {
  ...COMMON_SENTENCES,
  ...GATEWAY_SENTENCES,
  ...IDENTITY_SENTENCES,
  ...SESSIONS_SENTENCES,
  ...CONTENT_SENTENCES,
  ...ANALYSIS_SENTENCES,
  ...NOTIFICATIONS_SENTENCES,
  ...COMMUNITY_SENTENCES,
};

/** What a person reads for a refusal. */
export function refusalInWords<R extends RefusalReason>(reason: R, params: RefusalParamsOf<R>): string {
  const sentence: string | ((params: never) => string) = SENTENCES[reason];
  return typeof sentence === 'string' ? sentence : sentence(params as never);
}
