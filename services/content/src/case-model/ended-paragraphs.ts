import { lettersOnly } from '../script/english/words-only.js';
import { numbersOf } from './charged-counts.js';
import type { FileSentence } from './file-sentences.js';
import type { Paper } from './paper.js';

/** "COUNT III - LOST PROFITS" in a row of its own. */
const HEADING =
  /(?:^|\n)[^\n]{0,24}?\bCOUNT ([IVX]{1,5}|\d{1,2}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\b[^\n]*/g;
/** "Petitioner withdraws paragraph 14 with prejudice", "paragraph 9 of the complaint was stricken". */
const WITHDRAWN =
  /\bwithdr(?:aws?|ew) (?:its |her |his |their |the )?paragraphs? (\d{1,3})\b|\bparagraphs? (\d{1,3})(?: of (?:the|its|her|his|their) \p{L}+)? (?:is|was|has been|are|were) (?:hereby )?(?:withdrawn|stricken|struck)\b/giu;

/**
 * What pleadings tell below the heading of a count that is no longer tried, and in a paragraph that was withdrawn, letter by letter:
 * none of it is said at the trial.
 */
export function endedParagraphs(
  papers: readonly Paper[],
  sentences: readonly FileSentence[],
  ended: ReadonlyMap<number, unknown>,
): string[] {
  const withdrawn = new Set(
    papers.flatMap(({ document }) =>
      document.pages.flatMap(({ text }) =>
        [...text.replace(/\s+/g, ' ').matchAll(WITHDRAWN)].map(([, one, other]) => one ?? other),
      ),
    ),
  );
  return papers
    .filter(({ kind }) => kind === 'complaint' || kind === 'petition' || kind === 'motion')
    .flatMap(({ document }) => {
      const below = belowCounts(document.pages.map(({ text }) => text).join('\n'), ended);
      return sentences
        .filter((sentence) => sentence.document === document)
        .filter(
          ({ text, marker }) =>
            (marker !== undefined && withdrawn.has(marker)) ||
            below.some((words) => words.includes(lettersOnly(text))),
        )
        .map(({ text }) => lettersOnly(text))
        .filter(({ length }) => length >= FEWEST_LETTERS);
    });
}
const FEWEST_LETTERS = 20;

function belowCounts(text: string, ended: ReadonlyMap<number, unknown>): string[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.flatMap(({ 0: heading, 1: number, index }, at) =>
    numbersOf(number!).some((one) => ended.has(one))
      ? [lettersOnly(text.slice(index + heading.length, headings[at + 1]?.index))]
      : [],
  );
}
