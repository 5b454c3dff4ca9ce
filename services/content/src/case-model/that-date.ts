import { datesIn } from '@lectern/legal-text/dates';
import { outsideQuotes } from '../script/english/quotes.js';

const THAT_DATE = /\b[Oo]n (?:that|said|the same|the said|the aforesaid) date\b(?! in (?:the year )?\d)/u;
/** "On Sunday, January 15, 2023, the lift was out, as since January 12": the day of a sentence is the one that it begins with. */
const BEGINS = /^(?:\d{1,3}\. )?(?:(?:At|By|About|Around) [^,]{3,20}? )?[Oo]n (?:\p{L}+day,? )?$/u;

/** Sentences before one within which the day is told that it points at. */
const NEAR = 2;

/**
 * "At 6:50 p.m. on that date she was on the stair.", as the words of one of these sentences: with the day itself, which the nearest
 * one before it tells; as it is where that tells none or several.
 */
export function withThatDate<S extends { text: string }>(
  text: string,
  sentence: S,
  sentences: readonly S[],
): string {
  if (!THAT_DATE.test(text)) return text;
  const at = sentences.indexOf(sentence);
  for (const { text: before } of sentences.slice(Math.max(0, at - NEAR), at).reverse()) {
    const days = datesIn(before).filter(({ day, year }) => day !== undefined && year !== undefined);
    const meant = days.find(({ index }) => BEGINS.test(before.slice(0, index)));
    if (meant)
      return outsideQuotes(text, (part) =>
        part.replace(THAT_DATE, (own) => `${own.charAt(0)}n ${meant.text}`),
      );
    if (days.length > 0) return text;
  }
  return text;
}
