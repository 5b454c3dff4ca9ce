import { ANALYSIS_REFUSALS } from './analysis.js';
import { COMMON_REFUSALS } from './common.js';
import { COMMUNITY_REFUSALS } from './community.js';
import { CONTENT_REFUSALS } from './content.js';
import { GATEWAY_REFUSALS } from './gateway.js';
import { IDENTITY_REFUSALS } from './identity.js';
import { NOTIFICATIONS_REFUSALS } from './notifications.js';
import type { ParamsOf } from './refusal.js';
import { SESSIONS_REFUSALS } from './sessions.js';

/** Each reason for which Lectern refuses something. Answers and failed jobs carry its name and what fills its sentence. */
export const REFUSALS = {
  ...COMMON_REFUSALS,
  ...GATEWAY_REFUSALS,
  ...IDENTITY_REFUSALS,
  ...SESSIONS_REFUSALS,
  ...CONTENT_REFUSALS,
  ...ANALYSIS_REFUSALS,
  ...NOTIFICATIONS_REFUSALS,
  ...COMMUNITY_REFUSALS,
};

export type RefusalReason = keyof typeof REFUSALS;
export type RefusalParamsOf<R extends RefusalReason> = ParamsOf<(typeof REFUSALS)[R]>;
