import { describe, expect, it } from '@jest/globals';
import { ACHIEVEMENT_IDS, type AchievementId } from '@lectern/contracts/achievement-list';
import { missingInWords } from '@lectern/contracts/english/achievements';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import { earnedBy, progressOf } from './achievements.rules.js';
import { certificationOf } from './certification.rules.js';
import type { History, Result } from './history.rules.js';

const dayAt = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const noon = (at: number): Date => new Date(`${dayAt(at)}T12:00:00Z`);

const aResult = (at: number, given: Partial<Result> = {}): Result => ({
  at: noon(at),
  day: dayAt(at),
  scenario: 'quick-practice',
  overall: 6,
  confidence: 6,
  durationSeconds: 120,
  fillers: 6,
  words: 300,
  strategies: {},
  ...given,
});

/** One session a day, each made from its number. */
const history = (
  count: number,
  of: (at: number) => Partial<Result> = () => ({}),
  given: Partial<History> = {},
): History => {
  const results = Array.from({ length: count }, (_, at) => aResult(at, of(at)));
  return { results, days: results.map(({ day, at }) => ({ day, at })), looks: [], marked: [], ...given };
};
const earned = (given: History): string[] => earnedBy(given).map(({ id }) => id);
const whenEarned = (id: AchievementId, given: History) => earnedBy(given).find((one) => one.id === id)?.at;
const words = (id: AchievementId, given: History, today = dayAt(given.results.length - 1)) => {
  const { progress, missing } = progressOf(id, given, today);
  return [progress, missingInWords(missing)];
};

describe('achievements', () => {
  it('none is earned by nothing, and each says what is missing', () => {
    expect(earned(history(0))).toEqual([]);
    for (const id of ACHIEVEMENT_IDS) {
      const [progress, sentence] = words(id, history(0), dayAt(0));
      expect(progress).toBe(0);
      expect(sentence).not.toMatch(/undefined|NaN|null/);
    }
    expect(words('first-steps', history(0), dayAt(0))).toEqual([0, 'No session yet']);
    expect(words('century-club', history(12))).toEqual([12, '12 of 100 sessions']);
  });

  it('First Steps and Century Club: the first and the hundredth session', () => {
    expect(whenEarned('first-steps', history(1))).toEqual(noon(0));
    expect(whenEarned('century-club', history(99))).toBeUndefined();
    expect(whenEarned('century-club', history(120))).toEqual(noon(99));
  });

  it("Murphy's Student: 8 in a strategy that was measured, not in the own assessment", () => {
    const good = history(3, (at) => ({ strategies: { 'How You Sound': 6 + at } }));
    expect(whenEarned('murphys-student', good)).toEqual(noon(2));
    const looks = [{ at: noon(0), value: 10 }];
    expect(earned(history(1, () => ({}), { looks }))).not.toContain('murphys-student');
    expect(
      words(
        'murphys-student',
        history(1, () => ({ strategies: { 'How You Sound': 6 } })),
      ),
    ).toEqual([75, 'The best strategy is at 6.0 of 8']);
    expect(
      words(
        'murphys-student',
        history(0, () => ({})),
      ),
    ).toEqual([
      0,
      'How You Present, How You Sound, Power of the Story and Power of the Pause have no value yet',
    ]);
  });

  it('Confident Speaker: the mean of ten sessions that have a confidence', () => {
    const ten = history(12, (at) => ({ confidence: at < 2 ? null : 8 }));
    expect(whenEarned('confident-speaker', ten)).toEqual(noon(11));
    expect(
      whenEarned(
        'confident-speaker',
        history(12, (at) => ({ confidence: at < 3 ? null : 10 })),
      ),
    ).toBeUndefined();
    expect(
      words(
        'confident-speaker',
        history(9, () => ({ confidence: 9 })),
      ),
    ).toEqual([90, '9 of 10 sessions with a confidence score']);
    // What was earned once stays, whatever came after.
    expect(
      whenEarned(
        'confident-speaker',
        history(30, (at) => ({ confidence: at < 10 ? 9 : 2 })),
      ),
    ).toEqual(noon(9));
  });

  it('Streak Warrior: seven days in a row; today may still be without', () => {
    expect(whenEarned('streak-warrior', history(7))).toEqual(noon(6));
    const gap = history(8);
    gap.days.splice(3, 1);
    expect(earned(gap)).not.toContain('streak-warrior');
    expect(words('streak-warrior', history(6), dayAt(6))).toEqual([85, '6 of 7 days']);
    expect(words('streak-warrior', history(6), dayAt(7))).toEqual([0, '0 of 7 days']);
  });

  it('Filler Slayer: 75 % fewer a minute than in the first five with words', () => {
    const slain = history(16, (at) => ({ fillers: at < 5 ? 8 : at === 5 ? 8 : 2 }));
    expect(whenEarned('filler-slayer', slain)).toEqual(noon(15));
    expect(earned(history(15, (at) => ({ fillers: at < 5 ? 8 : 3 })))).not.toContain('filler-slayer');
    expect(earned(history(20, (at) => ({ fillers: 0, words: at < 10 ? null : 200 })))).not.toContain(
      'filler-slayer',
    );
    expect(
      words(
        'filler-slayer',
        history(15, (at) => ({ fillers: at < 5 ? 8 : 4 })),
      ),
    ).toEqual([66, '2.0 fillers a minute, 4.0 at first: 50% fewer, of 75% needed']);
    const said = (first: number, last: number) =>
      words(
        'filler-slayer',
        history(15, (at) => ({ fillers: at < 5 ? first : last })),
      )[1];
    expect(said(4, 8)).toBe('4.0 fillers a minute, 2.0 at first: not fewer yet, of 75% needed');
    expect(said(0, 8)).toBe('Your first 5 sessions with words had no fillers: fewer is not possible');
  });

  it('Courtroom Commander: 8 in each of the seven scenarios', () => {
    const all = history(8, (at) => ({ scenario: SCENARIOS[at - 1] ?? 'quick-practice', overall: 8 }));
    expect(whenEarned('courtroom-commander', all)).toEqual(noon(7));
    const six = history(6, (at) => ({ scenario: SCENARIOS[at]!, overall: 8 }));
    expect(words('courtroom-commander', six)).toEqual([85, '1 scenario was not practiced yet']);
    expect(words('courtroom-commander', history(0), dayAt(0))).toEqual([0, 'No scenario was practiced yet']);
    const overall = [9, 7, 7, null];
    const some = history(4, (at) => ({ scenario: SCENARIOS[at]!, overall: overall[at]! }));
    expect(words('courtroom-commander', some)).toEqual([
      14,
      '2 scenarios are still below 8, 1 has no score yet, 3 were not practiced yet',
    ]);
  });

  it('Murphy Master: 9 in all strategies, Check Your Look by the own assessment', () => {
    const measured = Object.fromEntries(MURPHY_STRATEGIES.slice(1).map((name) => [name, 9.2]));
    const spoken = history(10, () => ({ strategies: measured }));
    expect(words('murphy-master', spoken)).toEqual([80, 'Check Your Look has no assessment yet']);
    const looks = Array.from({ length: 10 }, (_, at) => ({ at: noon(at + 3), value: 9 }));
    expect(whenEarned('murphy-master', { ...spoken, looks })).toEqual(noon(12));
    expect(earned({ ...spoken, looks: looks.slice(1) })).not.toContain('murphy-master');
  });

  it('Perfect Week: a session shown as 10.0 on each of seven days', () => {
    expect(
      whenEarned(
        'perfect-week',
        history(7, () => ({ overall: 9.95 })),
      ),
    ).toEqual(noon(6));
    expect(earned(history(7, (at) => ({ overall: at === 3 ? 9.94 : 10 })))).not.toContain('perfect-week');
    expect(
      words(
        'perfect-week',
        history(7, (at) => ({ overall: at === 3 ? 9 : 10 })),
      ),
    ).toEqual([42, '3 of 7 days with a session of 10.0']);
  });
});

describe('the certification', () => {
  const strategies = Object.fromEntries(MURPHY_STRATEGIES.slice(1).map((name) => [name, 8]));
  const complete = history(
    50,
    (at) => ({ strategies, overall: 8, scenario: at < 3 ? 'appellate-argument' : 'quick-practice' }),
    {
      looks: Array.from({ length: 10 }, (_, at) => ({ at: noon(at), value: 8 })),
      marked: [...MURPHY_STRATEGIES],
    },
  );
  const sentences = (given: History) =>
    certificationOf(given, noon(49)).requirements.flatMap(({ missing }) => missing.map(missingInWords));

  it('is complete with its four requirements', () => {
    expect(certificationOf(complete, noon(49))).toMatchObject({
      progress: 100,
      requirements: [{ met: true }, { met: true }, { met: true }, { met: true }],
    });
  });

  it.each<[string, Partial<History>, string[]]>([
    ['no own assessment', { looks: [] }, ['Check Your Look has no assessment yet']],
    [
      'a strategy that is not marked in the guide',
      { marked: MURPHY_STRATEGIES.slice(1) },
      ['4 of 5 strategies of the guide marked complete'],
    ],
    [
      'ten sessions, long ago',
      { results: complete.results.slice(0, 10) },
      ['10 of 50 sessions', '0 of 10 sessions with an overall score in the last 30 days'],
    ],
    [
      'a mean that would be 8.0 if it were rounded',
      {
        results: complete.results.map((one) => ({
          ...one,
          overall: one.scenario === 'quick-practice' ? 7.96 : 8,
        })),
      },
      ['The mean of the last 30 days is at 7.9 of 8'],
    ],
    [
      'no advanced scenario',
      { results: complete.results.map((one) => ({ ...one, scenario: 'motion-argument' })) },
      ['0 of 3 sessions of 8 or higher in advanced scenarios'],
    ],
  ])('says what is missing: %s', (_name, change, expected) => {
    expect(sentences({ ...complete, ...change })).toEqual(expected);
  });
});
