import { describe, expect, it } from '@jest/globals';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { certificationOf } from './certification.rules.js';
import type { History, Result } from './history.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);
const DAY = 24 * 60 * 60 * 1000;

const results = (count: number, given: Partial<Result> = {}): Result[] =>
  Array.from({ length: count }, () => ({
    at: ago(DAY),
    day: '2026-11-19',
    scenario: 'quick-practice',
    overall: null,
    confidence: null,
    durationSeconds: 120,
    fillers: null,
    words: null,
    strategies: {},
    ...given,
  }));
const of = (list: Result[], given: Partial<History> = {}) =>
  certificationOf({ results: list, days: [], looks: [], marked: [], ...given }, NOW);
const requirement = (code: string, list: Result[], given: Partial<History> = {}) =>
  of(list, given).requirements.find((one) => one.code === code)!;

describe('fifty sessions', () => {
  it('are counted, and are 98 percent with one missing', () => {
    expect(requirement('sessions', results(49))).toEqual({
      code: 'sessions',
      have: 49,
      need: 50,
      met: false,
      progress: 98,
      missing: [{ code: 'count', of: 'sessions', have: 49, need: 50 }],
    });
    expect(requirement('sessions', results(50))).toMatchObject({ met: true, progress: 100, missing: [] });
    expect(requirement('sessions', [])).toMatchObject({ have: 0, progress: 0 });
  });

  it('are a fourth of the way', () => {
    expect(of(results(50)).progress).toBe(25);
    expect(of(results(25)).progress).toBe(12);
    expect(of([]).progress).toBe(0);
  });
});

describe('a mean of eight in thirty days', () => {
  const average = (list: Result[]) => requirement('average', list);

  it('is of the sessions not older than thirty days to the moment', () => {
    const at = (milliseconds: number) => average(results(1, { overall: 8, at: ago(milliseconds) })).have;
    expect(at(30 * DAY)).toBe(8);
    expect(at(30 * DAY + 1)).toBe(0);
  });

  it('takes ten sessions', () => {
    expect(average(results(9, { overall: 9 }))).toEqual({
      code: 'average',
      have: 9,
      need: 8,
      met: false,
      progress: 90,
      missing: [{ code: 'too-few', measured: 'overall', have: 9, need: 10 }],
    });
    expect(average(results(10, { overall: 8 }))).toMatchObject({ met: true, progress: 100 });
    expect(average(results(5, { overall: 4 })).progress).toBe(25);
  });

  it('is told to one decimal, never rounded up', () => {
    expect(average(results(10, { overall: 8.3 })).have).toBe(8.3);
    expect(average(results(10, { overall: 7.99 }))).toMatchObject({
      have: 7.9,
      met: false,
      progress: 98,
      missing: [{ code: 'below', measured: 'overall', value: expect.closeTo(7.99), need: 8, strategy: null }],
    });
    // A tenth that binary numbers do not hold exactly is not lost.
    expect(average([...results(5, { overall: 1.1 }), ...results(5, { overall: 2.3 })]).have).toBe(1.7);
  });

  it('is not below anything where no session was scored', () =>
    expect(average(results(10))).toMatchObject({
      have: 0,
      progress: 0,
      missing: [{ code: 'too-few', measured: 'overall', have: 0, need: 10 }],
    }));
});

describe('all strategies', () => {
  const spoken = (value: number) =>
    Object.fromEntries(MURPHY_STRATEGIES.slice(1).map((name) => [name, value]));
  const looks = (count: number, value = 8) => Array.from({ length: count }, () => ({ at: ago(DAY), value }));
  const marked = [...MURPHY_STRATEGIES];
  const strategies = (list: Result[], given: Partial<History>) => requirement('strategies', list, given);

  it('are met by the last ten values of each', () => {
    const ten = results(10, { strategies: spoken(8) });
    expect(strategies(ten, { looks: looks(10), marked })).toMatchObject({ have: 5, need: 5, met: true });
    const risen = [...results(10, { strategies: spoken(1) }), ...ten];
    expect(strategies(risen, { looks: looks(10), marked }).met).toBe(true);
    const fallen = [...ten, ...results(10, { strategies: spoken(7.5) })];
    expect(strategies(fallen, { looks: looks(10), marked })).toMatchObject({
      have: 1,
      missing: MURPHY_STRATEGIES.slice(1).map((strategy) => ({
        code: 'below',
        measured: 'strategy',
        strategy,
        value: 7.5,
        need: 8,
      })),
    });
  });

  it('are far as their values are many and high, and half of it by the guide', () => {
    const five = results(5, { strategies: spoken(4) });
    // Half of ten values at half of eight is a fourth; without a mark in the guide half of that.
    expect(strategies(five, { looks: looks(5, 4) })).toMatchObject({ have: 0, progress: 12 });
    expect(strategies(five, { looks: looks(5, 4), marked }).progress).toBe(62);
    expect(strategies([], { marked }).progress).toBe(50);
    const above = results(20, { strategies: spoken(10) });
    expect(strategies(above, { looks: looks(20, 10) }).progress).toBe(50);
  });

  it('say which of them have no value, and the fewest values of the others', () => {
    const few = results(3, { strategies: { 'How You Sound': 9 } });
    expect(strategies(few, { looks: looks(7), marked }).missing).toEqual([
      {
        code: 'not-measured',
        strategies: MURPHY_STRATEGIES.filter((name) => !['Check Your Look', 'How You Sound'].includes(name)),
      },
      { code: 'too-few', measured: 'strategies', have: 3, need: 10 },
    ]);
    expect(strategies([], { marked: marked.slice(2) }).missing).toContainEqual({
      code: 'count',
      of: 'guide-strategies',
      have: 3,
      need: 5,
    });
  });
});

describe('three sessions of eight in scenarios that are advanced or beyond', () => {
  const advanced = (scenario: string | null, overall: number | null, count = 3) =>
    requirement('advanced', results(count, { scenario, overall }));

  it('are counted by scenario and score', () => {
    expect(advanced('jury-selection', 8)).toMatchObject({ have: 3, met: true });
    expect(advanced('appellate-argument', 8, 2)).toMatchObject({ have: 2, met: false, progress: 66 });
    expect(advanced('jury-selection', 7.99).have).toBe(0);
    expect(advanced('jury-selection', null).have).toBe(0);
    expect(advanced('opening-statement', 10).have).toBe(0);
    expect(advanced(null, 10).have).toBe(0);
  });
});
