import type { ScenarioType } from '../scenarios.js';

export const SCENARIO_NAMES: Record<ScenarioType, string> = {
  'opening-statement': 'Opening Statement',
  'cross-examination': 'Cross-Examination',
  'closing-argument': 'Closing Argument',
  'motion-argument': 'Motion Hearing',
  'witness-examination': 'Witness Examination',
  'jury-selection': 'Jury Selection',
  'appellate-argument': 'Appellate Argument',
  'quick-practice': 'Quick Practice',
};

/** A scenario that only a newer version knows is a practice here. */
export const scenarioName = (type: ScenarioType): string =>
  (SCENARIO_NAMES as Partial<typeof SCENARIO_NAMES>)[type] ?? 'Practice';
