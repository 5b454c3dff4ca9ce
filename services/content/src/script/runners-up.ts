import type { ModelFact } from '@lectern/contracts/case-model';
import { repeats } from '../case-model/facts.js';
import { FLOOR } from '../case-model/force.js';
import type { Brief } from './brief.js';
import { countWords } from './english/count-words.js';
import { commentsOnSilence } from './is-told.js';
import { leans } from './english/sayable.js';

/** A question and its answer under oath are for the stand and the closing; who tells what happened leaves them out. */
export const isExchange = ({ said }: ModelFact): boolean => / was asked: “/.test(said[0] ?? '');

/** Facts for a longer time: the strongest of those that were found and not chosen join until `words` are told, each at its place. */
export function withRunnersUp(
  { model, read }: Brief,
  facts: readonly ModelFact[],
  words: number,
): ModelFact[] {
  if (read.typed) return [...facts];
  const size = ({ said }: ModelFact): number => said.reduce((sum, text) => sum + countWords(text), 0);
  const told = new Set(facts);
  let left = words - facts.reduce((sum, fact) => sum + size(fact), 0);
  const others = model.facts
    .filter(
      (fact) =>
        !told.has(fact) &&
        fact.kind === 'event' &&
        fact.said.length > 0 &&
        fact.force >= FLOOR &&
        !commentsOnSilence(read, fact) &&
        !leans(fact.said[0]!) &&
        !isExchange(fact),
    )
    .sort((a, b) => b.force - a.force);
  for (const fact of others) {
    if (left <= 0) break;
    if (size(fact) > left || repeats(fact, told)) continue;
    told.add(fact);
    left -= size(fact);
  }
  return model.facts.filter((fact) => told.has(fact));
}
