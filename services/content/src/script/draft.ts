import type { GeneratedText } from '@lectern/contracts/content';
import { SCENARIO, type ContentType, type ScenarioType } from '@lectern/contracts/scenarios';
import type { CaseFile } from './case-file.js';
import { type Forum, forumOf } from './conventions.js';
import { appellate } from './drafts/appellate.js';
import { closing } from './drafts/closing.js';
import { cross } from './drafts/cross.js';
import { direct } from './drafts/direct.js';
import { evidenceSummary } from './drafts/evidence-summary.js';
import { keyPoints } from './drafts/key-points.js';
import { motion } from './drafts/motion.js';
import { opening, quick } from './drafts/opening.js';
import { strategy } from './drafts/strategy.js';
import { voirDire } from './drafts/voir-dire.js';
import { type Section, list, resting } from './line.js';

export type Drafts = Partial<Record<ContentType, Section>>;

/** The content types of a scenario; quick practice is drafted as an opening. */
export const typesOf = (scenario: ScenarioType): ContentType[] =>
  SCENARIO[scenario === 'quick-practice' ? 'opening-statement' : scenario].contentTypes;

/** Drafts every asked section from the case file and from nothing else. */
export function draftByRules(file: CaseFile, scenario: ScenarioType, types: readonly ContentType[]): Drafts {
  const forum = forumOf(file, scenario);
  return Object.fromEntries(types.map((type) => [type, section(type, file, scenario, forum)]));
}

function section(type: ContentType, file: CaseFile, scenario: ScenarioType, forum: Forum): Section {
  switch (type) {
    case 'opening_statement':
      if (scenario === 'jury-selection') return voirDire(file, forum);
      if (scenario === 'appellate-argument') return appellate(file, forum);
      return scenario === 'quick-practice' ? quick(file, forum) : opening(file, forum);
    case 'key_points':
      return keyPoints(file, scenario);
    case 'evidence_summary':
      return evidenceSummary(file, scenario);
    case 'cross_examination_questions':
      return scenario === 'witness-examination' ? direct(file, forum) : cross(file);
    case 'strategy_notes':
      return strategy(file, scenario, forum);
    case 'closing_argument':
      return closing(file, forum);
    case 'legal_citations':
      return list(file.authorities.map((authority) => resting(authority.citation.text, authority)));
    case 'motion_argument':
      // A motion is argued to a bench even when the case goes to a jury.
      return motion(file, forum.decider === 'jury' ? forumOf(file, 'motion-argument') : forum);
  }
}

/** A section as the answer carries it: a list of items, or paragraphs of sentences. */
export function textOf(drafts: Drafts): GeneratedText {
  return Object.fromEntries(
    Object.entries(drafts).map(([type, section]) => [
      type,
      section.form === 'list'
        ? section.lines.map((line) => line.text)
        : section.paragraphs.map((lines) => lines.map((line) => line.text).join(' ')).join('\n\n'),
    ]),
  );
}
