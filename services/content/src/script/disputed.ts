import type { ModelFact, PaperKind } from '@lectern/contracts/case-model';
import { bearingOf } from '../case-model/bearing.js';
import { accountOf } from '../case-model/paper.js';
import { recordIn } from '../case-model/record-frames.js';
import type { Brief } from './brief.js';
import { sideOf } from './witnesses.js';

/** Papers in which those who accuse tell what they found. */
export const ACCUSES: ReadonlySet<PaperKind> = new Set(['charge', 'report']);

/**
 * Facts that are only the other side's word: a complaint's against our answer without those that it admits, an answer's against
 * our complaint without its admissions, what an accused and his people say. Nobody tells them as his own.
 */
export function disputedAmong(brief: Brief, facts: readonly ModelFact[]): ReadonlySet<ModelFact> {
  const { model, read } = brief;
  if (model.side === 'unknown' || read.typed) return new Set();
  // What their answer grants stands in our complaint already, where it is among the papers.
  const pleads =
    model.side === 'claiming' && read.papers.some((paper) => accountOf(paper, model.side) === 'ours');
  const only = facts.filter((fact) => {
    const { favors, teller, admitted } = bearingOf(read, fact);
    if (fact.confidence === 'yours' || favors === 'ours') return false;
    if (admitted) return pleads && favors === 'neither' && teller.side === 'theirs';
    // What their witness had to answer to our counsel, and what was noted as it came, is on record for both.
    if (favors === 'unsure' && (teller.as === 'testimony' || recordIn(fact))) return false;
    // Whom nobody calls stands where his words stand.
    const own = teller.side === 'neither' && model.people.find(({ name }) => name === teller.name);
    const side = own ? sideOf(brief, own) : teller.side;
    return side === 'theirs' || (favors === 'unsure' && read.sides.criminal && model.side === 'claiming');
  });
  return new Set(only.length === facts.length ? [] : only);
}
