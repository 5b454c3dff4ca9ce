import { describe, expect, it } from '@jest/globals';
import { layoutLines, pageText } from './page-layout.rules.js';
import type { PlacedText } from './placed-page.js';

const CHARACTER = 4;
const PITCH = 12;

interface Printed {
  /** What stands above the first line. */
  mark?: string;
  rows: string[];
  x: number;
  y: number;
}

/** A printed page of a transcript, number and text drawn apart. */
const printed = ({ mark, rows, x, y }: Printed): PlacedText[] => [
  ...(mark ? [placed(mark, x + 120, y - PITCH)] : []),
  ...rows.flatMap((text, at) => [
    placed(String(at + 1), x + (at < 9 ? CHARACTER : 0), y + at * PITCH),
    ...(text ? [placed(text, x + 16 + (/^[QA]\./.test(text) ? 20 : 0), y + at * PITCH)] : []),
  ]),
];

const placed = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  width: text.length * CHARACTER,
  height: 8,
});

const rowsOf = (items: PlacedText[]): string[] =>
  pageText(layoutLines({ width: 612, height: 792, items }))
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');

const page = (name: string, count = 10): string[] =>
  Array.from({ length: count }, (_, at) => `${at % 2 === 0 ? 'Q.' : 'A.'} ${name} line ${at + 1} of it`);

/** Where the printed pages of a sheet of four stand. */
const QUARTERS = [
  [50, 100],
  [320, 100],
  [50, 400],
  [320, 400],
] as const;

describe('a condensed transcript', () => {
  it('of two pages on a sheet is read page by page', () => {
    const items = [
      ...printed({ rows: page('first'), x: 50, y: 100 }),
      ...printed({ rows: page('second'), x: 320, y: 100 }),
    ];
    expect(rowsOf(items)).toEqual([...page('first'), ...page('second')]);
  });

  it.each([
    ['down the columns', ['Page 38', 'Page 40', 'Page 39', 'Page 41']],
    ['along the rows', ['Page 38', 'Page 39', 'Page 40', 'Page 41']],
  ])('of four pages is read as they are numbered, %s', (_how, marks) => {
    const items = QUARTERS.flatMap(([x, y], index) =>
      printed({ mark: marks[index]!, rows: page(marks[index]!.replace('Page ', 'p')), x, y }),
    );
    expect(rowsOf(items)).toEqual(['p38', 'p39', 'p40', 'p41'].flatMap((name) => page(name)));
  });

  it('is read as the numbers at the end of its running heads say', () => {
    const heads = [
      'T. R. MOSS 7/18/24 38',
      'T. R. MOSS 7/18/24 39',
      'T. R. MOSS 7/18/24 40',
      'T. R. MOSS 7/18/24 41',
    ];
    const items = QUARTERS.flatMap(([x, y], index) =>
      printed({ mark: heads[index]!, rows: page(`p${38 + index}`), x, y }),
    );
    expect(rowsOf(items)).toEqual(['p38', 'p39', 'p40', 'p41'].flatMap((name) => page(name)));
  });

  it('drawn row by row in one go is cut where its columns are', () => {
    const rows = page('left').map(
      (text, at) =>
        `${String(at + 1).padStart(2)}    ${text.padEnd(44)}${String(at + 1).padStart(2)}    ${page('right')[at]}`,
    );
    const items = rows.map((text, at) => placed(text, 50, 100 + at * PITCH));
    expect(rowsOf(items)).toEqual([...page('left'), ...page('right')]);
  });

  it('whose first sheet holds a cover, with a running head across it, begins with them', () => {
    const items = [
      placed('Roe v. Orne Mills, Inc.', 50, 40),
      placed('NORA VALE October 29, 2024', 420, 40),
      placed('DEPOSITION OF NORA VALE', 80, 140),
      ...printed({ mark: 'Page 88', rows: page('p88'), x: 320, y: 100 }),
      ...printed({ mark: 'Page 89', rows: page('p89'), x: 50, y: 400 }),
      ...printed({ mark: 'Page 90', rows: page('p90'), x: 320, y: 400 }),
    ];
    const [head, ...rows] = rowsOf(items);
    expect(head).toMatch(/^Roe v\. Orne Mills, Inc\. +NORA VALE October 29, 2024$/);
    expect(rows).toEqual(['DEPOSITION OF NORA VALE', ...['p88', 'p89', 'p90'].flatMap((name) => page(name))]);
  });

  it('whose pages begin in their middle, or hold a few lines, is read page by page and without its line numbers', () => {
    const from = (first: number, rows: string[], x: number) =>
      rows.flatMap((text, at) => [
        placed(String(first + at), x, 100 + at * PITCH),
        placed(text, x + 20, 100 + at * PITCH),
      ]);
    const items = [...from(9, page('left', 6), 50), ...from(2, page('right', 5), 320)];
    expect(rowsOf(items)).toEqual([...page('left', 6), ...page('right', 5)]);
  });

  it('without line numbers is read column by column, and sheet rows by their page numbers', () => {
    const column = (name: string, x: number, y: number) =>
      page(name, 6).map((text, at) => placed(text, x, y + at * PITCH));
    const items = [
      ...QUARTERS.map(([x, y], at) => placed(String(14 + at), x + 100, y - PITCH)),
      ...QUARTERS.flatMap(([x, y], at) => column(`p${14 + at}`, x, y)),
    ];
    expect(rowsOf(items)).toEqual(['p14', 'p15', 'p16', 'p17'].flatMap((name) => page(name, 6)));
    const two = [...column('left', 50, 100), ...column('right', 320, 108)];
    expect(rowsOf(two)).toEqual([...page('left', 6), ...page('right', 6)]);
  });

  it('whose last page ends early keeps what is there', () => {
    const items = [
      ...printed({ rows: page('first'), x: 50, y: 100 }),
      ...printed({ rows: [...page('second', 3), ...Array<string>(7).fill('')], x: 320, y: 100 }),
    ];
    expect(rowsOf(items)).toEqual([...page('first'), ...page('second', 3)]);
  });
});

describe('no condensed transcript', () => {
  it('is pleading paper, whose rows stay whole', () => {
    const rows = page('row').map((text) => `${text} and what it says goes on to the right edge of the sheet`);
    expect(rowsOf(printed({ rows, x: 50, y: 100 }))).toEqual(rows);
  });

  it('is pleading paper with a numbered table on it, or with text across its middle', () => {
    const rows = page('row', 12).map((text) => `${text} and goes on to the right edge of the sheet`);
    const numbers = (x: number): PlacedText[] =>
      rows.map((_, at) => placed(String(at + 1), x, 100 + at * PITCH));
    for (const x of [110, 330])
      expect(rowsOf([...printed({ rows, x: 50, y: 100 }), ...numbers(x)])).toHaveLength(rows.length);
  });

  it('is a page of questions and answers with a remark beside some', () => {
    const rows = page('row', 12).map((text) => `${text} and goes on to the right edge of the sheet`);
    const remarks = [placed('Q. 4: see note', 420, 100), placed('A. 5: read', 420, 148)];
    const read = rowsOf([...rows.map((text, at) => placed(text, 50, 100 + at * PITCH)), ...remarks]);
    expect(read).toHaveLength(rows.length);
  });

  it('is a table with a number in each row', () => {
    const items = Array.from({ length: 10 }, (_, at) => [
      placed(String(at + 1), 50, 100 + at * PITCH),
      placed('Bolt', 90, 100 + at * PITCH),
      placed(String((at * 7) % 13), 320, 100 + at * PITCH),
      placed('each', 360, 100 + at * PITCH),
    ]).flat();
    expect(rowsOf(items)[1]).toMatch(/^Bolt\s+7\s+each$/);
  });
});
