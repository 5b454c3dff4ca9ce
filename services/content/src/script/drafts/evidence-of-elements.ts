import type { ModelFact } from '@lectern/contracts/case-model';
import { bearingOf } from '../../case-model/bearing.js';
import type { Brief } from '../brief.js';
import { commentsOnSilence, tellsSettlement } from '../is-told.js';
import { mistakable } from '../namesake.js';
import { hurts } from '../their-best-point.js';
import { onlyPleaded } from './only-pleaded.js';

/** Of an element, how many facts the story leaves out are worth the time of a closing. */
const MOST = 2;
/** With as many of the story, an element needs no more. */
const ENOUGH = 3;

/** The facts of a story, and what the file holds for the elements of which the story tells little, in the order of the file. */
export function withEvidence(brief: Brief, story: readonly ModelFact[]): ModelFact[] {
  const { model, read } = brief;
  if (read.typed) return [...story];
  const told = new Set(story);
  const spare = new Map(
    model.facts
      .filter(
        (fact) =>
          !told.has(fact) &&
          fact.force > 0 &&
          fact.said.length > 0 &&
          fact.kind === 'event' &&
          !commentsOnSilence(read, fact) &&
          !tellsSettlement(fact) &&
          !mistakable(read, fact),
      )
      .map((fact) => [fact.id, fact]),
  );
  for (const { elements } of model.claims)
    for (const { facts } of elements) {
      const own = new Set(facts);
      if ([...told].filter(({ id }) => own.has(id)).length >= ENOUGH) continue;
      facts
        .flatMap((id) => spare.get(id) ?? [])
        .filter(
          (fact) =>
            !told.has(fact) &&
            !hurts(brief, fact) &&
            !onlyPleaded(brief, fact) &&
            (bearingOf(read, fact).favors !== 'unsure' || (read.sides.criminal && model.side === 'claiming')),
        )
        .sort((a, b) => b.force - a.force)
        .slice(0, MOST)
        .forEach((fact) => told.add(fact));
    }
  return model.facts.filter((fact) => told.has(fact));
}
