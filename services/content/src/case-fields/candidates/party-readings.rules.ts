import { type Caption, captionIn, looksCited } from '../caption.rules.js';
import { NUMBER_FIRST } from '../caption-forms.rules.js';
import { leftColumn } from '../caption-columns.rules.js';
import { sideFrom } from '../party-names.rules.js';
import type { Understanding } from '../understanding.rules.js';

/** Two sides as one way of reading shows them. */
export interface Found {
  caption: Caption;
  source: string;
  page: number;
  /** Row of the "v.", where there is one. */
  row?: number;
}

const FIRST_PAGES = 3;
const VERSUS_ROW = /\b(?:vv?|vs|versus|against)\b/i;
const INLINE = /^(.{3,110}?),?\s+(?:v|vs)\.?\s+(\S.{2,110})$/;
const RE = /^\s*(?:re|case(?: name| title)?|title|in the matter|regarding|subject)\s*:\s*/i;

/** A list of thirty plaintiffs fills a page. */
const LONG_LIST = 75;
type Cut = (rows: string[], at: number) => { cells: string[]; at: number };

/** Left cells of rows cut at wide gaps; a row that begins where the right column does has none. */
const atGaps: Cut = (rows, at) => {
  const starts = rows.flatMap((row) => {
    const gap = /^\s{0,14}\S.*?(\s{3,})\S/.exec(row);
    return gap ? [gap[0].length - 1] : [];
  });
  const right = starts.length > 2 ? starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)]! : Infinity;
  const cells = rows.map((row) =>
    row.search(/\S/) >= right - 12 && row.search(/\S/) > 24 ? '' : (row.trim().split(/\s{3,}/)[0] ?? ''),
  );
  return { cells, at };
};

/** The rows cut at the printed rule or the usual column, the same far up and down, at wide gaps, or at nothing. */
const READINGS: Record<string, Cut> = {
  column: leftColumn,
  far: (rows, at) => leftColumn(rows, at, LONG_LIST),
  gap: atGaps,
  whole: (rows, at) => ({ cells: rows.map((row) => row.trim().replace(/\s+/g, ' ')), at }),
};

function printed({ pages }: Understanding): Found[] {
  const looked = [...pages.slice(0, FIRST_PAGES), ...pages.slice(FIRST_PAGES).slice(-1)];
  return looked.flatMap((page, index) => {
    const own = page.text.split('\n');
    // The names above a "v." at the head of the second page stand on the first.
    const above = index === 1 ? (pages[0]?.text.split('\n') ?? []) : [];
    return own.flatMap((row, at) =>
      !VERSUS_ROW.test(row)
        ? []
        : Object.entries(READINGS).flatMap(([reading, cut]): Found[] => {
            const spans = reading === 'far' && above.length > 0;
            const caption = captionIn(
              cut(spans ? [...above, ...own] : own, spans ? at + above.length : at),
              page.number,
            );
            return caption ? [{ caption, source: `v-${reading}`, page: page.number, row: at }] : [];
          }),
    );
  });
}

function inline(text: string, page: number, source: string, row?: number): Found[] {
  const flat = text.replace(RE, '').trim().replace(NUMBER_FIRST, '').replace(/\s+/g, ' ');
  const match = INLINE.exec(flat);
  if (!match || looksCited(flat)) return [];
  const behind = match[2]!
    .replace(/,?\s+(?:No|Nos|Case|Docket|Civil|Cause|Index)\b.*$/i, '')
    .replace(/(?<!\b(?:local|lodge|district|post|unit|no\.))\s+\d+$/i, '');
  const before = match[1]!.replace(/^\d+\s+/, '');
  const first = sideFrom(before, []);
  const second = sideFrom(behind, []);
  return first && second ? [{ caption: { first, second, page, confidence: 0.5 }, source, page, row }] : [];
}

/** Titles, running heads, stamps and the rows of the first pages that say "A v. B" in one line. */
function titles({ pages, text }: Understanding): Found[] {
  return [
    ...text.runningHeads.flatMap((head) => inline(head, 1, 'head')),
    ...text.stamps.flatMap((stamp) => inline(stamp, 1, 'stamp')),
    ...pages
      .slice(0, FIRST_PAGES)
      .flatMap((page) =>
        page.text
          .split('\n')
          .flatMap((row, at) => (row.length < 200 ? inline(row, page.number, 'line', at) : [])),
      ),
  ];
}

/** Every reading of the parties. The readers by name come first, as they are trusted. */
export const readingsOfParties = (understanding: Understanding): Found[] => [
  ...understanding.captions.map(({ reader, caption }) => ({ caption, source: reader, page: caption.page })),
  ...printed(understanding),
  ...titles(understanding),
];
