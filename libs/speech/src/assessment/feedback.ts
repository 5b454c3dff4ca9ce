import { ADVICE } from './advice.js';
import type { Scores } from './scores.js';

export interface Feedback {
  strengths: string[];
  improvements: string[];
  recommendations: string[];
}

/** More than three points teach nothing. */
const MOST = 3;
const STRONG = 8;
const WEAK = 6.5;

/** What worked, what to change and how, from the parts of the scores; the weightiest first. */
export function feedbackOn(scores: Scores): Feedback {
  const parts = new Map<string, { value: number; explanation: string; weight: number }>();
  for (const { parts: own } of [scores.confidence, scores.clarity, scores.pace, scores.legalEffectiveness]) {
    for (const { name, value, explanation, weight } of own) {
      parts.set(name, { value, explanation, weight: (parts.get(name)?.weight ?? 0) + weight });
    }
  }
  const judged = [...parts].flatMap(([name, part]) => {
    const advice = ADVICE[name];
    return advice ? [{ ...part, advice, gain: (10 - part.value) * part.weight }] : [];
  });
  const strong = judged
    .filter(({ value }) => value >= STRONG)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  const weak = judged
    .filter(({ value }) => value < WEAK)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  return {
    strengths: strong.map(({ advice, explanation }) => `${advice.strength} ${explanation}`),
    improvements: weak.map(({ advice, explanation }) =>
      [advice.improvement, explanation].filter(Boolean).join(' '),
    ),
    recommendations: weak.map(({ advice }) => advice.recommendation),
  };
}
