import type { ModelFact } from '@lectern/contracts/case-model';
import { sharedStems, stemsOf } from '../script/english/likeness.js';
import { OFFERED, TOLD, type Tellable, modelFact, sourceOf, strongest } from './facts.js';
import { byDate, tellingOrder } from './telling-order.js';
import { type TypedFact, squeezed } from './typed-facts.js';

/** The facts of all papers as one list: what two of them tell is one fact with two sources. */
export function mergedFacts(
  told: readonly Tellable[][],
  own: readonly TypedFact[],
  typed: boolean,
): ModelFact[] {
  const wanted = own.filter(({ inFile }) => inFile).map(({ fact }) => squeezed(fact.text));
  const passages = new Map<ModelFact, number>();
  const facts: ModelFact[] = typed ? own.map(({ fact }) => fact) : [];
  for (const some of told) {
    for (const fact of some)
      if (wanted.some((text) => text.startsWith(squeezed(fact.sentence.text).slice(0, 60)))) fact.force += 1;
    const chosen = typed ? new Set<Tellable>() : strongest(some, Math.ceil(TOLD / Math.sqrt(told.length)));
    const offered = [...some]
      .filter((fact) => chosen.has(fact) || (fact.force >= 2 && !fact.leans))
      .sort((a, b) => b.force - a.force)
      .slice(0, OFFERED);
    for (const fact of some) {
      if (!chosen.has(fact) && !offered.includes(fact)) continue;
      const same = facts.find((other) => isSame(fact, other));
      // One fact that two papers tell has two sources.
      if (same) same.sources.push(sourceOf(fact.sentence));
      else {
        facts.push(modelFact(fact, chosen.has(fact)));
        passages.set(facts.at(-1)!, fact.sentence.passage);
      }
    }
  }
  if (typed) return facts;
  return told.length < 2 ? tellingOrder(facts, passages) : byDate(facts);
}

function isSame(fact: Tellable, other: ModelFact): boolean {
  const own = stemsOf(fact.said.join(' '));
  const theirs = stemsOf(other.said.join(' '));
  const shared = sharedStems(own, theirs);
  const numbers = (text: string): string => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort().join(' ');
  return (
    shared >= 5 &&
    shared / Math.max(own.size, theirs.size) >= 0.75 &&
    numbers(fact.said.join(' ')) === numbers(other.said.join(' '))
  );
}
