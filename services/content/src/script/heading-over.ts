import type { ModelFact } from '@lectern/contracts/case-model';
import type { Brief } from './brief.js';
import { capital } from './english/clauses.js';
import { topicOf } from './topic-of-heading.js';

/** A short row of its own, set in the middle of the page or with a letter before it. */
const ROW = /^(?:[ \t]{8,}|[ \t]*(?:[IVX]{1,4}|[A-Z])[.)][ \t]+)(\S[^\n]{2,50})$/u;
const FEWEST_LETTERS = 24;

/** The heading of a paper under which a passage stands, as a chapter is called: "The guests"; undefined where it says nothing. */
export function headingOver({ read }: Brief, { sources, text }: ModelFact): string | undefined {
  const [source] = sources;
  const document = read.papers.find(({ document: one }) => one.name === source?.document?.name)?.document;
  if (!source || !document) return undefined;
  const pages = document.pages.filter(({ number }) => number <= (source.page ?? 1)).slice(-2);
  const rows = pages.flatMap((page) => page.text.split('\n'));
  const start = flat(text).slice(0, FEWEST_LETTERS);
  const at = rows.findLastIndex((_, row) => flat(rows.slice(row, row + 2).join(' ')).includes(start));
  for (let row = at; row >= 0; row -= 1) {
    const [, words] = ROW.exec(rows[row]!.trimEnd()) ?? [];
    if (words === undefined || rows[row - 1]?.trim() || rows[row + 1]?.trim() || /^[-\d\s]+$/.test(words))
      continue;
    if (
      !/^\p{Lu}|^[“"]/u.test(words.replace(/^(?:[IVX]{1,4}|[A-Z])[.)]\s+/, '')) ||
      /[,;:]$|[“"]$/.test(words)
    )
      return undefined;
    const topic = topicOf(words, pages.map((page) => page.text).join('\n'));
    return topic === undefined ? undefined : capital(topic);
  }
  return undefined;
}
const flat = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
