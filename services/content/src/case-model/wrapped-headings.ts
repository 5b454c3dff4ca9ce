import type { Passage } from '../case-fields/document-passages.rules.js';

const NUMBERED = /(?:^|\s)(?:[IVX]{1,5}|[A-H])\.\s+(?=[A-Z“"])/u;
const MOST_LINES = 2;
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line of a title: every longer word with a capital, no end of a sentence, no citation. */
function isTitle(line: string): boolean {
  const longer = line.split(' ').filter((word) => word.replace(/[^A-Za-z]/g, '').length > 3);
  return (
    longer.length > 0 && longer.every((word) => /^[“"(]?\p{Lu}/u.test(word)) && !/\d|\bv\.|[:;]$/.test(line)
  );
}

/** A numbered heading in title case that goes on in a second line is read with it: that line opens the paragraph below no more. */
export function wholeHeadings(
  passages: readonly Passage[],
  pages: readonly { number: number; text: string }[],
): Passage[] {
  const lines = new Map(
    pages.map(({ number, text }) => [number, text.split('\n').map(squeezed).filter(Boolean)]),
  );
  const whole = passages.map((passage) => ({ ...passage }));
  for (const [at, heading] of whole.entries()) {
    const below = whole[at + 1];
    const start = heading.pageStarts[0];
    if (
      heading.kind !== 'heading' ||
      below?.kind !== 'text' ||
      below.number !== undefined ||
      start === undefined ||
      !NUMBERED.test(heading.text) ||
      /[.]$/.test(heading.text)
    )
      continue;
    const own = lines.get(start.page) ?? [];
    const line = own.findIndex((text) => text.length > 8 && heading.text.endsWith(text));
    if (line < 0) continue;
    for (const next of own.slice(line + 1, line + 1 + MOST_LINES)) {
      if (/[.]$/.test(heading.text) || !isTitle(next) || !`${below.text} `.startsWith(`${next} `)) break;
      heading.text = `${heading.text} ${next}`;
      const cut = next.length + 1;
      below.text = below.text.slice(cut);
      below.pageStarts = below.pageStarts.map(({ page, at: from }) => ({
        page,
        at: Math.max(0, from - cut),
      }));
    }
  }
  return whole;
}
