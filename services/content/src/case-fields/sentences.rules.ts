import { splitSentences } from '@lectern/legal-text/sentences';
import type { Passage, SectionKind } from './document-passages.rules.js';

export interface Sentence {
  text: string;
  page: number;
  section: SectionKind;
  /** Index of its passage, and of the sentence in it. */
  passage: number;
  position: number;
  numbered: boolean;
  /** The number or letter of its paragraph: "12", "b". */
  marker?: string;
  /** What stands behind it in brackets: "(R. 14 at 9.)". */
  record?: string;
}

function pageAt(passage: Passage, at: number): number {
  let page = passage.pageStarts[0]?.page ?? 1;
  for (const start of passage.pageStarts) if (start.at <= at) page = start.page;
  return page;
}

type Split = ReturnType<typeof splitSentences>[number];
const LONGEST_QUOTE = 400;
const isOpen = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”');

/** Somebody's own words stay in one: "He said, “I sign them on Mondays. Everyone does.”" */
function withWholeQuotes(passage: string, sentences: Split[]): Split[] {
  const joined: Split[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const upTo = sentence.at + sentence.text.length;
    if (last && isOpen(last.text) && sentence.text.includes('”') && upTo - last.at <= LONGEST_QUOTE)
      last.text = passage.slice(last.at, upTo);
    else joined.push({ ...sentence });
  }
  return joined;
}

/** All sentences of the text passages, each with the page that it begins on. */
export function sentencesOf(passages: Passage[]): Sentence[] {
  return passages.flatMap((passage, index) =>
    passage.kind === 'heading'
      ? []
      : withWholeQuotes(passage.text, splitSentences(passage.text)).map((sentence, position) => ({
          text: sentence.text,
          page: pageAt(passage, sentence.at),
          section: passage.section,
          passage: index,
          position,
          numbered: passage.number !== undefined,
          ...(passage.number !== undefined && { marker: passage.number }),
        })),
  );
}
