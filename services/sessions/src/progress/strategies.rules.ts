import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import type { Analytics } from '@lectern/contracts/progress';
import { type Counted, oneDecimal, roundedMean } from './figures.rules.js';

/** Own assessments, out of 10. */
export interface Look {
  value: number;
  assessedAt: Date;
}

export interface OfSpan {
  rows: Counted[];
  looks: Look[];
}

/** A microphone cannot hear it. */
export const LOOK = 'Check Your Look';

const valuesOf = (strategy: string, { rows, looks }: OfSpan): number[] =>
  strategy === LOOK
    ? looks.map(({ value }) => value)
    : rows.map(({ strategies }) => strategies[strategy]).filter((value) => value !== undefined);

const asPercent = (value: number): number => oneDecimal(value * 10);

/** The five strategies over a period, with what has changed since the one before. */
export const strategiesOf = (
  now: OfSpan,
  before: OfSpan,
  lastPracticed: Partial<Record<string, Date>>,
): Analytics['murphyStrategies'] =>
  MURPHY_STRATEGIES.map((strategy) => {
    const values = valuesOf(strategy, now);
    const score = roundedMean(values, asPercent);
    const earlier = roundedMean(valuesOf(strategy, before), asPercent);
    return {
      strategy,
      score,
      improvement: score === null || earlier === null ? null : oneDecimal(score - earlier),
      lastPracticed: lastPracticed[strategy]?.toISOString() ?? null,
      sessions: values.length,
    };
  });
