import { findCitations } from '@lectern/legal-text/citations/find-citations';
import { sourceOf } from '../../case-model/facts.js';
import type { FileSentence } from '../../case-model/file-sentences.js';
import { forceOf } from '../../case-model/force.js';
import { happened } from '../../case-model/happened.js';
import { tell } from '../../case-model/tell.js';
import type { Brief } from '../brief.js';
import { capital } from '../english/clauses.js';
import { type Line, resting } from '../line.js';
import { faultsOf } from '../lint.js';
import type { Whose } from '../party-meant.js';
import { decidesFor } from './decided-motion.js';
import type { Pending } from './pending-motion.js';
import { QUOTATIONS } from '../english/quotes.js';

const MOST_REASONS = 5;
/** A judge follows a longer sentence than a jury. */
const LONGEST = 25;
/** The court says that it says so; what it found is the argument. */
const FINDS =
  /^(?:Accordingly, |Thus, |Therefore, |Here, )?(?:The|This) Court (?:also |therefore |thus )?(?:finds?|concludes?|is satisfied|agrees?(?: with \S+(?: \S+)?)?) that /;
const CONTENDS =
  /\b(?:argues?|contends?|asserts?|maintains?|suggests?|claims?|insists?|says?|states?|moves?|seeks?|submits?|requests?|would|responds?|replies|points? (?:out|to)|argued|contended|asserted)\b/;
/** "Reyes has not shown ...", "the plaintiffs failed to ...": what a court misses in one of the parties. */
const MISSES =
  /\b((?:[Tt]he )?(?:\p{Lu}[\p{L}.’'-]* ){0,4}\p{L}+s?) (?:(?:has|have|had|did|do|does|is|are|was|were|can|could) ?not\b|cannot\b|fail(?:s|ed)?\b|offers? no\b|cites? no\b|has put in evidence only\b)/u;
/** What the court says of itself, or leaves open, is no argument. */
const OF_COURT =
  /\b(?:the court (?:need|will|declines?|recognizes|reserves|notes|expresses|nonetheless|omits)|the court['’]s|this order|for purposes of this motion|clos(?:er?|est) (?:question|call)|docket|doc\.)\b/i;

/** What the court says of this case, as one says it to a judge; nothing of another case, and nothing that leans on what is left out. */
export function saidReasons(brief: Brief, forUs: readonly FileSentence[]): Line[] {
  const { called } = brief.read;
  const said: Line[][] = [];
  let last = -2;
  for (const sentence of forUs) {
    if (said.length >= MOST_REASONS) break;
    if (findCitations(sentence.text).length > 0 || forceOf(sentence).kind === 'law') continue;
    const telling = tell(capital(sentence.text), called, LONGEST);
    const first = telling?.said[0] ?? '';
    if (!telling || ((telling.leans || TURNS.test(first)) && sentence.order - last !== 1)) continue;
    if (
      !telling.said.some(happened) &&
      !called.namesParty(sentence.text) &&
      !OF_THIS_CASE.test(sentence.text)
    )
      continue;
    if (telling.said.some((text) => faultsOf({ text, sources: [] }, SPOKEN).length > 0)) continue;
    last = sentence.order;
    said.push(
      telling.said.map((text) => ({ ...resting(text, { sources: [sourceOf(sentence)] }), reworded: true })),
    );
  }
  return said.flat();
}
const OF_THIS_CASE = /\b(?:no evidence|here|this case|undisputed|the record|the evidence)\b/i;
/** Nothing stands before it that it could turn against, or add to. */
const TURNS =
  /^(?:But|And|Yet|Nor|So|Still|Thus|Likewise|Similarly|Moreover|Also|Even|If|These|Those|Such|That|This)\b|^The (?:evidence|record) shows (?:that )?(?:it|they|he|she)\b/;
const SPOKEN = { type: 'motion_argument', form: 'speech', jury: false, opening: false } as const;

/** "To the extent the plaintiffs contend that ...": what follows answers them. */
const CONTENDER =
  /\b((?:[Tt]he )?(?:\p{Lu}[\p{L}.’'-]* ){0,3}[\p{L}’'-]+) (?:also |further |next )?(?:argues?|contends?|asserts?|maintains?|suggests?|insists?) /u;
/** Has a contention opened that no new paragraph of another kind has closed? */
const open = (sentences: readonly FileSentence[], from: number, at: number): boolean =>
  CONTENDER.test(sentences[from]!.text) && sentences[at]!.passage - sentences[from]!.passage <= 2;

/** A section up to each sentence that decides: what comes before it are its reasons. What decides nothing goes with the whole order. */
export function decidedParts(
  section: readonly FileSentence[],
  pending: Pending,
  whole: Whose | undefined,
): { by: Whose | undefined; sentences: FileSentence[] }[] {
  const parts: { by: Whose | undefined; sentences: FileSentence[] }[] = [];
  let open: FileSentence[] = [];
  for (const sentence of section) {
    const by = decidesFor(sentence.text, pending);
    if (by === undefined) open.push(sentence);
    else {
      parts.push({ by, sentences: open });
      open = [];
    }
  }
  return open.length > 0 ? [...parts, { by: whole, sentences: open }] : parts;
}

/** Reasons of the court that one side can give as its own: no contention, nothing of the court itself, no paragraph that finds us wanting. */
export function reasonsOf(
  sentences: readonly FileSentence[],
  meant: (subject: string) => Whose | undefined,
): FileSentence[] {
  const wanting = new Set<FileSentence>();
  let from = 0;
  for (const [at, { text, passage }] of sentences.entries()) {
    if (passage !== sentences[at - 1]?.passage && from < at && !open(sentences, from, at)) from = at;
    const who = CONTENDER.exec(text)?.[1];
    if (who !== undefined && meant(who) === 'ours' && !open(sentences, from, at)) from = at;
    const subject = MISSES.exec(text)?.[1];
    if (subject !== undefined && meant(subject) === 'ours')
      for (const one of sentences.slice(from, at + 1)) wanting.add(one);
  }
  return sentences
    .filter(
      (sentence) =>
        !wanting.has(sentence) &&
        !OF_COURT.test(sentence.text) &&
        !CONTENDS.test(sentence.text.replace(QUOTATIONS, ' ')),
    )
    .map((sentence) => ({ ...sentence, text: sentence.text.replace(FINDS, '') }));
}
