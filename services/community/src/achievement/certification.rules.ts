import type { Certification, Missing } from '@lectern/contracts/achievements';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { SCENARIO, SCENARIOS } from '@lectern/contracts/scenarios';
import { type History, LAST, lastTen, mean, valuesOf } from './history.rules.js';

type Requirement = Certification['requirements'][number];

const SESSIONS = 50;
const GOOD = 8;
const DAYS = 30;
const IN_30_DAYS = 10;
const ADVANCED = 3;

/** The scenarios that the practice page marks Advanced or beyond. */
const ADVANCED_SCENARIOS: readonly string[] = SCENARIOS.filter((name) =>
  ['Advanced', 'Expert'].includes(SCENARIO[name].difficulty),
);

const percent = (share: number): number => Math.max(0, Math.min(100, Math.floor(share * 100)));

function requirement(
  code: Requirement['code'],
  { have, need, share, missing }: { have: number; need: number; share: number; missing: Missing[] },
): Requirement {
  const met = missing.length === 0;
  return { code, have, need, met, progress: met ? 100 : Math.min(99, percent(share)), missing };
}

function counted(
  code: Requirement['code'],
  of: Extract<Missing, { code: 'count' }>['of'],
  have: number,
  need: number,
): Requirement {
  const missing: Missing[] = have >= need ? [] : [{ code: 'count', of, have, need }];
  return requirement(code, { have, need, share: have / need, missing });
}

/** Each strategy: its mean over the last ten sessions in which it was measured, and marked complete in the guide. */
function strategies(history: History): Requirement {
  const each = MURPHY_STRATEGIES.map((strategy) => {
    const values = valuesOf(history, strategy).map(({ value }) => value);
    const ten = lastTen(values);
    return {
      strategy,
      measured: values.length,
      mean: values.length === 0 ? 0 : mean(values.slice(-LAST)),
      good: ten !== null && mean(ten) >= GOOD,
      marked: history.marked.includes(strategy),
    };
  });
  const unmeasured = each.filter(({ measured }) => measured === 0).map(({ strategy }) => strategy);
  const few = each.filter(({ measured }) => measured > 0 && measured < LAST);
  const below = each.filter(({ measured, good }) => measured >= LAST && !good);
  const marked = each.filter((one) => one.marked).length;
  const missing: Missing[] = [
    ...(unmeasured.length > 0 ? [{ code: 'not-measured' as const, strategies: unmeasured }] : []),
    ...(few.length > 0
      ? [
          {
            code: 'too-few' as const,
            measured: 'strategies' as const,
            have: Math.min(...few.map(({ measured }) => measured)),
            need: LAST,
          },
        ]
      : []),
    ...below.map(({ strategy, mean: value }) => ({
      code: 'below' as const,
      measured: 'strategy' as const,
      strategy,
      value,
      need: GOOD,
    })),
    ...(marked < each.length
      ? [{ code: 'count' as const, of: 'guide-strategies' as const, have: marked, need: each.length }]
      : []),
  ];
  const share = mean(
    each.map(
      (one) => (Math.min(1, one.measured / LAST) * Math.min(1, one.mean / GOOD) + (one.marked ? 1 : 0)) / 2,
    ),
  );
  const have = each.filter((one) => one.good && one.marked).length;
  return requirement('strategies', { have, need: each.length, share, missing });
}

function average({ results }: History, now: Date): Requirement {
  const since = now.getTime() - DAYS * 86_400_000;
  const scores = results.flatMap(({ at, overall }) =>
    overall !== null && at.getTime() >= since ? [overall] : [],
  );
  // Not rounded up: 7.96 is not the 8 that it takes.
  const have = scores.length === 0 ? 0 : Math.floor(mean(scores) * 10 + 1e-9) / 10;
  const missing: Missing[] = [];
  if (scores.length < IN_30_DAYS)
    missing.push({ code: 'too-few', measured: 'overall', have: scores.length, need: IN_30_DAYS });
  if (scores.length > 0 && mean(scores) < GOOD)
    missing.push({ code: 'below', measured: 'overall', value: mean(scores), need: GOOD, strategy: null });
  const share = Math.min(1, scores.length / IN_30_DAYS) * Math.min(1, have / GOOD);
  return requirement('average', { have, need: GOOD, share, missing });
}

/** The four requirements, and how far they are together. */
export function certificationOf(
  history: History,
  now: Date,
): Pick<Certification, 'requirements' | 'progress'> {
  const { results } = history;
  const advanced = results.filter(
    ({ scenario, overall }) =>
      scenario !== null && ADVANCED_SCENARIOS.includes(scenario) && (overall ?? 0) >= GOOD,
  ).length;
  const requirements = [
    counted('sessions', 'sessions', results.length, SESSIONS),
    strategies(history),
    average(history, now),
    counted('advanced', 'advanced-sessions', advanced, ADVANCED),
  ];
  return { requirements, progress: percent(mean(requirements.map(({ progress }) => progress / 100))) };
}
