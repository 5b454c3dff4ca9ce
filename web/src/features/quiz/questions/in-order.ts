import { argument } from './argument.js';
import { evidence } from './evidence.js';
import { examination } from './examination.js';
import type { Question } from './question.js';
import { recordAndDuties } from './record-and-duties.js';

/** The order in which they are asked: no two in a row of one kind, the best known first. */
const ORDER = [
  'leading-on-direct',
  'argument-in-opening',
  'effect-on-listener',
  'one-fact',
  'offer-of-proof',
  'personal-opinion',
  'balance',
  'refreshing',
  'voir-dire',
  'opposing-party',
  'impeachment-order',
  'deposition-instruction',
  'lost-thread',
  'authentication',
  'one-question-too-many',
  'adverse-authority',
  'later-measures',
  'judgment-as-a-matter-of-law',
  'propensity',
  'question-from-the-bench',
];

/** The twenty questions. */
export const QUESTIONS: readonly Question[] = [
  ...evidence,
  ...examination,
  ...recordAndDuties,
  ...argument,
].sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
