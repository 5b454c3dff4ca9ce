import { SCENARIO_NAMES } from '@lectern/contracts/english/scenarios';

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';

export interface Scenario {
  id: string;
  title: string;
  description: string;
  /** Preparation and delivery together: the dashboard's table. Appellate argument has none there. */
  workout?: { difficulty: Difficulty; time: string };
  /** The delivery alone: the practice page's table. */
  delivery: { difficulty: Difficulty; time: string };
}

/** The scenarios in the order of the pages. Two tables on purpose: they time different things. */
export const scenarios: readonly Scenario[] = [
  {
    id: 'opening-statement',
    title: SCENARIO_NAMES['opening-statement'],
    description: 'Tell the jury what the evidence will show, in an order they can follow.',
    workout: { difficulty: 'Beginner', time: '15-20 min' },
    delivery: { difficulty: 'Intermediate', time: '5-10 min' },
  },
  {
    id: 'cross-examination',
    title: SCENARIO_NAMES['cross-examination'],
    description: 'One fact per question, leading, and no question that lets the witness explain.',
    workout: { difficulty: 'Advanced', time: '20-25 min' },
    delivery: { difficulty: 'Advanced', time: '10-15 min' },
  },
  {
    id: 'closing-argument',
    title: SCENARIO_NAMES['closing-argument'],
    description: 'Tie what was proved to the instruction the jury will read.',
    workout: { difficulty: 'Intermediate', time: '20-30 min' },
    delivery: { difficulty: 'Advanced', time: '8-12 min' },
  },
  {
    id: 'motion-argument',
    title: SCENARIO_NAMES['motion-argument'],
    description: 'State the relief first, then the one reason that wins it.',
    workout: { difficulty: 'Intermediate', time: '15-25 min' },
    delivery: { difficulty: 'Beginner', time: '5-8 min' },
  },
  {
    id: 'witness-examination',
    title: SCENARIO_NAMES['witness-examination'],
    description: 'Short open questions that keep the witness, not you, in front.',
    workout: { difficulty: 'Intermediate', time: '20-25 min' },
    delivery: { difficulty: 'Intermediate', time: '8-12 min' },
  },
  {
    id: 'jury-selection',
    title: SCENARIO_NAMES['jury-selection'],
    description: 'Get the panel talking; listen for cause, then commit.',
    workout: { difficulty: 'Advanced', time: '25-30 min' },
    delivery: { difficulty: 'Advanced', time: '10-15 min' },
  },
  {
    id: 'appellate-argument',
    title: SCENARIO_NAMES['appellate-argument'],
    description: 'Answer the question the panel asked, then return to your point.',
    delivery: { difficulty: 'Expert', time: '15-20 min' },
  },
];

/** The scenario id of Quick Practice. */
export const QUICK_PRACTICE = '-1';

/** The title for a scenario id or type as the API stores it; unknown ones are shown as they are. */
export const scenarioTitle = (id: string): string =>
  id === QUICK_PRACTICE || id === 'quick-practice'
    ? 'Quick Practice'
    : (scenarios.find((scenario) => scenario.id === id)?.title ?? id);
