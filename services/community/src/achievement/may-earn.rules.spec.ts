import { describe, expect, it } from '@jest/globals';
import type { AchievementId } from '@lectern/contracts/achievement-list';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import { type Change, NOTHING_MORE } from '../result/change.js';
import { type Known, type Newest, mayEarn } from './may-earn.rules.js';

const change = (changes: Partial<Change> = {}): Change => ({
  since: new Date(),
  ...NOTHING_MORE,
  ...changes,
});
const known = (changes: Partial<Known> = {}): Known => ({
  sessions: 1,
  longest_streak: 0,
  looks: 0,
  commanded: 0,
  newest: { confidence: null, fillers: null },
  ...changes,
});
const may = (id: AchievementId, what: Partial<Change>, who: Partial<Known> = {}): boolean =>
  mayEarn(id, change(what), known(who));
const scored = (overall: number | null) => ({ result: { overall, strategies: {} } });
const newest = (changes: Partial<Newest>): Partial<Known> => ({
  newest: { confidence: null, fillers: null, ...changes },
});

describe('a change that an achievement may wait for', () => {
  it('is a session more: the first, the hundredth', () => {
    expect([0, 1].map((sessions) => may('first-steps', { sessions }))).toEqual([false, true]);
    expect([99, 100].map((sessions) => may('century-club', { sessions: 1 }, { sessions }))).toEqual([
      false,
      true,
    ]);
    expect(may('century-club', { sessions: 0 }, { sessions: 100 })).toBe(false);
  });

  it('is a result that is good enough in a strategy, or as a whole', () => {
    const measured = (value: number) => ({
      result: { overall: null, strategies: { 'How You Sound': value } },
    });
    expect([7.99, 8].map((value) => may('murphys-student', measured(value)))).toEqual([false, true]);
    expect(may('murphys-student', {})).toBe(false);
    expect([9.94, 9.95, null].map((overall) => may('perfect-week', scored(overall)))).toEqual([
      false,
      true,
      false,
    ]);
    const all = { commanded: SCENARIOS.length };
    expect([7.99, 8].map((overall) => may('courtroom-commander', scored(overall), all))).toEqual([
      false,
      true,
    ]);
    expect(may('courtroom-commander', scored(9), { commanded: SCENARIOS.length - 1 })).toBe(false);
    expect(may('courtroom-commander', {}, all)).toBe(false);
  });

  it('is a day of practice in a long enough run', () => {
    const practice = '2026-03-05';
    expect([6, 7].map((longest_streak) => may('streak-warrior', { practice }, { longest_streak }))).toEqual([
      false,
      true,
    ]);
    expect(may('streak-warrior', {}, { longest_streak: 7 })).toBe(false);
  });

  it('is ten confident sessions, as close as PostgreSQL counts them', () => {
    const mean = [7.99, 7.999_999_5, 8, null];
    expect(mean.map((confidence) => may('confident-speaker', {}, newest({ confidence })))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(may('confident-speaker', {}, { newest: null })).toBe(true);
  });

  it('is three quarters fewer fillers', () => {
    const fillers = (last: number) => newest({ fillers: { first: 8, last } });
    expect([2.1, 2].map((last) => may('filler-slayer', {}, fillers(last)))).toEqual([false, true]);
    expect(may('filler-slayer', {}, newest({}))).toBe(false);
    expect(may('filler-slayer', {}, { newest: null })).toBe(true);
  });

  it('is the tenth own assessment', () => {
    expect([9, 10].map((looks) => may('murphy-master', {}, { looks }))).toEqual([false, true]);
  });
});
