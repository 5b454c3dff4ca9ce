import { z } from 'zod';

export const SCENARIOS = [
  'opening-statement',
  'cross-examination',
  'closing-argument',
  'motion-argument',
  'witness-examination',
  'jury-selection',
  'appellate-argument',
] as const;

export const Difficulty = z.enum(['Beginner', 'Intermediate', 'Advanced', 'Expert']);
export type Difficulty = z.infer<typeof Difficulty>;

export const CONTENT_TYPES = [
  'opening_statement',
  'key_points',
  'evidence_summary',
  'cross_examination_questions',
  'strategy_notes',
  'closing_argument',
  'legal_citations',
  'motion_argument',
] as const;
export const ContentType = z.enum(CONTENT_TYPES);
export type ContentType = z.infer<typeof ContentType>;

const OPENING: ContentType[] = ['opening_statement', 'key_points', 'evidence_summary'];

interface ScenarioFacts {
  /** The delivery alone, as the practice card shows it. */
  deliveryMinutes: [number, number];
  difficulty: Difficulty;
  /** What the generator asks for. */
  contentTypes: ContentType[];
}

/** Figures of the practice page (part 1, section 2) and the content types of part 1, section 7. */
export const SCENARIO: Record<Scenario, ScenarioFacts> = {
  'opening-statement': { deliveryMinutes: [5, 10], difficulty: 'Intermediate', contentTypes: OPENING },
  'cross-examination': {
    deliveryMinutes: [10, 15],
    difficulty: 'Advanced',
    contentTypes: ['cross_examination_questions', 'strategy_notes', 'key_points'],
  },
  'closing-argument': {
    deliveryMinutes: [8, 12],
    difficulty: 'Advanced',
    contentTypes: ['closing_argument', 'key_points', 'legal_citations'],
  },
  'motion-argument': {
    deliveryMinutes: [5, 8],
    difficulty: 'Beginner',
    contentTypes: ['motion_argument', 'legal_citations', 'strategy_notes'],
  },
  'witness-examination': {
    deliveryMinutes: [8, 12],
    difficulty: 'Intermediate',
    contentTypes: ['cross_examination_questions', 'key_points', 'strategy_notes'],
  },
  'jury-selection': { deliveryMinutes: [10, 15], difficulty: 'Advanced', contentTypes: OPENING },
  'appellate-argument': { deliveryMinutes: [15, 20], difficulty: 'Expert', contentTypes: OPENING },
};

/** The section of a draft that is spoken; the others are notes for the speaker. */
export const SPOKEN_SECTION: Record<ScenarioType, ContentType> = {
  'opening-statement': 'opening_statement',
  'cross-examination': 'cross_examination_questions',
  'closing-argument': 'closing_argument',
  'motion-argument': 'motion_argument',
  'witness-examination': 'cross_examination_questions',
  'jury-selection': 'opening_statement',
  'appellate-argument': 'opening_statement',
  'quick-practice': 'opening_statement',
};

export const Scenario = z.enum(SCENARIOS);
export type Scenario = z.infer<typeof Scenario>;
/** A session's scenario: one of the seven, or quick practice. */
export const ScenarioType = z.enum([...SCENARIOS, 'quick-practice']);
export type ScenarioType = z.infer<typeof ScenarioType>;
