import type { Plan } from '@lectern/contracts/schedule';
import { QUICK_PRACTICE } from '../../lib/scenarios.js';

export const TYPE_NAMES: Record<Plan['type'], string> = {
  practice: 'Practice Session',
  review: 'Progress Review',
  challenge: 'Challenge Mode',
  group: 'Group Session',
};

const of = (kind: string, variants: string[], practice: string) =>
  variants.map((variant) => ({ name: `${kind} - ${variant}`, practice }));

/** What can be planned, and the scenario in which it is practiced. */
export const SCENARIO_CHOICES: readonly { name: string; practice: string }[] = [
  ...of(
    'Opening Statement',
    ['Personal Injury', 'Criminal Defense', 'Corporate Litigation'],
    'opening-statement',
  ),
  ...of('Cross-Examination', ['Expert Witness', 'Hostile Witness', 'Character Witness'], 'cross-examination'),
  ...of('Closing Argument', ['Personal Injury', 'Criminal Defense', 'Contract Dispute'], 'closing-argument'),
  ...of('Jury Selection', ['Voir Dire'], 'jury-selection'),
  ...of('Motion Argument', ['Summary Judgment', 'Evidence Exclusion'], 'motion-argument'),
  ...of('Client Presentation', ['Settlement Conference'], QUICK_PRACTICE),
  ...of('Deposition Practice', ['Fact Witness'], 'witness-examination'),
  ...of('Appellate Argument', ['Constitutional Issue'], 'appellate-argument'),
];

/** Where an entry is practiced; undefined where its scenario says nothing about it. */
export const practiceOf = (scenario: string): string | undefined =>
  SCENARIO_CHOICES.find(({ name }) => name === scenario)?.practice;
