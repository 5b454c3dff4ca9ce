import type { ModelClaim, ModelFact } from '@lectern/contracts/case-model';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { numbersOf } from '../case-model/charged-counts.js';
import type { ReadCase } from '../case-model/build.js';
import { isFaultOf, namedIn, stillParties } from '../case-model/ended-parties.js';
import type { KeptOut } from '../case-model/kept-out.js';
import { type Sides, spokenParty } from '../case-model/sides.js';
import { joined } from './english/phrases.js';

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
  // Who is sued argues the fault of whoever is no longer there; who sues has settled it.
  const isTheirs = ({ said }: ModelFact): boolean =>
    model.side !== 'defending' &&
    keptOut.parties.some((party) => said.some((text) => isFaultOf(party, text)));
  const without = (untold: ReadonlySet<string>): ModelFact[] =>
    model.facts.filter(
      (fact) =>
        isOfAttorney(fact) ||
        (!fact.sources.every(({ document }) => untold.has(document?.name ?? '')) &&
          !keptOut.holds(fact.text) &&
          !keptOut.parties.some(({ text }) => text === fact.text) &&
          !isTheirs(fact) &&
          !fact.said.some(keptOut.holds)),
    );
  const others = without(keptOut.untold);
  // Where nothing but what a court wrote tells the case, it does.
  const untold = others.length >= ENOUGH ? keptOut.untold : new Set(keptOut.privileged);
  const facts = others.length >= ENOUGH ? others : without(untold);
  const left = model.claims.flatMap((claim) => {
    const own = triedOfClaim(claim, keptOut);
    return own ? [own] : [];
  });
  const claims = left.length > 0 ? left : model.claims;
  const tried = {
    ...read,
    sides: withoutEnded(read.sides, keptOut),
    model: { ...model, facts, claims },
    keptOut: { ...keptOut, untold },
  };
  const own = keptOut.isEmpty ? read : tried;
  triedOf.set(read, own);
  return own;
}

/** A claim with those of its counts that are left; undefined where none is, or where it is against nobody who is left. */
function triedOfClaim(claim: ModelClaim, { ended, parties }: KeptOut): ModelClaim | undefined {
  const { count } = claim;
  const against = stillParties(claim.against, parties);
  if (claim.against !== undefined && against.length === 0) return undefined;
  const labels = count?.split(/,? and |, /).filter(Boolean) ?? [];
  const isEnded = (label: string): boolean => {
    const numbers = numbersOf(label);
    return numbers.length > 0 && numbers.every((number) => ended.has(number));
  };
  const tried = labels.filter((label) => !isEnded(label));
  if (labels.length > 0 && tried.length === 0) return undefined;
  return {
    ...claim,
    ...(tried.length < labels.length && { count: joined(tried) }),
    ...(claim.against !== undefined && { against: joined(against) }),
  };
}

/** The other side without who is no longer of it. */
function withoutEnded(sides: Sides, { parties }: KeptOut): Sides {
  const names = namedIn(sides.opponent?.full);
  const left = stillParties(sides.opponent?.full, parties);
  const opponent =
    left.length === names.length || left.length === 0
      ? sides.opponent
      : spokenParty(
          [left.slice(0, -1).join(', '), left.at(-1)].filter(Boolean).join(' and '),
          sides.criminal,
        );
  return opponent ? { ...sides, opponent } : sides;
}
