const NUMBERED_ROW = /^\s{0,4}(\d{1,2})(?=\s|$)/;
const LEAST_ROWS = 8;
const MOST_WITHOUT = 0.3;

/** Rows without the line numbers that transcripts and pleading paper print at their margin; a numbered list has gaps. */
export function withoutLineNumbers(text: string): string {
  const rows = text.split('\n');
  let before = 0;
  let counting = 0;
  for (const row of rows) {
    const number = NUMBERED_ROW.exec(row)?.[1];
    if (number === undefined) continue;
    if (Number(number) === before + 1) counting++;
    before = Number(number);
  }
  const filled = rows.filter((row) => row.trim()).length;
  if (counting < LEAST_ROWS || counting < (1 - MOST_WITHOUT) * filled) return text;
  return rows.map((row) => row.replace(NUMBERED_ROW, (margin) => ' '.repeat(margin.length))).join('\n');
}

const RAISED = /^\s{9,}\d{1,2}$/;

/** Rows without those that hold only the mark of a footnote, raised over the line that it stands in. */
export const withoutRaisedMarks = (rows: string[]): string[] =>
  rows.filter((row, at) => !(RAISED.test(row) && rows[at + 1]?.trim()));

const RULED_ROW = /^\s{0,4}\d{1,2} \|(?= |$)/;
const MOST_RULED = 0.6;

/** A lone "A" may begin a sentence of a pleading, and "A." a heading of it: who answers twice, or was asked, testifies. */
const ASKED_ON = /^\s{0,4}(?:\d{1,2}\s+)?Q[.:]?\s/m;
const ANSWERED_ON = /^\s{0,4}(?:\d{1,2}\s+)?A[.:]\s/gm;
const testifies = (text: string): boolean =>
  ASKED_ON.test(text) || (text.match(ANSWERED_ON)?.length ?? 0) > 1;

/** Pages without the margin of pleading paper, kept as "14 | " or as "14 " alone: what is left begins where it began. */
export function withoutRuledMargin<P extends { text: string }>(pages: readonly P[]): P[] {
  return pages.map((page) => {
    const rows = page.text.split('\n');
    const ruled = rows.filter((row) => RULED_ROW.test(row)).length;
    if (ruled < LEAST_ROWS || ruled < MOST_RULED * rows.filter((row) => row.trim()).length) {
      // Question and answer are cited by their lines.
      const text = testifies(page.text) ? page.text : withoutLineNumbers(page.text);
      return text === page.text ? page : { ...page, text };
    }
    return { ...page, text: rows.map((row) => row.replace(RULED_ROW, '')).join('\n') };
  });
}

/** Pages of pleading paper without the numbers at its margin; of a row without a number that is blank, only the spacing is left. */
export const withoutNumberedMargin = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) => {
    const plain = testifies(page.text) ? page.text : withoutLineNumbers(page.text);
    if (plain === page.text) return page;
    const rows = page.text.split('\n');
    const kept = plain.split('\n').filter((row, at) => row.trim() || rows[at]!.trim());
    return { ...page, text: kept.join('\n') };
  });

const EXCERPT_ROW = /^(\s*)(\d{1,2})(?= {1,}\S)/;
const LEAST_OF_EXCERPT = 4;
const MOST_OF_EXCERPT = 0.6;
const ANSWERS = /^\s*\d{1,2} {1,}[QA][.:]?\s/;

/** Pages without the numbers of the rows of a transcript that a paper quotes within its own text: they count on, row by row. */
export const withoutExcerptNumbers = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) => {
    const rows = page.text.split('\n');
    const numbers = rows.map((row) => Number(EXCERPT_ROW.exec(row)?.[2] ?? 0));
    const filled = rows.flatMap((row, at) => (row.trim() ? [at] : []));
    const counted = new Set<number>();
    let run: number[] = [];
    for (const at of [...filled, -1]) {
      const last = run.at(-1);
      const goesOn = last !== undefined && numbers[at] === numbers[last]! + 1;
      if (!goesOn) {
        if (run.length >= LEAST_OF_EXCERPT && run.some((one) => ANSWERS.test(rows[one]!)))
          for (const one of run) counted.add(one);
        run = [];
      }
      if (numbers[at]) run.push(at);
    }
    // A transcript of its own is cited by its lines.
    if (counted.size === 0 || counted.size > MOST_OF_EXCERPT * filled.length) return page;
    const text = rows
      .map((row, at) =>
        counted.has(at) ? row.replace(EXCERPT_ROW, (margin) => ' '.repeat(margin.length)) : row,
      )
      .join('\n');
    return { ...page, text };
  });

const BATES = /^[ \t]*(?:\p{Lu}{2,10}[-_ ]){1,2}\d{5,8}[ \t]*$|^[ \t]*\p{Lu}{2,10}\d{6,8}[ \t]*$/gmu;

/** Pages without the rows that hold nothing but the stamp of whoever produced them: "HMS 0001188". */
export const withoutBatesStamps = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) =>
    page.text.search(BATES) >= 0 ? { ...page, text: page.text.replace(BATES, '') } : page,
  );

const RULED = /^[ \t]*[-=]{10,}[ \t]*$/gm;

/** Pages on which a row of dashes, which parts a form, is an empty row: it is no word of the sentence below it. */
export const withoutRules = <P extends { text: string }>(pages: readonly P[]): P[] =>
  pages.map((page) =>
    page.text.search(RULED) >= 0 ? { ...page, text: page.text.replace(RULED, '') } : page,
  );

/** "[*6]", "*679": where a page of a bound report begins, printed into the sentence. */
const STAR_PAGE = /\[\*(\d{1,4})\][ \t]?|(?<![\p{L}\p{N}*])\*(\d{2,4})[ \t]+(?=\S)/gu;
const LEAST_STARS = 2;

/** Pages without the page numbers of a bound report, which stand between the words and again at the margin of the row. */
export function withoutStarPages<P extends { text: string }>(pages: readonly P[]): P[] {
  const numbers = pages.flatMap(({ text }) =>
    [...text.matchAll(STAR_PAGE)].map(([, boxed, plain]) => Number(boxed ?? plain)),
  );
  // Footnotes and lists of points are starred, too: pages are counted on.
  const counted = numbers.every((one, at) => at === 0 || [0, 1, 2].includes(one - numbers[at - 1]!));
  if (numbers.length < LEAST_STARS || !counted) return [...pages];
  return pages.map((page) => ({
    ...page,
    text: page.text
      .split('\n')
      .map((row) => {
        const at = /^\s{0,40}(\d{2,4})\s+(?=\S)/.exec(row);
        const margin = at && row.includes(`*${at[1]}`) ? ' '.repeat(at[0].length) : '';
        return (margin + row.slice(margin.length)).replace(STAR_PAGE, '');
      })
      .join('\n'),
  }));
}
