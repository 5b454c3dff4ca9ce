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

/** The case as it is tried: without the facts that a court kept out or that are privileged, and without counts that have ended. */
export function asTried(read: ReadCase): ReadCase {
  if (read.typed) return read;
  const known = triedOf.get(read);
  if (known) return known;
  const { holds, untold, ended } = read.keptOut;
  const { facts: all, claims: given } = read.model;
  const told = all.filter(
    ({ sources }) => !sources.every(({ document }) => untold.has(document?.name ?? '')),
  );
  const rest = told.length >= ENOUGH ? told : all;
  const facts = rest.filter(({ text, said }) => !holds(text) && !said.some(holds));
  const left = given.filter(({ count }) => !numbersOf(count ?? '').some((number) => ended.has(number)));
  const claims = left.length > 0 ? left : given;
  const own =
    facts.length === all.length && claims.length === given.length
      ? read
      : { ...read, model: { ...read.model, facts, claims } };
  triedOf.set(read, own);
  return own;
}
