import { capital } from '../script/english/clauses.js';
import { outsideQuotes } from '../script/english/quotes.js';
import type { CaseDocument } from './file-sentences.js';
import { asItStood } from './police-english.js';

const HEAD = 1200;
const LABORATORY =
  /\b(?:LABORATORY|Laboratory|TOXICOLOGY|CRIME LAB|FORENSIC (?:SERVICES|SCIENCE|BIOLOGY|CHEMISTRY)|Forensic (?:Laboratory|Science|Biology))\b/;
/** "Item  Description   Result": the rows below say what each item is. */
const HEADER =
  /^([ \t]*)(?:Item|ITEM|Exhibit|EXHIBIT)(?: ?(?:No\.?|#))?([ \t]{1,12})(?:Description|DESCRIPTION)\b/u;
const ROW = /^[ \t]{0,8}((?:[KQ]-?)?\d{1,2}[A-Z]?)(?=\s|$)/u;
const MOST_ROWS = 40;
const COLUMNS = / {2,}/;

/** What a report of a laboratory calls its items: "1" is a glass shard. */
export function itemsOf({ pages }: CaseDocument): ReadonlyMap<string, string> {
  const items = new Map<string, string>();
  for (const { text } of pages) {
    const rows = text.split('\n');
    const header = rows.findIndex((row) => HEADER.test(row));
    if (header < 0) continue;
    const own = rows.slice(header + 1, header + 1 + MOST_ROWS);
    own.forEach((row, at) => {
      const code = ROW.exec(row)?.[1];
      if (!code || items.has(code)) return;
      // The words of a row stand beside its number, or above and below it.
      const beside = cellBeside(row);
      const around = beside ? [beside, cellOf(own[at + 1])] : [cellOf(own[at - 1]), cellOf(own[at + 1])];
      const words = around.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
      if (/^\p{Lu}\p{L}+/u.test(words)) items.set(code.replace('-', ''), words);
    });
  }
  return items;
}

/** The second column of a row: what stands behind its number. */
function cellBeside(row: string): string {
  const [, second = ''] = row.trim().split(COLUMNS);
  return /^\p{Lu}\p{Ll}+ \p{L}|^\p{Lu}\p{Ll}{3,},/u.test(second) && !RESULT.test(second) ? second : '';
}
const cellOf = (row = ''): string => {
  const [first = ''] = row.trim().split(COLUMNS);
  return ROW.test(row) || !/^ {6,}/.test(row) || RESULT.test(first) ? '' : first;
};
const RESULT = /^(?:Positive|Negative|Inconclusive|None|No |Partial|Single|Mixture|Insufficient|See)\b/i;

/**
 * A sentence of a report of a laboratory with what its items are, and as it stood when it was examined; undefined for a paper that lists
 * no items.
 */
export function laboratoryEnglish(document: CaseDocument): ((text: string) => string) | undefined {
  const head = document.pages[0]?.text.slice(0, HEAD) ?? '';
  const items = LABORATORY.test(head) ? itemsOf(document) : new Map<string, string>();
  if (items.size === 0) return undefined;
  return (text) => {
    const named = outsideQuotes(text, (part) =>
      part
        .replace(
          /\b(?:Item|item|Exhibit) ((?:[KQ]-?)?\d{1,2}[A-Z]?)\b/gu,
          (all, code: string) => thingOf(items, code) ?? all,
        )
        .replace(
          /\b([KQ])-?(\d{1,2})\b/gu,
          (all, letter: string, number: string) => thingOf(items, `${letter}${number}`) ?? all,
        ),
    );
    return named === text && !OF_THINGS.test(text) ? text : asItStood(capital(named));
  };
}
const OF_THINGS =
  /\b(?:profile|samples?|stains?|prints?|fragments?|bullets?|casings?|residue|particles?|fibers?|blood|DNA|liquid|solvent)\b/i;

/** "Glass shard, lower left pane" as "the glass shard", and "the first glass shard" of two; "Buccal swab, T. Orne" as "the buccal swab of T. Orne". */
function thingOf(items: ReadonlyMap<string, string>, code: string): string | undefined {
  const own = code.replace('-', '');
  const thing = shortOf(items.get(own));
  if (thing === undefined) return undefined;
  const alike = [...items].filter(([, words]) => shortOf(words) === thing).map(([one]) => one);
  const order = alike.length > 1 ? ORDER[alike.indexOf(own)] : '';
  return order === undefined ? undefined : `the ${order && `${order} `}${thing}`;
}
const ORDER = ['first', 'second', 'third', 'fourth'];

function shortOf(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  const [first = '', rest = ''] = words.split(/, (.*)/su);
  const thing = first
    .replace(/ (?:with|marked|containing|labell?ed|from) .*$/u, '')
    .replace(/^(?:One|Two|A|An|The) /, '');
  const whose = /^((?:\p{Lu}\. )?\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}\p{Ll}[\p{L}’'-]+)?)$/u.exec(rest)?.[1];
  const plain = /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  return `${plain}${whose ? ` of ${whose}` : ''}`;
}
