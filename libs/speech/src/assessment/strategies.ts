import type { Evidence } from './evidence.js';
import { STRATEGIES, compose } from './scores.js';

export interface StrategyScore {
  value: number | null;
  /** Why there is no value; else what it is made of. */
  reason?: string;
}

export type StrategyName = keyof typeof STRATEGIES | 'Check Your Look';

const NOT_HEARD = 'A recording of the voice cannot show how you look.';

/** The coach's five strategies, as far as a recording shows them. */
export function murphyStrategies(evidence: Evidence): Record<StrategyName, StrategyScore> {
  const score = (name: keyof typeof STRATEGIES): StrategyScore => {
    const { value, reason, parts } = compose(STRATEGIES[name], evidence);
    return { value, reason: reason ?? parts.map(({ explanation }) => explanation).join(' ') };
  };
  return {
    'Check Your Look': { value: null, reason: NOT_HEARD },
    'How You Present': score('How You Present'),
    'How You Sound': score('How You Sound'),
    'Power of the Story': score('Power of the Story'),
    'Power of the Pause': score('Power of the Pause'),
  };
}
