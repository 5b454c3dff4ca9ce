import { refusal } from './refusal.js';

export const COMMUNITY_REFUSALS = {
  'post-gone': refusal('not_found'),
  'post-as-another': refusal('forbidden'),
  'too-much-writing': refusal<{ kind: 'post' | 'comment' | 'report'; most: number; seconds: number }>(
    'rate_limited',
  ),
  'alias-taken': refusal('conflict'),
  'alias-reserved': refusal('invalid_input'),
  'requirements-not-met': refusal('conflict'),
  'certificate-needs-name': refusal('conflict'),
  'no-such-certificate': refusal('not_found'),
  'no-certificate-yet': refusal('not_found'),
  'comment-gone': refusal('not_found'),
};
