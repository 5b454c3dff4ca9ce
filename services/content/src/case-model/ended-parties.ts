import { escaped } from '@lectern/legal-text/escaped';
import { numbersOf } from './charged-counts.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';
import type { Ruling } from './ruling.js';

/** "Dr. Reed was dismissed on January 19", "Tres Vineyards LLC has settled with Plaintiff". */
const ENDED =
  /(?:(?:Dr|Mr|Mrs|Ms)\. )?(\p{Lu}[\p{L}’'&-]*(?: \p{Lu}[\p{L}’'&-]*){0,3})(?:,? (?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LP|M\.D\.|D\.O\.))?,? (?:(?:(?:was|were|is|are|has been|have been) (?:\p{Ll}+ly )?(?:dismissed|released|dropped))|(?:has|have) (?:\p{Ll}+ )?settled(?: with (?:the )?(?:\p{Lu}|plaintiff))|settled and was (?:dismissed|excused))(?! (?:for|on bail|on bond|to (?:his|her|the)|from (?:his|her|the)(?! (?:action|case|suit|lawsuit|matter|proceedings?)\b)|by (?:the )?(?:company|hospital|employer))\b)/gu;
const NOBODY =
  /^(?:The|That|This|These|Those|Counts?|Claims?|Actions?|Motions?|Petitions?|Defendants?|Plaintiffs?|It|He|She|They|Case|Cause|Charge|Appeal|Complaint)$/;
const OFFICE = /^(?:Defendant|Plaintiff|Respondent|Petitioner) /;
/** A count's heading, with whom it is against: "COUNT III — REED (NEGLIGENCE)". */
const HEADING =
  /^[ \t\d.]*(?:COUNT|Count|CLAIM|DIVISION) ([IVX]{1,5}|\d{1,2}|\p{Lu}{3,5})\b[^\p{L}\n]{1,8}([^\n]{3,90})$/gmu;
/** Orders of a court, and the papers in which a court rules. */
const RULES: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>(['order', 'opinion']);

/** A party who is no longer one, as an order tells, by what it is called. */
export interface EndedParty extends Ruling {
  /** The last word of a person's name, the first of a company's. */
  called: RegExp;
}

/** Who was dismissed from a civil case or settled with the one who sues, as its orders tell. */
export function endedParties(
  papers: readonly Paper[],
  sentences: readonly FileSentence[],
  ruledFrom: (paper: Paper) => number | undefined,
  parties: readonly (string | undefined)[],
): EndedParty[] {
  const pleaded = papers
    .filter(({ kind }) => !RULES.has(kind))
    .map(({ document }) => document.pages.map(({ text }) => text).join('\n'));
  const main = parties.map((name) => (name ?? '').split(/,? (?:and|et al)\b|, /)[0]!);
  const found = new Map<string, EndedParty>();
  for (const paper of papers) {
    const from = ruledFrom(paper);
    if (from === undefined) continue;
    for (const { text, page } of sentences.filter(
      ({ document, page }) => document === paper.document && page >= from,
    ))
      for (const [, given] of text.matchAll(ENDED)) {
        const name = given!.replace(OFFICE, '');
        const words = name.split(' ').filter((word) => word.length > 2 && !FORM.test(word));
        if (words.length === 0 || words.some((word) => NOBODY.test(word))) continue;
        // Who brought the suit, or the one whom it is first of all against, goes on.
        if (main.some((one) => words.some((word) => one.includes(word)))) continue;
        const called = calledBy(words);
        if (pleaded.some((own) => called.test(own)) && !found.has(name))
          found.set(name, { text, document: paper.document.name, page, called });
      }
  }
  return [...found.values()];
}

const FORM = /^(?:LLC|L\.L\.C|LLP|Inc|Corp|Ltd|Co)\.?$/;
/** By the surname of a person, by the first words of a company. */
const calledBy = (words: readonly string[]): RegExp => {
  const short = words.length > MOST_OF_A_PERSON - 1 ? words.slice(0, 2).join(' ') : words.at(-1)!;
  return new RegExp(`(?<![\\p{L}-])(?:${escaped(words.join(' '))}|${escaped(short)})(?![\\p{L}-])`, 'iu');
};
const MOST_OF_A_PERSON = 3;

/** The numbers of the counts that only such parties answer, by their headings; `others` are who is sued still. */
export function countsAgainst(
  parties: readonly EndedParty[],
  papers: readonly Paper[],
  others: readonly string[],
): Map<number, Ruling> {
  const ended = new Map<number, Ruling>();
  for (const { document } of papers)
    for (const { text } of document.pages)
      for (const [, label, heading] of text.matchAll(HEADING)) {
        const party = parties.find(({ called }) => called.test(heading!));
        if (!party || others.some((name) => isNamedIn(heading!, name))) continue;
        for (const number of numbersOf(label!)) ended.set(number, party);
      }
  return ended;
}

/** Each of several who are sued, a company with its legal form. */
export const namedIn = (names: string | undefined): string[] =>
  names
    ?.split(
      /,? and (?=\p{Lu})|, (?!(?:Inc|LLC|L\.L\.C|LLP|L\.P|LP|Corp|Ltd|Co|P\.C|P\.A|PLLC|N\.A|Jr|Sr|M\.D|D\.O)\b)/u,
    )
    .filter(Boolean) ?? [];
/** Those of them who are parties still. */
export const stillParties = (names: string | undefined, ended: readonly EndedParty[]): string[] =>
  namedIn(names).filter((name) => !ended.some(({ called }) => called.test(name)));
/** Does a heading name somebody, by any word of his name? */
const isNamedIn = (heading: string, name: string): boolean =>
  name
    .split(/[ ,]+/)
    .some(
      (word) =>
        word.length > 3 &&
        !FORM.test(word) &&
        new RegExp(`(?<![\\p{L}])${escaped(word)}`, 'iu').test(heading),
    );

/** What is pleaded of his fault: it lays on nobody who is left what must be shown of them. */
export const isFaultOf = ({ called }: EndedParty, text: string): boolean =>
  text.slice(0, BEGINS).search(called) >= 0 &&
  /\b(?:failed to|did not|negligent\w*|careless\w*|breach\w*|owed a duty|neglected)\b/i.test(text);
const BEGINS = 40;
