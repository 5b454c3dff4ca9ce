import { QUOTATIONS } from './quotes.js';

const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty)';
const capitals = (words: string): string =>
  words.replace(/\b\p{Ll}(?=\p{Ll})/gu, (letter) => letter.toUpperCase());
/** "In nine of the eleven the lieutenant did not look": eleven of what, another sentence says. */
export const PART_OF_NUMBER = new RegExp(
  `\\b(?:${NUMBER}|${capitals(NUMBER)}|[Nn]one|[Ss]ome|[Mm]ost|[Aa]ll|[Ee]ach|[Bb]oth|[Nn]either) of the (${NUMBER})(?=[,.;:]|$| (?:was|were|had|did|is|are|has|have|could|would|came|went|told|said|the|an?)\\b| \\p{Lu})`,
  'u',
);
/** "Three were dropped.", "Fifth was a recorded call.", "The nine windows ..." */
const COUNTED = new RegExp(
  `^(?:${NUMBER}|several|some|most|many|few|others?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:was|were|had|did|has|have|could|came|went|is|are|died|left)\\b|^the (?:four|five|six|seven|eight|nine|ten|eleven|twelve) \\p{Ll}+ (?:was|were|had|did|is|are|has|have)\\b`,
  'iu',
);
/** "All officers signed for it.", "She knew it.": nothing in the sentence is what it could be. */
const POINTS = /^[^“”"]{3,90}\b(?:it|them|that|this|so)\.$/iu;
const A_THING =
  /\b(?:the|an?|his|her|its|their|this|that|these|those|no|any|every|some|\d+|two|three) (?:\p{Ll}|\p{Lu}\p{Ll})/u;

/** "Ferro took this as a joke." */
const TAKEN_AS = /^[^“”"]{3,60} (?:took|saw|understood|read) (?:this|that) (?:as|for|to be)\b/;

/** "Orne never did.", "We did not, at that time.", "didn't use that word": what, the question told. */
const ANSWERS_ONLY =
  /^[^“”"]{2,60} (?:never|not|also|always) (?:did|does|had|has|was|were|would|could)\.$|^[^“”"]{2,40} (?:did|do|does|had|have|has|was|were|would|could)(?: not|n['’]t)?(?:, (?:at|in|by|on) [^,.]{3,30})?\.$|\b(?:use|used|say|said|mean|meant|put it) (?:that|those|this|these) (?:words?|terms?|ones?|way)\b|\b(?:delivered|saw|sent|sold|bought|signed|wrote|made|took|knew|gave|found) (?:those|these)(?! \p{Ll})|\b(?:delivered|had|found|saw|gave|made|took|sent|received|showed|brought) (?:none|neither|both|some|one|two|three)\.$|\b(?:wrote|answered|replied|called|came) (?:the (?:very )?(?:next|same) day|that (?:day|night)|again)\.$|^The other (?:two|three|four|five|one)\b/u;

/** Does a sentence count or point at what only another one names? */
export function leftOpen(text: string): boolean {
  const own = text.replace(QUOTATIONS, '“words”');
  return (
    PART_OF_NUMBER.test(own) ||
    COUNTED.test(own) ||
    TAKEN_AS.test(own) ||
    ANSWERS_ONLY.test(own) ||
    (POINTS.test(own) && !A_THING.test(own))
  );
}
