import { withoutLead } from './conceded.js';
import { splitUnits } from './english/sentences.js';
import { finiteAt, tagged } from './english/tagged.js';
import { QUOTATIONS } from './english/quotes.js';

/** Points at what only the exchange before it names. */
const POINTS =
  /\b(?:that|this|those|these|him|her|them|it|the others?|the other two)(?:,? then)?[?.]$|^(?:Did|Was|Is|Does|Were|Had|Has) (?:that|this|it|they|he|she)\b|^(?:He|She|It|They|That|This|Those|These)\b|^(?:Who|What|When|Where|Which|How)\b[^?]{0,20} (?:that|this|it|those|these|he|she|they)\b|\b(?:tell|told|ask|asked|give|gave) (?:him|her|them) (?:that|this|it)\b/iu;

/** "Two days after she fell.", "Had a cap in his pocket.": what the question before it has to complete. */
export const TORN =
  /^(?:(?:\p{L}+|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?) (?:after|before|later)\b|(?:Had|Wrote|Said|Told|Went|Took|Found|Came|Saw|Put|Left|Got)\b)[^?]*$/u;

/** "How often in the spring?", "Did that bother you?": what is asked stands in what was asked before. */
export function standsAlone(question: string): boolean {
  const units = splitUnits(withoutLead(question)).map(({ text }) => text.trim());
  if (TORN.test(units[0] ?? '')) return false;
  const plain = units.map((text) => text.replace(QUOTATIONS, '“words”'));
  return plain.some((text) => finiteAt(tagged(text)) >= 0) && !POINTS.test(plain[0] ?? '');
}
