import type { ModelFact } from '@lectern/contracts/case-model';
import { namesOf } from '../../case-model/actors.js';
import { bearingOf } from '../../case-model/bearing.js';
import type { Brief } from '../brief.js';
import { isNamesakeOf } from '../namesake.js';

/** What the answer of the other side says was not done is no proof of ours. */
export const GAINSAYS = /\b(?:not|never|without|den(?:y|ies|ied))\b|n['’]t\b/i;

/**
 * Words of which nobody knows whom they help: what our own witness told the other side's counsel, what a pleading denies, and what
 * their witness volunteered; his answer to our counsel's question stands behind the question.
 */
export function volunteered({ read }: Brief, fact: ModelFact): boolean {
  const { favors, act, teller } = bearingOf(read, fact);
  if (act === 'excuse') return true;
  if (favors !== 'unsure') return false;
  return teller.side !== 'theirs' || teller.as === 'pleading' || !/ was asked: “/.test(fact.said[0] ?? '');
}

/** What the accused himself told of an act that the charge must show: for those who accuse, his own words prove it. */
export function ownedUp({ read, model }: Brief, fact: ModelFact, borne: ReadonlySet<string>): boolean {
  const { teller } = bearingOf(read, fact);
  return (
    read.sides.criminal &&
    model.side === 'claiming' &&
    teller.side === 'theirs' &&
    (teller.as === 'testimony' || teller.as === 'statement') &&
    !namesOf(read.sides.opponent).some((name) => teller.name && isNamesakeOf(teller.name, name)) &&
    borne.has(fact.id) &&
    !GAINSAYS.test(fact.text) &&
    !MAKES_GOOD.test(fact.text)
  );
}
export const MAKES_GOOD = /\b(?:paid|put|gave|pay|giving|give)\b.{0,40}\bback\b/i;
