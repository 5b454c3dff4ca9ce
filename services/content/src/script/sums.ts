import { type KindOfSum, kindOfSum } from '../case-model/kinds-of-sums.js';

/** A sum with what it is for: "medical expenses of $4,000", "$4,000 under the policy", "return of the $900 deposit". */
const ITEM =
  /(?<![\p{L}’'])(?:[Rr]eturn of (?:the|his|her|their|its) \$\d[\d,.]*\d(?: (?!and\b)\p{Ll}+){1,2}|\p{L}\p{Ll}* (?:\p{Ll}+ ){0,4}of \$\d[\d,.]*\d(?: against \p{Lu}[\p{L}’'-]+ and \$\d[\d,.]*\d against \p{Lu}[\p{L}’'-]+)?)|\$\d[\d,.]*\d under the (?:policy|contract|lease|agreement|note)/gu;
/** "judgment against them for lost wages of": the item begins behind the last preposition. */
const BEFORE_ITEM =
  /^.*\b(?:for|in|against|and|plus|award|awarding|recover|demands?|seeks?|claims|incurred|has|had) \b/u;
const NO_ITEM = /\b(?:[Aa]mount|sum|total|excess|judgment|minimum|maximum|[Oo]rder|[Cc]ause|[Cc]ount)\b/;

/** "back pay ($51,140 to date)". */
const IN_BRACKETS = /(\p{Ll}{3,}) \((\$\d[\d,.]*\d)(?=[ ,)])/gu;
/** "after interim earnings of $9,870" is taken off what is asked for. */
const TAKEN_OFF = /^(?:after|less|minus|net|interim|offset|mitigation)\b/i;

/** The items of damages that a request names with their sums. */
export const itemsOf = (text: string): string[] =>
  [...text.replace(IN_BRACKETS, '$1 of $2').matchAll(ITEM)]
    .map(([item]) =>
      /^(?:\$|return)/i.test(item)
        ? item
        : item.replace(/^.*?(?= of \$)/u, (head) => head.replace(BEFORE_ITEM, '')),
    )
    .filter(
      (item) =>
        !/^dollars of /i.test(item) &&
        !NO_ITEM.test(item) &&
        !TAKEN_OFF.test(item) &&
        !item.startsWith('of '),
    )
    .map((item) => item.charAt(0).toLowerCase() + item.slice(1))
    .map((item) => (/^deposit\b/.test(item) ? `the ${item}` : item));

const SUM = '(\\$\\d[\\d,.]*\\d)';
const LOSS = 'expenses|bills|costs|wages|pay|income|earnings|profits|rent|deposit|losses|sales';
/** How papers tell what something cost, and how the same is asked for. */
const TOLD: readonly [RegExp, (sum: string, what: string) => string][] = [
  [
    new RegExp(`(?<![\\p{L}’'])((?:\\p{Ll}+ ){0,2}(?:${LOSS})) of ${SUM}`, 'u'),
    (sum, what) => `${what} of ${sum}`,
  ],
  [
    new RegExp(
      `(?<![\\p{L}’'])((?:\\p{Ll}+ ){0,2}(?:${LOSS})) (?:\\p{Ll}+ ){0,3}(?:came to|total(?:ed)?|amounts? to|amounted to|are|were|was) ${SUM}`,
      'u',
    ),
    (sum, what) => `${what} of ${sum}`,
  ],
  [
    /\blost (\$\d[\d,.]*\d) in (pay|wages|income|earnings|profits|sales|rent|fees|tips)\b/,
    (sum, what) => `${sum} in lost ${what}`,
  ],
  [
    /\bpaid (\$\d[\d,.]*\d) (?:out of pocket )?((?:to (?:replace|repair|refund|restore|treat|clean|rent|hire|store|move)|for) (?:the |a |an |her |his |its )?\p{Ll}+(?: \p{Ll}+){0,3}?)(?=[.,]| and |$)/u,
    (sum, what) => `the ${sum} paid ${what.trim()}`,
  ],
  [
    new RegExp(
      `\\b[Tt]he (costs? (?:to|of) [^$.,;]{4,70}?) (?:is|are|was|were|came to|will be|is estimated at) ${SUM}`,
      'u',
    ),
    (sum, what) => `the ${what}, ${sum}`,
  ],
];
const LEADING = /^(?:incurred|has|had|have|for|in|and|the|with|of|her|his|its|their|suffered|paid) /;

/** A price, a salary or the limit of a policy is nothing that is asked for. */
const ASKED_FOR: ReadonlySet<KindOfSum> = new Set(['loss', 'debt']);

/** The items of damages that a told sentence holds: "Broadnax has medical expenses of $212,907.36 and lost wages of $9,000". */
export function damagesIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const [told, asks] of TOLD)
    for (const { 1: one = '', 2: other = '', 0: all, index } of text.matchAll(
      new RegExp(told.source, `${told.flags}g`),
    )) {
      if (!ASKED_FOR.has(kindOfSum(text, index + all.indexOf('$')))) continue;
      const [sum, what] = one.startsWith('$') ? [one, other] : [other, one];
      const figure = sum.replace(/\.00$|[.,]$/, '');
      const plain = /^(?:to|for) /.test(what) ? what : what.replace(LEADING, '').replace(LEADING, '');
      if (!found.has(figure)) found.set(figure, asks(figure, plain));
    }
  return [...found.values()];
}
