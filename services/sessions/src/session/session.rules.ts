import { scenarioName } from '@lectern/contracts/english/scenarios';
import { type Difficulty, SCENARIO, type ScenarioType } from '@lectern/contracts/scenarios';

/** Quick practice has no difficulty. */
export const difficultyOf = (type: ScenarioType): Difficulty | null =>
  type === 'quick-practice' ? null : ((SCENARIO as Partial<typeof SCENARIO>)[type]?.difficulty ?? null);

interface Titled {
  scenarioType: ScenarioType | null;
  caseName: string | undefined;
  at: Date;
  timeZone: string | undefined;
}

/** A title for a session that was given none: what is practiced, in which case, when on the clocks of the attorney. */
export function titleOf({ scenarioType, caseName, at, timeZone }: Titled): string {
  const time =
    timeZone &&
    at.toLocaleString('en-US', {
      timeZone,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  // The name of a case may be as long as a title.
  const named = [scenarioType === null ? 'Practice' : scenarioName(scenarioType), caseName?.slice(0, 140)];
  return [...named, time].filter(Boolean).join(', ');
}

const DAY_MS = 86_400_000;

/** Runs of consecutive days with practice. `days` are ISO dates in any order; the current run may end yesterday. */
export function streaks(days: string[], today: string): { current: number; longest: number } {
  const sorted = [...new Set(days)].sort();
  let longest = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const day of sorted) {
    const at = Date.parse(day);
    run = at - previous === DAY_MS ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = at;
  }
  const gap = (Date.parse(today) - previous) / DAY_MS;
  return { current: gap <= 1 ? run : 0, longest };
}
