import type { AllowanceKind } from '../allowance.js';
import { refusal } from './refusal.js';

export const COMMON_REFUSALS = {
  'request-invalid': refusal('invalid_input'),
  'field-invalid': refusal<{ field: string; problem: string }>('invalid_input'),
  'account-full': refusal<{ kind: AllowanceKind; used: number; most: number }>('conflict'),
  'hour-used-up': refusal<{ kind: AllowanceKind; used: number; most: number; minutes: number }>(
    'rate_limited',
  ),
  'text-too-slow': refusal('unprocessable'),
  'text-too-much-memory': refusal('unprocessable'),
  'sign-in-needed': refusal('unauthenticated'),
  'account-deleted': refusal('not_found'),
  'place-unknown': refusal('invalid_input'),
  'file-unknown': refusal('not_found'),
  'store-full': refusal('unavailable'),
  'tables-of-later-version': refusal('unavailable'),
  'restored-lately': refusal<{ days: number }>('unavailable'),
  'request-id-taken': refusal('conflict'),
  'request-made-before': refusal('conflict'),
  stopped: refusal('timeout'),
  'given-up': refusal('internal'),
  failed: refusal('internal'),
  'takes-longer': refusal('timeout'),
  'not-kept-in-time': refusal('timeout'),
  'service-away': refusal<{ service: string }>('unavailable'),
};
