import type { PageLine } from './page-layout.rules.js';

/** "Page 3 of 9", "- 3 -": whatever the number, it is a page's. */
const SAID =
  /^\s*(?:[-–—~]\s*\d{1,4}\s*[-–—~]|page\s+\d{1,4}(?:\s+of\s+\d{1,4})?|\d{1,4}\s+of\s+\d{1,4})\s*\.?\s*$/i;
const ARABIC = /^\s*(\d{1,4})\s*\.?\s*$/;
/** Without a full stop: "v." between the parties is no page. */
const ROMAN = /^\s*((?:x{0,3})(?:ix|iv|v?i{0,3}))\s*$/i;

const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10 };

function romanValue(numeral: string): number {
  const digits = Array.from(numeral.toLowerCase(), (letter) => ROMAN_DIGITS[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** The series and the value of a line that may be a page number. */
function numbered(text: string): { series: 'arabic' | 'roman'; value: number } | undefined {
  const arabic = ARABIC.exec(text);
  if (arabic) return { series: 'arabic', value: Number(arabic[1]) };
  const roman = ROMAN.exec(text);
  return roman?.[1] ? { series: 'roman', value: romanValue(roman[1]) } : undefined;
}

const atEdge = (index: number, count: number): boolean => count > 1 && (index < 2 || index >= count - 2);

/**
 * Tells page numbers from numbers: a bare number at the edge of a page is its number when it counts on from page to page,
 * or is the page's place in the file. A docket number does neither.
 */
export function pageNumberTest(pages: PageLine[][]): (text: string, page: number) => boolean {
  const offsets = new Map<string, Set<number>>();
  pages.forEach((lines, page) => {
    lines.forEach((line, index) => {
      const found = atEdge(index, lines.length) ? numbered(line.text) : undefined;
      if (!found) return;
      const key = `${found.series} ${found.value - page}`;
      offsets.set(key, (offsets.get(key) ?? new Set()).add(page));
    });
  });
  return (text, page) => {
    if (SAID.test(text)) return true;
    const found = numbered(text);
    if (!found) return false;
    if (found.series === 'arabic' && found.value === page + 1) return true;
    return (offsets.get(`${found.series} ${found.value - page}`)?.size ?? 0) > 1;
  };
}
