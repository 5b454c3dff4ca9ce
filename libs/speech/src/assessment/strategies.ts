import type { Evidence } from './evidence.js';
import { noScoreWords } from '../english/no-score.js';
import type { Ground, NoScore } from './ground.js';
import { STRATEGIES, compose } from './scores.js';

export interface StrategyScore {
  value: number | null;
  /** What its evidence leaves open; absent without a value. */
  range?: { low: number; high: number } | null | undefined;
  /** Why there is no value. */
  missing?: NoScore | undefined;
  /** What a value is made of. */
  because?: Ground[] | undefined;
  /** One or the other in English, for readers of before there were codes. */
  reason?: string | undefined;
}

export type StrategyName = keyof typeof STRATEGIES | 'Check Your Look';

/** The coach's five strategies, as far as a recording shows them. */
export function murphyStrategies(evidence: Evidence): Record<StrategyName, StrategyScore> {
  const score = (name: keyof typeof STRATEGIES): StrategyScore => {
    const { value, range, missing, reason, parts } = compose(STRATEGIES[name], evidence);
    if (value === null) return { value, missing, reason };
    return {
      value,
      range,
      because: parts.flatMap(({ because }) => because),
      reason: parts.map(({ explanation }) => explanation).join(' '),
    };
  };
  return {
    'Check Your Look': { value: null, missing: 'unseen', reason: noScoreWords({ missing: 'unseen' }) },
    'How You Present': score('How You Present'),
    'How You Sound': score('How You Sound'),
    'Power of the Story': score('Power of the Story'),
    'Power of the Pause': score('Power of the Pause'),
  };
}
