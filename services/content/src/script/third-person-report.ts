import { type Interviewed, RANKED } from '../case-model/interviewed.js';
import type { FileSentence } from '../case-model/file-sentences.js';
import { surname } from '../case-model/sides.js';
import { spokenHour } from './english/hours.js';
import { spokenReport } from './english/report-words.js';
import { QUOTATIONS } from './english/quotes.js';

/** A sentence of a report as its writer would say it, with the words of the paper. */
export interface AsWritten {
  text: string;
  written: string;
  page: number;
}

const FEWEST = 2;
const SAYS_I = /(?<![“"\w])I (?:am|was|have|had|\p{Ll}+ed|told|saw|took|went|spoke|met)\b/u;
const PRONOUN = /\b(?:he|him|his|she|hers?)\b/iu;
const NAME = /(?<![\p{L}-])(?:\p{Lu}[\p{L}.’'-]+ ){0,3}\p{Lu}[\p{L}’'-]+(?![\p{L}-])/gu;
/** What opens a sentence before its subject. */
const OPENING =
  /^(?:(?:[Aa]t|[Oo]n|[Ww]hen|[Aa]fter|[Bb]efore|[Tt]hen|[Ll]ater|[Bb]y|[Ii]n)\b[^“”]{0,40}? )?$/u;
const ADDRESSED = /\b(?:to|told|asked|by|with|for|from|gave|showed|handed) $/;

/**
 * The report of an officer that speaks of its writer by name ("SA Reed told him") as he would tell it himself, and of the one
 * whom he interviewed by name; undefined where the writer says "I".
 */
export function inFirstPerson(
  sentences: readonly FileSentence[],
  author: string,
  { interviewed, calm }: { interviewed: readonly Interviewed[]; calm: (text: string) => string },
): AsWritten[] | undefined {
  const last = surname(author);
  if (
    !RANKED.test(author) ||
    sentences.filter(({ text }) => text.includes(last)).length < FEWEST ||
    sentences.some(({ text }) => SAYS_I.test(text.replace(QUOTATIONS, '')))
  )
    return undefined;
  const own = new RegExp(
    `(?<=^|[ (])(?:[A-Z][A-Za-z]{1,12}\\.? ){1,2}${last.replace(/[^\p{L}’'-]/gu, '')}(['’]s)?(?![\\p{L}-])`,
    'u',
  );
  return sentences.map(({ text, page, document, order }) => {
    const lead = interviewed.findLast(
      (one) => one.whole && one.sentence.document === document && one.sentence.order < order,
    );
    const spoken = calm(spokenReport(text, spokenHour));
    const told = spoken.replace(own, (name, owns: string | undefined, at: number) => {
      const before = spoken.slice(0, at);
      if (!RANKED.test(name) || /[“"][^”"]*$/.test(before)) return name;
      if (owns) return before === '' ? 'My' : 'my';
      return OPENING.test(before) || !ADDRESSED.test(before) ? 'I' : 'me';
    });
    return { text: lead ? withName(told, lead.name) : told, written: text, page };
  });
}

/** The first pronoun as the one whom the report is on, where nobody but an officer stands before it. */
function withName(text: string, name: string): string {
  const bare = text.replace(QUOTATIONS, (quote) => ' '.repeat(quote.length));
  const found = PRONOUN.exec(bare);
  if (!found) return text;
  const before = [...bare.slice(0, found.index).matchAll(NAME)].map(([one]) => one);
  if (before.some((one) => one !== 'I' && !RANKED.test(one) && !OPENS.test(one))) return text;
  const last = surname(name);
  const possessive =
    /^(?:his|hers)$/i.test(found[0]) || (/^her$/i.test(found[0]) && HER_OWN.test(bare.slice(found.index)));
  return `${text.slice(0, found.index)}${last}${possessive ? "'s" : ''}${text.slice(found.index + found[0].length)}`;
}
/** A word that has its capital from the beginning of the sentence. */
const OPENS =
  /^(?:At|On|When|After|Before|Then|Later|By|In|The|This|His|Her|He|She|Asked|Agents?|Officers?)$/u;
const HER_OWN = /^her \p{Ll}/iu;
