import { isStatement, withoutLead } from './conceded.js';
import { capital } from './english/clauses.js';
import { countWords } from './english/count-words.js';
import { splitUnits } from './english/sentences.js';

/** The sentences of a question of counsel as they can be put again: quotations whole, and what a heading names in its place. */
export function sentencesOf(asked: string): string[] {
  const whole: string[] = [];
  for (const { text } of splitUnits(asked)) {
    const unit = text.trim();
    const open = whole.pop();
    if (open === undefined) whole.push(unit);
    else if (open.split('“').length > open.split('”').length) whole.push(`${open} ${unit}`);
    else if (/^“[^“”]+”[.]?$/.test(unit) && /[\p{L}\d][.]”?$/u.test(open)) whole.push(readFrom(open, unit));
    // "Left side." goes with what it tells of.
    else if (
      SCRAP.test(unit) &&
      /\p{L}[.]$/u.test(open) &&
      countWords(open) > MOST_OF_SCRAP &&
      !isStatement(unit)
    )
      whole.push(`${open.slice(0, -1)}, ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`);
    // "The mat. She declined it."
    else if (TOPIC.test(open) && / it(?=[.,?]|$)/.test(unit))
      whole.push(unit.replace(/ it(?=[.,?]|$)/, ` ${open.charAt(0).toLowerCase()}${open.slice(1, -1)}`));
    else whole.push(open, unit);
  }
  return whole.map(asQuoted);
}
const SCRAP = /^(?:\S+ ){0,5}[^ ,?”]+[.]$/;
const MOST_OF_SCRAP = 3;
const TOPIC = /^(?:The|Your) \p{Ll}+(?: \p{Ll}+)?[.]$/u;

/** "Look at your email of May 4. “Not again.”", "She reminded you of it. “Not again.”" */
function readFrom(open: string, quoted: string): string {
  const [, paper] =
    /^(?:Look at|Take|Turn to|Go to) ((?:your|the|his|her) [^.]{3,60}|Exhibit [^.]{1,40})[.]$/i.exec(
      withoutLead(open),
    ) ?? [];
  return paper ? `${capital(paper)} says: ${quoted}` : `${open.replace(/[.](?=”?$)/, '')}: ${quoted}`;
}

/** "She asked, is anyone coming." as "She asked: “Is anyone coming?”" */
const asQuoted = (unit: string): string => {
  const [, who, words] =
    /^([^“”,]{3,60} asked), ((?:is|are|was|were|did|do|does|can|could|will|would|has|have|what|where|when|who|how|why) [^“”]{3,80})[.]$/.exec(
      unit,
    ) ?? [];
  return who && words ? `${who}: “${capital(words)}?”.` : unit;
};

/** "You told him “late.”" as "You told him “late”." */
export const quotedEnd = (text: string): string =>
  text
    .replace(/[.,]”[.]?$/, '”.')
    .replace(/”$/, '”.')
    .replace(/([?!])”[.]$/, '$1”.');
