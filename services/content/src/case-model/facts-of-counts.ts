import type { ModelFact } from '@lectern/contracts/case-model';
import type { Count } from './counts.js';

const ENOUGH = 36;
const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** Whether a passage holds a sentence, or its beginning, however either breaks its lines. */
export function holding(passage: string): (sentence: string) => boolean {
  const all = squeezed(passage);
  return (sentence) => all.includes(squeezed(sentence).slice(0, ENOUGH));
}

/**
 * The facts that may bear on a claim: those of the story, and of what stands under headings of counts that which stands under its
 * own. A claim back is told in the paper that makes it, and the answer to it where it is answered.
 */
export function underCounts(
  counts: readonly Count[],
  facts: readonly ModelFact[],
): (own: readonly Count[]) => ModelFact[] {
  const bodies = counts.map(({ document, body }) => ({ name: document.name, holds: holding(body) }));
  const at = new Map(
    facts.map((fact) => [
      fact,
      new Set(
        counts.filter((_, index) =>
          fact.sources.some(
            ({ document, quote }) => document?.name === bodies[index]!.name && bodies[index]!.holds(quote),
          ),
        ),
      ),
    ]),
  );
  return (own) =>
    facts.filter((fact) => {
      const under = at.get(fact)!;
      return under.size === 0 || own.length === 0 || own.some((count) => under.has(count));
    });
}
