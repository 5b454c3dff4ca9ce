import { pageNumberTest } from './page-numbers.rules.js';
import type { PageLine } from './page-layout.rules.js';

export interface CleanPages {
  pages: PageLine[][];
  /** What courts print over a filed page (docket, filing date), once each. Read before it is removed. */
  stamps: string[];
  /** Lines repeated at the head of pages; many name the parties. */
  runningHeads: string[];
}

const STAMPS = [
  /^\s*(USCA\d*\s+|Appellate\s+)?Case:?\s{0,9}(?=\S{0,60}\d{2}).{2,160}\b(Document|Doc|Dkt|DktEntry|ID|Filed|Page)\b/i,
  /^\s*\S{0,30}\s*(Document|Doc\.?)\s*#?:?\s*\d+(-\d+)?\s+(Date )?Filed:?\s+(in\b.{0,60}\bon\s+)?\d{1,2}\/\d{1,2}\/\d{2,4}/i,
  /^\s*Appeal:\s*\S+\s+Doc:\s*\d+/i,
  /\bPage\s*ID\s*#?:?\s*#?\d+\s*$/i,
  /^\s*(NYSCEF DOC\. NO\.|INDEX NO\. \S+$|RECEIVED NYSCEF:?|FILED: .{3,60}CLERK\b)/i,
  /^\s*(electronically\s+(filed|served|received)\b.{0,120}|E-FILED\b.{0,120}|EFILED\b.{0,120})$/i,
  /^\s*Date Filed:?\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s+Entry ID/i,
];
const isStamp = (text: string) => STAMPS.some((pattern) => pattern.test(text));

const LEAST_LETTERS = 4;

/** "Ada → Lee 02/14/2023 4:12 PM": messages of two pages differ by their hour, and what a printer adds to every page has one. */
const AT_AN_HOUR = /\d{1,2}\/\d{1,2}\/\d{2,4},? +\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?/i;

/** The same running line differs from page to page by its page number only; one that is a number itself ("No. 21-50498") by nothing. */
const essence = (text: string) => {
  const words = text
    .replace(/\d+/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
  const [hour] = AT_AN_HOUR.exec(text) ?? [];
  if (hour) return `${words} ${hour}`;
  return words.length < LEAST_LETTERS && /\d\D{0,3}\d{3}/.test(text)
    ? text.replace(/\s+/g, ' ').trim().toLowerCase()
    : words;
};

function edges(lines: PageLine[], count: number): PageLine[] {
  return [...lines.slice(0, count), ...lines.slice(Math.max(count, lines.length - count))];
}

/** "From: Ann Lee": the head of a message that happens to begin two pages is no head of the pages. */
const MESSAGE_FIELD = /^\s*(?:From|To|Cc|Bcc|Date|Sent|Subject|Re)\s*:/i;
/** "(Sworn by the court.)", "BY MR. ROE:": where a witness takes the stand at the head of two pages. */
const TAKES_STAND =
  /^\s*(?:\d{1,2}\s+)?(?:\([^()]{0,60}\bsworn\b[^()]{0,60}\)|BY M[RS]{1,2}\. \S.{0,30}:)\s*$/i;
const EXAMINATION = /^\s*(?:\d{1,2}\s+)?(?:RE)?-?(?:DIRECT|CROSS)[ -]+EXAMINATION\s*$/i;

const isOfText = (lines: readonly PageLine[], index: number): boolean => {
  const text = lines[index]!.text;
  return (
    MESSAGE_FIELD.test(text) ||
    TAKES_STAND.test(text) ||
    (EXAMINATION.test(text) && TAKES_STAND.test(lines[index + 1]?.text ?? ''))
  );
};

function repeatedEssences(pages: PageLine[][]): Set<string> {
  const seen = new Map<string, number>();
  for (const lines of pages.slice(1)) {
    const here = new Set(
      edges(lines, 4)
        .filter((line) => !MESSAGE_FIELD.test(line.text))
        .map((line) => essence(line.text))
        .filter((text) => text.length >= LEAST_LETTERS),
    );
    for (const text of here) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  // Opinions alternate two heads on left and right pages, so a third of the pages is enough.
  const needed = Math.max(2, Math.ceil((pages.length - 1) * 0.3));
  return new Set([...seen].filter(([, count]) => count >= needed).map(([text]) => text));
}

/** Takes filing stamps, page numbers and running heads out of the pages, and keeps what they said. */
export function withoutPageNoise(pages: PageLine[][]): CleanPages {
  const stamps = new Map<string, string>();
  const runningHeads = new Set<string>();

  const unstamped = pages.map((lines) =>
    lines.filter((line, index) => {
      const atEdge = index < 4 || index >= lines.length - 4;
      if (!atEdge || !isStamp(line.text)) return true;
      // Stamps of one filing differ by their page numbers; the first says it all.
      const kind = essence(line.text);
      if (!stamps.has(kind)) stamps.set(kind, line.text.replace(/\s+/g, ' ').trim());
      return false;
    }),
  );

  const repeated = repeatedEssences(unstamped);
  const isPageNumber = pageNumberTest(unstamped);
  const clean = unstamped.map((lines, page) =>
    lines.filter((line, index) => {
      const atFoot = index >= lines.length - 4 && index > 3;
      const atEdge = index < 4 || atFoot;
      if ((index < 2 || index >= lines.length - 2) && lines.length > 1 && isPageNumber(line.text, page))
        return false;
      if (!atEdge || isOfText(lines, index) || !repeated.has(essence(line.text))) return true;
      // The first page's head is the caption itself.
      if (page === 0 && !atFoot) return true;
      if (!atFoot) runningHeads.add(line.text.replace(/\s+/g, ' ').trim());
      return false;
    }),
  );
  return {
    pages: clean,
    stamps: [...stamps.values()].slice(0, 40),
    runningHeads: [...runningHeads].slice(0, 40),
  };
}

/** Words that a page carries itself; a scan often has a text layer that holds its filing stamp and nothing else. */
export function wordCount(lines: PageLine[]): number {
  return lines.reduce((sum, line) => sum + (line.text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
}
