import { numbersOf } from './charged-counts.js';
import type { Paper } from './paper.js';
import type { Ruling } from './ruling.js';

const HEADING = /^\s*COUNT ([IVX]{1,5}|\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\b/;
/** "DAMAGES", "PRAYER FOR RELIEF": what stands below it is of no count. */
const OTHER_HEADING = /^\s*[\p{Lu} ]{6,60}$/u;
const GONE_ROW = /^\s*\[((?:voluntarily )?(?:dismissed|withdrawn|stricken)\b[^\]]{0,90})\]\s*$/i;
const BY_WHOM = /\b(?:order|stipulat\w+|prejudice|agreement|court|plaintiffs?)\b/i;
const PART = /\b(?:as to|in part|only|paragraph|¶)\b/i;

/** The counts below whose paragraphs a row of its own says that they were dismissed: "[Dismissed by stipulation, Order of May 4, 2024]". */
export function countsGoneBelow(papers: readonly Paper[]): Map<number, Ruling> {
  const gone = new Map<number, Ruling>();
  for (const { document } of papers) {
    let count: string | undefined;
    for (const { number: page, text } of document.pages)
      for (const row of text.split('\n')) {
        const [, heading] = HEADING.exec(row) ?? [];
        if (heading) count = heading;
        else if (OTHER_HEADING.test(row)) count = undefined;
        const [, words = ''] = GONE_ROW.exec(row) ?? [];
        if (count === undefined || !BY_WHOM.test(words) || PART.test(words)) continue;
        for (const one of numbersOf(count))
          gone.set(one, {
            text: `Count ${count}: ${words.replace(/\s+/g, ' ')}`,
            document: document.name,
            page,
          });
      }
  }
  return gone;
}

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';
const SAID = new RegExp(
  String.raw`(?<!\b(?:if|whether|unless|moves? that) (?:the )?)\b(${ORDINAL}) (?:cause of action|claim(?: for relief)?|count)\b(?:, [^,.]{2,30},)? (?:is|was|has been)(?: \p{L}+ly)? (?:dismissed|withdrawn|stricken)\b`,
  'giu',
);

/** What counsel put on the record of a transcript: "the record should show the third cause of action, age, was dismissed". */
export function claimsGoneOnRecord(papers: readonly Paper[]): Map<number, Ruling> {
  const gone = new Map<number, Ruling>();
  for (const { document, kind } of papers) {
    if (kind !== 'transcript') continue;
    for (const { number: page, text } of document.pages) {
      const flat = text.replace(/^\s{0,12}\d{1,2}\s{2,}/gm, '').replace(/\s+/g, ' ');
      for (const [words, which] of flat.matchAll(SAID))
        for (const one of numbersOf(`${which!.charAt(0).toUpperCase()}${which!.slice(1).toLowerCase()}`))
          gone.set(one, { text: words, document: document.name, page });
    }
  }
  return gone;
}
