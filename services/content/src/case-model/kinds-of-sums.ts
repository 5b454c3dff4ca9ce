/** What a sum of money is in its sentence: only a loss is asked for, and never what a house was listed at or somebody earned. */
export type KindOfSum = 'loss' | 'debt' | 'price' | 'pay' | 'limit' | 'revenue' | 'penalty' | 'other';

const SUM = /\$\s?\d(?:[\d,]*\d)?(?:\.\d+)?(?:\s(?:million|billion|thousand))?/g;

const LOST =
  /\b(?:lost|losses|loss of|unpaid|back|missed|forgone) (?:[\p{L}-]+ ){0,3}(?:pay|wages?|income|earnings|salary|salaries|commissions?|profits?|rents?|benefits|sales|tips|business|overtime)\b|\blost\b[^$]{0,12}$|\bloss(?:es)? (?:of|came|was|were|is|are|total)/iu;
const COST =
  /\b(?:(?:medical|hospital|doctors?['’]?s?|funeral|burial|ambulance|therapy|repair|towing|storage|moving|veterinary|dental|rehabilitation) (?:[\p{L}-]+ ){0,2}(?:bills?|expenses?|costs?|charges?)|bills?|expenses|out[- ]of[- ]pocket|costs? (?:of|to|for) (?:[\p{L}-]+ ){0,2}(?:repair|replac|stabiliz|rebuil|restor|remov|treat|care|surger|therap|clean|remediat|cover|mov|hir)\w*|(?:repair|replace|treat|refund|restor|remediat|rebuil|bury|stabiliz)\w*|damages?|had to \p{Ll}+|at a cost|to rent|(?:paid|spent|hired)\b[^$]{0,40}\binstead)\b/iu;
const OWED =
  /\b(?:owes?|owed|owing|past due|overdue|in arrears|arrearage|remains? (?:due|unpaid)|balance due|never paid)\b/i;
const LIMIT = /\b(?:policy|policies|coverage|limits?|insured for|life insurance|umbrella|deductible)\b/i;
const PAY =
  /\b(?:earn(?:s|ed|ing)?|salary|salaries|wages? of|(?:base|annual|hourly|regular) (?:pay|rate|compensation)|bonus|commissions?|made \$|cleared|is paid|was paid \$)\b|^[^.;]{0,20}\b(?:a|an|per) (?:year|hour|week)\b|\bannually\b/i;
const PRICE =
  /\b(?:list(?:ed|ing)|price[sd]?|pricing|offer(?:ed|s)?|bid|bought|buys?|purchas\w+|sells?|sold|sale|selling|worth|valued?|apprais\w+|asking|down payment|put down|deposit(?:ed)?|installments?|rent (?:is|was|of)|rents? (?:for|at)|premiums?|fee (?:is|was|of)|retainer|invested|contract (?:sum|price|amount)|capital|loan|borrowed|mortgage)\b/i;
const REVENUE =
  /\b(?:revenues?|gross(?:ed)?|net worth|turnover|budget|assets|account (?:at|that|which|upon|held)|held|profits? of|sales of|receipts)\b/i;
const PENALTY = /\b(?:fine[ds]?|penalt(?:y|ies)|bail|bond|citation|restitution|sanctions?)\b/i;

/** What the sum that stands at `index` of a text is, by the words of its own clause. */
export function kindOfSum(text: string, index: number): KindOfSum {
  const before = text
    .slice(0, index)
    .split(/[;“”"]|,(?! \d)(?=\s)|\b(?:but|while|after|before)\b/)
    .at(-1)!;
  const sum = /^\$\s?[\d,.]*\d(?:\s(?:million|billion|thousand))?/.exec(text.slice(index))?.[0] ?? '';
  const behind = text
    .slice(index + sum.length)
    .split(/[;:.“”"]|,(?=\s)|\band\b/)[0]!
    .slice(0, NEAR);
  const around = `${before} ${behind}`;
  const near = `${before.slice(-NEAR)} ${behind}`;
  if (LIMIT.test(near)) return 'limit';
  if (PENALTY.test(near)) return 'penalty';
  if (LOST.test(before) || /^ (?:in|of) (?:lost|unpaid|back|medical)\b/i.test(behind)) return 'loss';
  if (PAY.test(near) || PAY.test(behind)) return 'pay';
  if (COST.test(near) || COST.test(behind)) return 'loss';
  if (OWED.test(near)) return 'debt';
  if (PRICE.test(around)) return 'price';
  if (REVENUE.test(around)) return 'revenue';
  return 'other';
}
const NEAR = 60;

/** The sums of a text with what each is. */
export const sumsIn = (text: string): { sum: string; at: number; kind: KindOfSum }[] =>
  [...text.matchAll(SUM)].map((found) => ({
    sum: found[0],
    at: found.index,
    kind: kindOfSum(text, found.index),
  }));

/** A text that names what something cost the one who tells of it. */
export const namesLoss = (text: string): boolean => sumsIn(text).some(({ kind }) => kind === 'loss');
