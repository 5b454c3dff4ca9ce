import { describe, expect, it } from '@jest/globals';
import { ErrorCode } from '../../errors.js';
import { ANALYSIS_REFUSALS } from '../../refusals/analysis.js';
import { COMMON_REFUSALS } from '../../refusals/common.js';
import { COMMUNITY_REFUSALS } from '../../refusals/community.js';
import { CONTENT_REFUSALS } from '../../refusals/content.js';
import { GATEWAY_REFUSALS } from '../../refusals/gateway.js';
import { IDENTITY_REFUSALS } from '../../refusals/identity.js';
import { NOTIFICATIONS_REFUSALS } from '../../refusals/notifications.js';
import { REFUSALS, type RefusalReason } from '../../refusals/refusals.js';
import { SESSIONS_REFUSALS } from '../../refusals/sessions.js';
import { refusalInWords } from './refusals.js';

const ROOMS = [
  ANALYSIS_REFUSALS,
  COMMON_REFUSALS,
  COMMUNITY_REFUSALS,
  CONTENT_REFUSALS,
  GATEWAY_REFUSALS,
  IDENTITY_REFUSALS,
  NOTIFICATIONS_REFUSALS,
  SESSIONS_REFUSALS,
];
/** What fills the sentences, of all of them. */
const FILLING = {
  days: 7,
  seconds: 30,
  minutes: 5,
  used: 3,
  most: 3,
  mostSeconds: 7200,
  width: 10_000,
  height: 9000,
  mostPixels: 40_000_000,
  maxBytes: 1_048_576,
  kind: 'pages',
  field: 'title',
  expected: 'file',
  problem: 'This is missing.',
  service: 'content',
  program: 'espeak-ng',
  type: 'audio/webm',
};
const reasons = Object.keys(REFUSALS) as RefusalReason[];

describe('refusals', () => {
  it('have one name each, in whichever room', () => {
    expect(ROOMS.flatMap((room) => Object.keys(room)).toSorted()).toEqual(reasons.toSorted());
  });

  it.each(reasons)('%s has a kind, and a sentence that names what fills it', (reason) => {
    expect(ErrorCode.options).toContain(REFUSALS[reason].code);
    const sentence = refusalInWords(reason, FILLING as never);
    expect(sentence).toMatch(/\S{2,} \S/);
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each([
    ['too-much-writing', { kind: 'post', most: 10, seconds: 61 }, /10 posts .* wait 2 minutes/],
    ['too-much-writing', { kind: 'report', most: 20, seconds: 1 }, /20 reports .* wait 1 second /],
    ['retake-too-long', { mostSeconds: 120 }, /up to 2 minutes long/],
    ['file-too-large', { maxBytes: 25 * 1024 * 1024 }, /larger than 25 MB/],
    [
      'picture-too-large',
      { width: 10_000, height: 9_000, mostPixels: 40_000_000 },
      /10,000 × 9,000 .* 40 million/,
    ],
    ['account-full', { kind: 'pages', used: 3000, most: 3000 }, /Pages read: 3,000 of 3,000\. Delete/],
  ] as const)('%s says its figures', (reason, params, words) => {
    expect(refusalInWords(reason, params as never)).toMatch(words);
  });
});
