import type { ModelFact, PaperKind } from '@lectern/contracts/case-model';
import { bearingOf } from '../case-model/bearing.js';
import { isEdited } from '../case-model/corrections.js';
import { paperOf } from '../case-model/tellers.js';
import { type Brief, MIN_STORY } from './brief.js';
import { hasSwornAnswers } from './drafts/sworn-answers.js';

/** "On May 4, at 9:15 a.m., Roe wrote to Poe: ...": a message stands in its writer's own words, whatever else the fact tells. */
const tellsOfMessage = ({ said }: ModelFact): boolean =>
  /\b(?:wrote to|sent a message|wrote: “|texted|e-?mailed)\b/.test(said[0] ?? '');

/** What he answered to the police stands with what he granted under oath, or not at all. */
const UNSWORN = /^The answer was: “/;
/** What whoever called for help said, and what a camera recorded, word for word. */
const RECORDED_TALK = /^The caller told 911: “/;

/**
 * Is a fact told by somebody whose sentences make a speech? Our own pleading, whoever accuses for the prosecution, our witnesses, messages,
 * and for the accused what witnesses had to grant. Charts, logs, letters, statements and single answers of the other side are read out, shown
 * or put to a witness: retold, three of four of their sentences were an orphan, a shorthand or the other side's.
 */
function isOfAccount(brief: Brief, fact: ModelFact): boolean {
  const { read, model } = brief;
  const { teller, favors, by, act, admitted } = bearingOf(read, fact);
  const { as, side } = teller;
  const accused = read.sides.criminal && model.side === 'defending';
  if (tellsOfMessage(fact) || admitted) return true;
  // What the attorney put in words of his own is his to tell, whoever told it before.
  if (isEdited(fact)) return fact.favors !== 'theirs';
  // What an office found where it happened, of the danger and of who knew it.
  if (
    as === 'paper' &&
    side === 'neither' &&
    model.side === 'claiming' &&
    !read.sides.criminal &&
    favors === 'ours' &&
    by === 'content' &&
    FOUND_THERE.has(act ?? '') &&
    paperOf(read, fact)?.kind === 'report'
  )
    return true;
  if (RECORDED_TALK.test(fact.said[0] ?? '') && read.sides.criminal)
    return accused ? favors === 'ours' && by === 'content' : side !== 'theirs' && favors !== 'theirs';
  if (
    as === 'testimony' &&
    side !== 'ours' &&
    fact.said.some((text) => UNSWORN.test(text)) &&
    hasSwornAnswers(brief)
  )
    return false;
  if (as === 'testimony') return side === 'ours' || (read.sides.criminal && (side === 'neither' || accused));
  if (as === 'accusation' && accused) return favors === 'ours' && by === 'content';
  return (as === 'pleading' || as === 'accusation') && side === 'ours';
}

const FOUND_THERE: ReadonlySet<string> = new Set(['danger', 'knowledge', 'notice']);

/** The facts that a speech tells; all of them only where the file holds nothing better. */
export function ofAccount(brief: Brief, facts: readonly ModelFact[]): ModelFact[] {
  const { read, model } = brief;
  if (read.typed) return [...facts];
  const own = facts.filter((fact) => isOfAccount(brief, fact));
  // What nobody of his tells is not the story of one who is accused.
  const accused = read.sides.criminal && model.side === 'defending';
  const least = accused || (model.side === 'defending' && hasSwornAnswers(brief)) ? 0 : MIN_STORY;
  return own.length >= least ? own : [...facts];
}

/**
 * What the other side is sure to hold up: what the attorney says is against us, where its own were, and what it pleads; of what a plaintiff
 * pleads only the words and the doing of whom he sues. Of the rest one sentence of six was his best point: the place for it is the
 * advocate's then.
 */
export function isHeldUp(brief: Brief, fact: ModelFact): boolean {
  const { act, by, teller } = bearingOf(brief.read, fact);
  if (fact.favors === 'theirs' || act === 'alibi') return true;
  if (!isPleaded(brief, fact)) return false;
  if (teller.as === 'pleading' && teller.side === 'ours') return act !== 'own-fault';
  if (brief.read.sides.criminal) return act !== 'gap';
  return brief.model.side === 'claiming' || (by === 'content' && OWN_DOING.has(act ?? ''));
}
const OWN_DOING: ReadonlySet<string> = new Set(['admission', 'blow', 'own-fault']);

/** What those who sue or accuse plead: the only account of theirs that is told as such. */
export const isPleaded = ({ read }: Brief, fact: ModelFact): boolean =>
  bearingOf(read, fact).teller.as === 'pleading' || PLEADINGS.has(paperOf(read, fact)?.kind ?? 'other');
const PLEADINGS: ReadonlySet<PaperKind> = new Set<PaperKind>(['complaint', 'petition', 'charge', 'answer']);
