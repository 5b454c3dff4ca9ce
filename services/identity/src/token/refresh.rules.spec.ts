import { describe, expect, it } from '@jest/globals';
import { decideRefresh } from './refresh.rules.js';

const now = new Date('2026-11-21T08:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const family = { generation: 5, rotatedAt: ago(59), expiresAt: ago(-1), revokedAt: null };
const decide = (generation: number, change = {}) =>
  decideRefresh({ ...family, ...change }, generation, now, 60);

describe('refresh tokens', () => {
  it('rotates the newest', () => expect(decide(5)).toBe('rotate'));
  it('repeats the answer to its predecessor within the grace time', () => expect(decide(4)).toBe('repeat'));
  it('takes the predecessor after that for a copy', () =>
    expect(decide(4, { rotatedAt: ago(61) })).toBe('reuse'));
  it('takes any older one for a copy, grace time or not', () =>
    expect(decide(3, { rotatedAt: ago(1) })).toBe('reuse'));
  it('knows no token of the future', () => expect(decide(6)).toBe('unknown'));
  it('refuses all of an ended or revoked sign-in', () => {
    expect(decide(5, { expiresAt: ago(1) })).toBe('expired');
    expect([3, 4, 5].map((generation) => decide(generation, { revokedAt: ago(1) }))).toEqual([
      'revoked',
      'revoked',
      'revoked',
    ]);
  });
});
