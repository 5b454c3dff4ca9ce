import { ADVICE, type AdvisedParts, type Feedback, adviceWords } from '../english/advice.js';
import type { Scores } from './scores.js';

export interface RuledFeedback extends Feedback {
  /** The parts of the scores that it is about, the weightiest first. */
  advice: AdvisedParts;
}

/** More than three points teach nothing. */
const MOST = 3;
const STRONG = 8;
const WEAK = 6.5;

/**
 * What worked, what to change and how, from the parts of the scores; the weightiest first. Of a part that counts less for the speed,
 * the speed is what to change.
 */
export function feedbackOn(scores: Scores): RuledFeedback {
  const parts = new Map<string, { value: number; weight: number; ownFault: boolean }>();
  for (const { parts: own } of [scores.confidence, scores.clarity, scores.pace, scores.legalEffectiveness]) {
    for (const { name, value, weight, because } of own) {
      const ownFault = !because.some(({ code }) => code === 'at-this-pace');
      parts.set(name, { value, weight: (parts.get(name)?.weight ?? 0) + weight, ownFault });
    }
  }
  const judged = [...parts].flatMap(([name, part]) => {
    return ADVICE[name] ? [{ ...part, name, gain: (10 - part.value) * part.weight }] : [];
  });
  const strong = judged
    .filter(({ value }) => value >= STRONG)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  const weak = judged
    .filter(({ value, ownFault }) => value < WEAK && ownFault)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  const advice = { strengths: strong.map(({ name }) => name), improvements: weak.map(({ name }) => name) };
  return { advice, ...adviceWords(advice, scores) };
}
