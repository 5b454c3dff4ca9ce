import type { COMMUNITY_REFUSALS } from '../../refusals/community.js';
import type { Sentences } from '../../refusals/refusal.js';

function wait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export const COMMUNITY_SENTENCES: Sentences<typeof COMMUNITY_REFUSALS> = {
  'post-gone': 'This post is no longer there. It may have been deleted.',
  'post-as-another': 'You can only post under your own account.',
  'too-much-writing': ({ kind, most, seconds }) =>
    `That is ${most} ${kind}s in a short time. Please wait ${wait(seconds)} before the next one.`,
  'alias-taken': 'Another member goes by this name. Choose another alias.',
  'alias-reserved': 'Choose another alias.',
  'requirements-not-met': 'Not all requirements of the certification are met yet.',
  'certificate-needs-name': 'A certificate carries a name. Save your name in your profile first.',
  'no-such-certificate': 'There is no certificate with this number.',
  'no-certificate-yet': 'You have no certificate yet.',
  'comment-gone': 'This comment is no longer there.',
};
