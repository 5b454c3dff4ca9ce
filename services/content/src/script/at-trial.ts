import type { ModelFact } from '@lectern/contracts/case-model';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { numbersOf } from '../case-model/charged-counts.js';
import type { ReadCase } from '../case-model/build.js';

/** To a court that rules, and to one that reviews, what was kept out is what it is about. */
export const isOfTrial = (scenario: ScenarioType): boolean =>
  scenario !== 'motion-argument' && scenario !== 'appellate-argument';

/** Whatever is drafted of a case asks for it. */
const triedOf = new WeakMap<ReadCase, ReadCase>();
/** So many facts of other papers are a case without what courts wrote of it. */
const ENOUGH = 8;

/** What the attorney typed or corrected is told as he decided. */
const isOfAttorney = ({ confidence, sources }: ModelFact): boolean =>
  confidence === 'yours' || sources.some(({ field }) => field !== undefined);

/** The case as it is tried: without the facts that a court kept out or that are privileged, and without counts that have ended. */
export function asTried(read: ReadCase): ReadCase {
  const known = triedOf.get(read);
  if (known) return known;
  const { keptOut, model } = read;
  const without = (untold: ReadonlySet<string>): ModelFact[] =>
    model.facts.filter(
      (fact) =>
        isOfAttorney(fact) ||
        (!fact.sources.every(({ document }) => untold.has(document?.name ?? '')) &&
          !keptOut.holds(fact.text) &&
          !fact.said.some(keptOut.holds)),
    );
  const others = without(keptOut.untold);
  // Where nothing but what a court wrote tells the case, it does.
  const untold = others.length >= ENOUGH ? keptOut.untold : new Set(keptOut.privileged);
  const facts = others.length >= ENOUGH ? others : without(untold);
  const left = model.claims.filter(
    ({ count }) => !numbersOf(count ?? '').some((number) => keptOut.ended.has(number)),
  );
  const claims = left.length > 0 ? left : model.claims;
  const tried = { ...read, model: { ...model, facts, claims }, keptOut: { ...keptOut, untold } };
  const own = keptOut.isEmpty ? read : tried;
  triedOf.set(read, own);
  return own;
}
