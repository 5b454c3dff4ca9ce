import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { ReadCase } from '../case-model/build.js';

/** To a court that rules, and to one that reviews, what was kept out is what it is about. */
export const isOfTrial = (scenario: ScenarioType): boolean =>
  scenario !== 'motion-argument' && scenario !== 'appellate-argument';

/** Whatever is drafted of a case asks for it. */
const withoutOf = new WeakMap<ReadCase, ReadCase>();
/** The case without the facts that the court kept out. */
export function withoutKeptOut(read: ReadCase): ReadCase {
  const { rulings, holds } = read.keptOut;
  if (rulings.length === 0 || read.typed) return read;
  const known = withoutOf.get(read);
  if (known) return known;
  const facts = read.model.facts.filter(({ text, said }) => !holds(text) && !said.some(holds));
  const own = facts.length === read.model.facts.length ? read : { ...read, model: { ...read.model, facts } };
  withoutOf.set(read, own);
  return own;
}
