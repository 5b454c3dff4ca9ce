import { type AdvisedParts, type Feedback, adviceWords } from '../english/advice.js';
import type { Scores } from './scores.js';
import { judgedParts } from './weak-parts.js';

export interface RuledFeedback extends Feedback {
  /** The parts of the scores that it is about: what worked by weight, what to change by what is to be gained. */
  advice: AdvisedParts;
}

/** More than three points teach nothing. */
const MOST = 3;

/** What worked, what to change and how, from the parts of the scores. */
export function feedbackOn(scores: Scores): RuledFeedback {
  const parts = judgedParts(scores);
  const strong = parts
    .filter((part) => part.strong)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  const weak = parts.filter((part) => part.weak).slice(0, MOST);
  const advice = { strengths: strong.map(({ name }) => name), improvements: weak.map(({ name }) => name) };
  return { advice, ...adviceWords(advice, scores) };
}
