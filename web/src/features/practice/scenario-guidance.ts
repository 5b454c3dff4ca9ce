import { SCENARIO, SCENARIOS, type Scenario, type ScenarioType } from '@lectern/contracts/scenarios';
import { QUICK_PRACTICE, scenarios } from '../../lib/scenarios.js';
import type { TimeRange } from '../../recorder/time-budget.js';

interface Guidance {
  /** What the take is about. */
  focus: string[];
  /** Two lines at most: the strategy tip above the generator. */
  tips: [string, string];
}

const guidance: Record<Scenario, Guidance> = {
  'opening-statement': {
    focus: ['Theme in the first sentence', 'Facts in the order of time', 'One request at the end'],
    tips: [
      'Tell what happened before you tell what it means; the jury has heard nothing yet.',
      'Pause for two full seconds after the sentence that carries your theme.',
    ],
  },
  'cross-examination': {
    focus: ['One fact a question', 'Leading form only', 'Stop when you have the answer'],
    tips: [
      'Put each question as a short statement that the witness can only confirm.',
      'Let the silence after the answer work; the next question can wait a second.',
    ],
  },
  'closing-argument': {
    focus: [
      'Proof tied to the instruction',
      'The hard fact met head-on',
      'A figure or a verdict, said plainly',
    ],
    tips: [
      'Read the words of the instruction aloud, then lay the proof beside them.',
      'Slow down before the amount you ask for, and say it once.',
    ],
  },
  'motion-argument': {
    focus: ['Relief first', 'Rule, application, answer', 'Room for questions'],
    tips: [
      'Name the relief in your first sentence; the judge has read the papers.',
      'Answer a question with yes or no before you explain.',
    ],
  },
  'witness-examination': {
    focus: ['Open questions', 'One step at a time', 'The witness in front, not you'],
    tips: [
      'Begin with who, what, when, where or how, and listen to the whole answer.',
      'Use the last answer to begin the next question, so that the story stays whole.',
    ],
  },
  'jury-selection': {
    focus: ['Questions that open', 'Listening for cause', 'Every member spoken to'],
    tips: [
      'Ask what a juror thinks, thank them, and let another react to it.',
      'Speak at the pace of a conversation; the panel copies how you speak.',
    ],
  },
  'appellate-argument': {
    focus: ['The question presented', 'Standard of review', 'Back to the point after each question'],
    tips: [
      'Say the one sentence that wins the appeal before the first question comes.',
      'When the bench asks, stop in mid-word, answer, and return to your point.',
    ],
  },
};

/** A scenario as the practice page needs it; quick practice has neither range nor guidance. */
export interface PracticeScenario {
  /** As it stands in the address. */
  id: string;
  type: ScenarioType;
  title: string;
  guidance: Guidance | null;
  range: TimeRange | null;
}

/** The scenario for the address; undefined for a value that names none. */
export function practiceScenario(id: string): PracticeScenario | undefined {
  if (id === QUICK_PRACTICE) {
    return { id, type: 'quick-practice', title: 'Quick Practice', guidance: null, range: null };
  }
  const type = SCENARIOS.find((scenario) => scenario === id);
  if (type === undefined) return undefined;
  const [from, to] = SCENARIO[type].deliveryMinutes;
  return {
    id,
    type,
    title: scenarios.find((scenario) => scenario.id === id)?.title ?? id,
    guidance: guidance[type],
    range: { fromSeconds: from * 60, toSeconds: to * 60 },
  };
}

/** The page address of a stored session's scenario. */
export const scenarioIdOf = (type: ScenarioType | null): string =>
  type === null || type === 'quick-practice' ? QUICK_PRACTICE : type;
