import type { ModelClaim } from '@lectern/contracts/case-model';
import { sumsIn } from '../case-model/kinds-of-sums.js';
import { QUOTATIONS } from './english/quotes.js';

/** Claims in which what somebody paid or earned is the case itself, and those of a harm, beside which it is not. */
const ABOUT_MONEY =
  /\b(?:contract|wage|overtime|pay|commission|debt|account stated|unjust|enrichment|support|alimony|lease|rent|note|loan|foreclos\w+|insurance)\b/i;
const OF_HARM =
  /\b(?:negligen\w+|product|liability|injur\w+|death|battery|assault|force|malpractice|nuisance|trespass|defect\w*|homicide|discriminat\w+|harass\w+|hostile|retaliat\w+|discharge)\b/i;

/** What sums are in a case: what it is about, beside the point of a harm, or neither for sure. */
type Money = 'subject' | 'beside' | 'unsure';

export const moneyIn = (claims: readonly Pick<ModelClaim, 'name'>[]): Money =>
  claims.some(({ name }) => OF_HARM.test(name))
    ? 'beside'
    : claims.some(({ name }) => ABOUT_MONEY.test(name))
      ? 'subject'
      : 'unsure';

/** What a day's work is paid, what a thing was bought for, what somebody studied. */
const PROVES_NOTHING =
  /\$[\d.,]+ (?:an|per|a) (?:hour|week|month|year)\b|\b(?:for which|which) \S+ (?:paid|bought) \$|\bpurchased in \d{4} for \$|\b(?:renewal|expiring|annual) premium\b|\bfound (?:new )?work\b|\bbachelor|\bgraduated (?:from|in)\b|\bappraised at \$|\b(?:listed|priced) at (?:from )?\$/i;
/** Where somebody lives is for a court; what is best for a child, and what was read to somebody, is no event. */
const CONCLUDES =
  /\blives at \d|\b(?:superior (?:caretaker|parent)|more effectively|best interests?|need not speak|not there to arrest|free to (?:leave|go))\b/i;
const BESIDE_THE_POINT: ReadonlySet<string> = new Set(['price', 'pay', 'revenue', 'limit']);

/** A sentence about money that no question of the case turns on. */
export function isTrivia(text: string, money: Money): boolean {
  const plain = text.replace(QUOTATIONS, '“words”');
  if (CONCLUDES.test(plain)) return true;
  if (money === 'subject') return false;
  if (PROVES_NOTHING.test(plain)) return true;
  if (money === 'unsure') return false;
  const sums = sumsIn(plain);
  return sums.length > 0 && sums.every(({ kind }) => BESIDE_THE_POINT.has(kind)) && !ACTED.test(plain);
}
/** Who bought or was given something did something, whatever it cost. */
const ACTED =
  /\b(?:bought|sold|gave|stole|took|offered|promised|sent|told|changed|saved|refused|withdrew|transferred|hid|kept|voted|demanded)\b/i;

/** "for $179.99 and tax": what a thing cost is left out where only that it was bought matters. */
export const withoutPrice = (text: string, money: Money): string =>
  money !== 'beside' || /[“"]/.test(text) ? text : text.replace(PRICE, '');
const PRICE = /,? for (?:about |only )?\$\d[\d,.]*\d(?: and tax| plus tax)?(?=\.$)/;

/** The number that a page got for the lawsuit, or a thing for the property room. */
export const withoutMarks = (text: string): string =>
  text
    .replace(
      /,? \(?\b[A-Z]{2,8}[- ]?0\d{3,}\)?(?=[,.;:]| \p{Ll})(,(?= (?:reads?|states?|says?|shows?|is|was)\b))?/gu,
      '',
    )
    .replace(/(?<=[ap]\.m\.)\.$/, '');
