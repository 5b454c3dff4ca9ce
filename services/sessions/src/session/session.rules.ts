import { type Difficulty, SCENARIO, type ScenarioType } from '@lectern/contracts/scenarios';

const NAMES: Record<ScenarioType, string> = {
  'opening-statement': 'Opening Statement',
  'cross-examination': 'Cross-Examination',
  'closing-argument': 'Closing Argument',
  'motion-argument': 'Motion Argument',
  'witness-examination': 'Witness Examination',
  'jury-selection': 'Jury Selection',
  'appellate-argument': 'Appellate Argument',
  'quick-practice': 'Quick Practice',
};

export const scenarioName = (type: ScenarioType): string => NAMES[type];

/** Quick practice has no difficulty. */
export const difficultyOf = (type: ScenarioType): Difficulty | null =>
  type === 'quick-practice' ? null : SCENARIO[type].difficulty;

const DAY_MS = 86_400_000;

/** Runs of consecutive UTC days with practice. `days` are ISO dates in any order; the current run may end yesterday. */
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
