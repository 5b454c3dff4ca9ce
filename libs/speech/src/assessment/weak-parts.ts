import { ADVICE } from '../english/advice.js';
import { SCORE_TITLES } from '../english/grounds.js';
import type { ScoreKey } from './ground.js';
import type { Scores } from './scores.js';
import type { ScorePart } from './weigh.js';

/** From here on a part is praised, and what is praised is not what to change. */
const STRONG = 8;
const WEAK = 6.5;

/** A part of a score as far as it is something to work on. */
export interface JudgedPart {
  name: string;
  /** Its share of the overall score. */
  weight: number;
  /** By how much the overall score would grow if this part were perfect. */
  gain: number;
  strong: boolean;
  /** Weak by itself: of a part that counts less for the speed, the speed is what to change. */
  weak: boolean;
}

/** The parts of the scores that advice is given about, what gains most first. */
export function judgedParts(scores: Scores): JudgedPart[] {
  const parts = new Map<string, ScorePart>();
  for (const key of Object.keys(SCORE_TITLES) as ScoreKey[]) {
    const ofScore = scores.overall.parts.find(({ name }) => name === SCORE_TITLES[key])?.weight ?? 0;
    for (const part of scores[key].parts) {
      const weight = part.weight * ofScore + (parts.get(part.name)?.weight ?? 0);
      parts.set(part.name, { ...part, weight });
    }
  }
  return [...parts.values()]
    .filter(({ name }) => name in ADVICE)
    .map(({ name, value, weight, because }) => ({
      name,
      weight,
      gain: (10 - value) * weight,
      strong: value >= STRONG,
      weak: value < WEAK && !because.some(({ code }) => code === 'at-this-pace'),
    }))
    .toSorted((a, b) => b.gain - a.gain);
}
