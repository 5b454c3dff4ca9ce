import type { ScriptSentence } from '@lectern/contracts/case-scripts';
import type { CaseDetails } from '@lectern/contracts/case';
import type { Source } from '@lectern/contracts/content';
import { splitSentences } from '@lectern/legal-text/sentences';
import { withBoundedWords } from '../bounded-text.rules.js';
import { groundsOf, sourcesOf } from './checker.js';

/** A page by its place in the whole file, and in the document that it belongs to. */
export interface FilePage {
  text: string;
  page: number;
  document?: string;
  documentId?: string | undefined;
}

interface Known {
  text: string;
  sources: Source[];
}

interface TextToCheck {
  caseData: CaseDetails;
  pages: FilePage[];
  text: string;
  known: Known[];
}

/** The sentences of a text, headings left out: what was known keeps its sources, the others are looked for in the file. */
export function sentencesOf({ caseData, pages, text, known }: TextToCheck): ScriptSentence[] {
  const grounds = groundsOf(
    caseData,
    pages.map((page, index) => ({ number: index + 1, text: page.text })),
  );
  const placed = (source: Source): Source => {
    const page = source.kind === 'pdf' ? pages[source.page - 1] : undefined;
    if (source.kind !== 'pdf' || page === undefined) return source;
    const { document, documentId } = page;
    return { ...source, page: page.page, ...(document && { document }), ...(documentId && { documentId }) };
  };
  const check = (sentence: string): Source[] => sourcesOf(withBoundedWords(sentence), grounds).map(placed);
  // A longer sentence first: it may hold a shorter one.
  const stock = known
    .filter(({ text: words }) => words.trim() !== '')
    .sort((a, b) => b.text.length - a.text.length);
  return linesOf(text).flatMap((line) =>
    sentencesOfLine(line.text, stock, check).map(({ start, end, sources }) => ({
      start: line.at + start,
      end: line.at + end,
      sources,
    })),
  );
}

function linesOf(text: string): { text: string; at: number }[] {
  let at = 0;
  return text
    .split('\n')
    .map((line) => {
      const here = { text: line, at };
      at += line.length + 1;
      return here;
    })
    .filter((line) => line.text.trim() !== '' && !line.text.startsWith('## '));
}

function sentencesOfLine(line: string, known: Known[], check: (text: string) => Source[]): ScriptSentence[] {
  for (const { text, sources } of known) {
    const start = line.indexOf(text);
    if (start < 0 || !standsAlone(line, start, start + text.length)) continue;
    const end = start + text.length;
    const after = sentencesOfLine(line.slice(end), known, check).map((sentence) => ({
      ...sentence,
      start: sentence.start + end,
      end: sentence.end + end,
    }));
    return [...sentencesOfLine(line.slice(0, start), known, check), { start, end, sources }, ...after];
  }
  return splitSentences(line)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, at }) => {
      const start = line.indexOf(text, at);
      return { start, end: start + text.length, sources: isOpenSlot(text) ? UNSPOKEN : check(text) };
    });
}

/** A place to be filled is no claim. */
const isOpenSlot = (text: string): boolean => /^\[[^\]]*\]$/.test(text);
const UNSPOKEN: Source[] = [{ kind: 'framing' }];

/** Not the beginning or the end of a longer sentence. */
const standsAlone = (line: string, start: number, end: number): boolean =>
  /(?:^|(?:[.!?:;…]["”’)\]]?|\])\s)\s*$/.test(line.slice(0, start)) && /^(?:\s|$)/.test(line.slice(end));
