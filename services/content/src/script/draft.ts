import { isNamed } from './authorities.js';
import type { GeneratedText } from '@lectern/contracts/content';
import { SCENARIO, type ContentType, type ScenarioType } from '@lectern/contracts/scenarios';
import type { Brief } from './brief.js';
import { appellate } from './drafts/appellate.js';
import { closing } from './drafts/closing.js';
import { cross } from './drafts/cross.js';
import { direct } from './drafts/direct.js';
import { evidenceSummary } from './drafts/evidence-summary.js';
import { keyPoints } from './drafts/key-points.js';
import { motion } from './drafts/motion.js';
import { isTrialOver, TRIAL_OVER, trialOver } from './drafts/no-jury.js';
import { opening, quick } from './drafts/opening.js';
import { strategy } from './drafts/strategy.js';
import { voirDire } from './drafts/voir-dire.js';
import { type Section, list } from './line.js';

export type Drafts = Partial<Record<ContentType, Section>>;

/** The content types of a scenario; quick practice is drafted as an opening. */
export const typesOf = (scenario: ScenarioType): ContentType[] =>
  SCENARIO[scenario === 'quick-practice' ? 'opening-statement' : scenario].contentTypes;

/** Minutes that a draft without a target is made for. */
export const usualMinutes = (scenario: ScenarioType): number =>
  scenario === 'quick-practice' ? 2 : SCENARIO[scenario].deliveryMinutes[0];

/** Drafts every asked section from the case model and from nothing else. */
export const draftByRules = (brief: Brief, types: readonly ContentType[]): Drafts =>
  Object.fromEntries(types.map((type) => [type, section(type, brief)]));

const OF_A_TRIAL: ReadonlySet<ContentType> = new Set([
  'opening_statement',
  'cross_examination_questions',
  'closing_argument',
  'strategy_notes',
  'key_points',
]);
const NOT_OF_A_TRIAL: ReadonlySet<ScenarioType> = new Set([
  'appellate-argument',
  'jury-selection',
  'motion-argument',
]);

function section(type: ContentType, brief: Brief): Section {
  const { scenario } = brief;
  if (OF_A_TRIAL.has(type) && !NOT_OF_A_TRIAL.has(scenario) && isTrialOver(brief))
    return type === 'key_points' || type === 'cross_examination_questions'
      ? list(type === 'key_points' ? [...TRIAL_OVER] : [])
      : trialOver();
  switch (type) {
    case 'opening_statement':
      if (scenario === 'jury-selection') return voirDire(brief);
      if (scenario === 'appellate-argument') return appellate(brief);
      return scenario === 'quick-practice' ? quick(brief) : opening(brief);
    case 'key_points':
      return keyPoints(brief);
    case 'evidence_summary':
      return evidenceSummary(brief);
    case 'cross_examination_questions':
      return scenario === 'witness-examination' ? direct(brief) : cross(brief);
    case 'strategy_notes':
      return strategy(brief);
    case 'closing_argument':
      return closing(brief);
    case 'legal_citations':
      return list(
        brief.authorities.filter(isNamed).map(({ citation, sources }) => ({ text: citation.text, sources })),
      );
    case 'motion_argument':
      return motion(brief);
  }
}

/** A section as the answer carries it: a list of items, or paragraphs of sentences. */
export function textOf(drafts: Drafts): GeneratedText {
  return Object.fromEntries(
    Object.entries(drafts).map(([type, own]) => [
      type,
      own.form === 'list'
        ? own.lines.map((line) => line.text)
        : own.paragraphs.map((lines) => lines.map((line) => line.text).join(' ')).join('\n\n'),
    ]),
  );
}
