import { ACHIEVEMENT_IDS, type AchievementId } from '@lectern/contracts/achievement-list';
import type { Missing } from '@lectern/contracts/achievements';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import {
  completesRun,
  currentRun,
  firstToComplete,
  type History,
  LAST,
  lastTen,
  mean,
  perfectDays,
  type Result,
  valuesOf,
} from './history.rules.js';

/** How far an open achievement is: 0 to 1, and what is missing. */
interface Open {
  share: number;
  missing: Missing;
}

interface Rule {
  /** The moment at which it was earned, by the whole history and in whatever order that was told; null while it is open. */
  earnedAt(history: History): Date | null;
  open(history: History, today: string): Open;
}

const count = (of: Extract<Missing, { code: 'count' }>['of'], have: number, need: number): Open => ({
  share: have / need,
  missing: { code: 'count', of, have, need },
});

const sessions = (need: number): Rule => ({
  earnedAt: ({ results, from }) => {
    const whole = from === undefined ? results : results.filter(({ at }) => at >= from.since);
    return whole[need - 1 - (from?.before ?? 0)]?.at ?? null;
  },
  open: ({ results }) => count('sessions', results.length, need),
});

export const CENTURY = 100;
export const STREAK = 7;
export const STUDENT = 8;
/** The strategies that a session can measure: all but Check Your Look. */
const MEASURED = MURPHY_STRATEGIES.slice(1);
export const bestStrategy = (results: Pick<Result, 'strategies'>[]): number =>
  Math.max(0, ...results.flatMap(({ strategies }) => Object.values(strategies)));

export const CONFIDENT = 8;
const confident = ({ results }: History): { at: Date; confidence: number }[] =>
  results.flatMap(({ at, confidence }) => (confidence === null ? [] : [{ at, confidence }]));
const meanConfidence = (list: { confidence: number }[]): number =>
  mean(list.map(({ confidence }) => confidence));

export const FIRST = 5;
export const FEWER = 75;
type Worded = Result & { fillers: number };
const worded = ({ results }: History): Worded[] =>
  results.filter(
    (result): result is Worded =>
      result.words !== null && result.fillers !== null && result.durationSeconds > 0,
  );
const perMinute = (list: Worded[]): number =>
  (60 * list.reduce((sum, { fillers }) => sum + fillers, 0)) /
  list.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
export const fewerThan = (before: number, now: number): number =>
  before === 0 ? 0 : Math.max(0, 100 * (1 - now / before));

export const COMMANDER = 8;
const firstGood = ({ results }: History): (Result | undefined)[] =>
  SCENARIOS.map((name) =>
    results.find(({ scenario, overall }) => scenario === name && (overall ?? 0) >= COMMANDER),
  );

const MASTER = 9;

const RULES: Record<AchievementId, Rule> = {
  'first-steps': sessions(1),
  'century-club': sessions(CENTURY),

  'murphys-student': {
    earnedAt: (history) => {
      const { results } = history;
      const good = (end: number) => bestStrategy(results.slice(end - 1, end)) >= STUDENT;
      return firstToComplete(history, results, good)?.at ?? null;
    },
    open: ({ results }) => {
      const value = bestStrategy(results);
      if (results.every(({ strategies }) => Object.keys(strategies).length === 0))
        return { share: 0, missing: { code: 'not-measured', strategies: MEASURED } };
      return {
        share: value / STUDENT,
        missing: { code: 'below', measured: 'strategy', value, need: STUDENT, strategy: null },
      };
    },
  },

  'confident-speaker': {
    earnedAt: (history) => {
      const list = confident(history);
      const holds = (end: number) => {
        const ten = lastTen(list, end);
        return ten !== null && meanConfidence(ten) >= CONFIDENT;
      };
      return firstToComplete(history, list, holds)?.at ?? null;
    },
    open: (history) => {
      const list = confident(history);
      const value = list.length === 0 ? 0 : meanConfidence(list.slice(-LAST));
      const share = Math.min(1, list.length / LAST) * Math.min(1, value / CONFIDENT);
      return list.length < LAST
        ? { share, missing: { code: 'too-few', measured: 'confidence', have: list.length, need: LAST } }
        : {
            share,
            missing: { code: 'below', measured: 'confidence', value, need: CONFIDENT, strategy: null },
          };
    },
  },

  'streak-warrior': {
    earnedAt: ({ days }) => completesRun(days, STREAK)?.at ?? null,
    open: ({ days }, today) => count('practice-days', currentRun(days, today), STREAK),
  },

  'filler-slayer': {
    earnedAt: (history) => {
      const list = worded(history);
      const before = list.length < FIRST ? 0 : perMinute(list.slice(0, FIRST));
      const holds = (end: number) => {
        const ten = end < FIRST + LAST ? null : lastTen(list, end);
        return ten !== null && fewerThan(before, perMinute(ten)) >= FEWER;
      };
      return firstToComplete(history, list, holds)?.at ?? null;
    },
    open: (history) => {
      const list = worded(history);
      if (list.length < FIRST + LAST)
        return {
          share: 0,
          missing: { code: 'too-few', measured: 'words', have: list.length, need: FIRST + LAST },
        };
      const [before, now] = [perMinute(list.slice(0, FIRST)), perMinute(list.slice(-LAST))];
      const fewer = Math.floor(fewerThan(before, now));
      return { share: fewer / FEWER, missing: { code: 'fillers', before, now, fewer, need: FEWER } };
    },
  },

  'courtroom-commander': {
    earnedAt: (history) => {
      const good = firstGood(history);
      if (good.includes(undefined)) return null;
      return new Date(Math.max(...good.map((result) => result!.at.getTime())));
    },
    open: (history) => {
      const good = firstGood(history);
      const open = SCENARIOS.filter((_, at) => good[at] === undefined);
      const takesOf = (name: string) => history.results.filter(({ scenario }) => scenario === name);
      const unpracticed = open.filter((name) => takesOf(name).length === 0);
      const unscored = open.filter(
        (name) => takesOf(name).length > 0 && takesOf(name).every(({ overall }) => overall === null),
      );
      return {
        share: 1 - open.length / SCENARIOS.length,
        missing: { code: 'scenarios', open, unpracticed, unscored },
      };
    },
  },

  'murphy-master': {
    earnedAt: (history) => masteredAt(history, MASTER),
    open: (history) => {
      const strategies = MURPHY_STRATEGIES.map((strategy) => {
        const values = valuesOf(history, strategy).map(({ value }) => value);
        return { strategy, have: values.length, value: values.length === 0 ? 0 : mean(values.slice(-LAST)) };
      });
      const share = mean(
        strategies.map(({ have, value }) => Math.min(1, have / LAST) * Math.min(1, value / MASTER)),
      );
      const unmeasured = strategies.filter(({ have }) => have === 0).map(({ strategy }) => strategy);
      if (unmeasured.length > 0) return { share, missing: { code: 'not-measured', strategies: unmeasured } };
      const have = Math.min(...strategies.map((one) => one.have));
      if (have < LAST)
        return { share, missing: { code: 'too-few', measured: 'strategies', have, need: LAST } };
      const weakest = strategies.reduce((low, one) => (one.value < low.value ? one : low));
      return {
        share,
        missing: {
          code: 'below',
          measured: 'strategy',
          value: weakest.value,
          need: MASTER,
          strategy: weakest.strategy,
        },
      };
    },
  },

  'perfect-week': {
    earnedAt: ({ results }) => completesRun(perfectDays(results), 7)?.at ?? null,
    open: ({ results }, today) => count('perfect-days', currentRun(perfectDays(results), today), 7),
  },
};

/** The first moment at which the last ten values of every strategy had this mean. */
function masteredAt(history: History, need: number): Date | null {
  const lists = MURPHY_STRATEGIES.map((strategy) => valuesOf(history, strategy));
  const moments = [...new Set(lists.flat().map(({ at }) => at.getTime()))].sort((a, b) => a - b);
  const reached = lists.map(() => 0);
  const holds = (moment: number): boolean =>
    lists.every((list, which) => {
      let end = reached[which]!;
      while (end < list.length && list[end]!.at.getTime() <= moment) end += 1;
      reached[which] = end;
      const ten = lastTen(list, end);
      return ten !== null && mean(ten.map(({ value }) => value)) >= need;
    });
  // Before every list has ten there is nothing to look at.
  const full = Math.max(...lists.map((list) => list[LAST - 1]?.at.getTime() ?? Infinity));
  const first = Math.max(full, history.from?.since.getTime() ?? 0);
  const found = moments.filter((moment) => moment >= first).find(holds);
  return found === undefined ? null : new Date(found);
}

/** What a history has earned, with the moment of each. */
export function earnedBy(
  history: History,
  among: readonly AchievementId[] = ACHIEVEMENT_IDS,
): { id: AchievementId; at: Date }[] {
  return among.flatMap((id) => {
    const at = RULES[id].earnedAt(history);
    return at === null ? [] : [{ id, at }];
  });
}

/** How far an achievement is that is not earned: 0 to 99 percent, and what is missing. */
export function progressOf(
  id: AchievementId,
  history: History,
  today: string,
): { progress: number; missing: Missing } {
  const { share, missing } = RULES[id].open(history, today);
  return { progress: Math.max(0, Math.min(99, Math.floor(share * 100))), missing };
}
