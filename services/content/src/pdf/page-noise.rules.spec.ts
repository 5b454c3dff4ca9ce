import { describe, expect, it } from '@jest/globals';
import type { PageLine } from './page-layout.rules.js';
import { withoutPageNoise, wordCount } from './page-noise.rules.js';

const lines = (...texts: string[]): PageLine[] =>
  texts.map((text, i) => ({ text, y: 100 + 14 * i, height: 12 }));
const BODY = [
  'Words of the body.',
  'More of them here.',
  'And others follow.',
  'A fourth row.',
  'A fifth row.',
  'A sixth row.',
];
const body = (page: number): string[] =>
  BODY.map((text) => text.replace('.', ` ${'abcdefgh'[page]!.repeat(4)}.`));
const clean = (...pages: string[][]) => {
  const { pages: left, ...rest } = withoutPageNoise(pages.map((texts) => lines(...texts)));
  return { ...rest, pages: left.map((page) => page.map(({ text }) => text)) };
};

describe('what courts print over a filed page', () => {
  const STAMP = 'Case 1:22-cv-00417-ABC   Document 12   Filed 03/04/2022   Page';

  it.each([
    STAMP,
    'USCA Case 22-1234 Document 5',
    'Appeal: 22-1234 Doc: 5',
    'Electronically Filed 3/4/2022 by the clerk',
    'NYSCEF DOC. NO. 4',
    'Something here PageID #: 415',
    'Date Filed: 03/04/2022 Entry ID 123',
  ])('"%s" is taken off and kept once', (stamp) => {
    const { pages, stamps } = clean([stamp, ...body(0)], [stamp, ...body(1)]);
    expect(pages).toEqual([body(0), body(1)]);
    expect(stamps).toHaveLength(1);
  });

  it('is looked for in the first four lines and in the last four', () => {
    const long = [...body(0), ...body(1)];
    const at = (index: number) => {
      const { stamps } = clean(long.toSpliced(index, 0, `${STAMP} 1`));
      return stamps.length;
    };
    expect([0, 3, 4, 8, 9, 12].map(at)).toEqual([1, 1, 0, 0, 1, 1]);
  });

  it('keeps stamps of different kinds, forty at most', () => {
    const { stamps } = clean(
      [`${STAMP} 1 of 9`, ...body(0)],
      [`${STAMP} 2 of 9`, 'NYSCEF DOC. NO. 4', ...body(1)],
    );
    expect(stamps).toEqual([`${STAMP} 1 of 9`.replace(/\s+/g, ' '), 'NYSCEF DOC. NO. 4']);
    const kinds = Array.from({ length: 50 }, (_, i) => [
      `E-FILED ${String.fromCodePoint(97 + (i % 26))}${i > 25 ? 'zz' : 'yy'}`,
      ...body(i % 8),
    ]);
    expect(clean(...kinds).stamps).toHaveLength(40);
  });
});

describe('what stands at the head or the foot of every page', () => {
  const HEAD = 'Lopez v. Harbor Terminal';

  it('is taken off but for the first page, whose head is the caption', () => {
    const { pages, runningHeads } = clean(...[0, 1, 2, 3].map((page) => [HEAD, ...body(page)]));
    expect(pages).toEqual([[HEAD, ...body(0)], body(1), body(2), body(3)]);
    expect(runningHeads).toEqual([HEAD]);
  });

  it('is taken off at the foot of all', () => {
    const { pages, runningHeads } = clean(...[0, 1, 2, 3].map((page) => [...body(page), HEAD]));
    expect(pages).toEqual([0, 1, 2, 3].map(body));
    expect(runningHeads).toEqual([]);
  });

  it('may stand on every third page, and on two at least', () => {
    const on = (count: number, of: number) =>
      clean(
        ...Array.from({ length: of }, (_, page) =>
          page > 0 && page <= count ? [HEAD, ...body(page % 8)] : body(page % 8),
        ),
      ).runningHeads.length;
    expect(on(1, 4)).toBe(0);
    expect(on(2, 4)).toBe(1);
    expect(on(2, 8)).toBe(0);
    expect(on(3, 8)).toBe(1);
  });

  it('may differ by its number; a number that is a head itself may not', () => {
    const paged = clean(...[0, 1, 2].map((page) => [`${HEAD}, page ${page + 41} here`, ...body(page)]));
    expect(paged.pages.slice(1)).toEqual([body(1), body(2)]);
    const docket = clean(...[0, 1, 2].map((page) => ['No. 21-50498', ...body(page)]));
    expect(docket.runningHeads).toEqual(['No. 21-50498']);
    const different = clean(...[0, 1, 2].map((page) => [`No. 21-5049${page}`, ...body(page)]));
    expect(different.runningHeads).toEqual([]);
  });

  it('is not looked for in the middle of a page', () => {
    const middle = (page: number): string[] => [...body(page).slice(0, 4), HEAD, ...body(page + 1)];
    expect(clean(middle(0), middle(2), middle(4)).pages.every((page) => page.includes(HEAD))).toBe(true);
  });
});

describe('the number of a page', () => {
  it('is taken off in its two first and last lines', () => {
    const { pages } = clean(...[0, 1, 2].map((page) => [...body(page), String(page + 1)]));
    expect(pages).toEqual([body(0), body(1), body(2)]);
    const third = clean(...[0, 1].map((page) => [...body(page), String(page + 1), 'x', 'y']));
    expect(third.pages[0]).toContain('1');
  });

  it('stays where it is all there is', () => expect(clean(['1'], ['2']).pages).toEqual([['1'], ['2']]));
});

describe('words of a page', () => {
  it('have two letters at least', () => {
    expect(wordCount(lines('A red light', '12 of 3', ''))).toBe(3);
    expect(wordCount([])).toBe(0);
  });
});

it('the head of a message that begins two pages is no head of the pages', () => {
  const head = ['From: Ann Lee', 'To: Carl Moss'];
  const { pages } = clean(['Exhibit', ...body(0)], [...head, ...body(1)], [...head, ...body(2)]);
  expect(pages[1]).toEqual([...head, ...body(1)]);
  expect(pages[2]).toEqual([...head, ...body(2)]);
});

describe('where a witness takes the stand at the head of pages', () => {
  const opened = (name: string, page: number): string[] => [
    name,
    '(Sworn by the court.)',
    'DIRECT EXAMINATION',
    'BY MR. ROE:',
    ...body(page),
  ];

  it('is text, however often it begins one', () => {
    const { pages, runningHeads } = clean(body(0), opened('ADA MOSS', 1), opened('LEE ORNE', 2), body(3));
    expect(pages[2]).toEqual(opened('LEE ORNE', 2));
    expect(runningHeads).toEqual([]);
  });
});

describe('a row with a day and an hour', () => {
  it('is text where every page has another, as messages do', () => {
    const message = (day: string, page: number): string[] => [
      `Ada → Lee 02/${day}/2023 4:12 PM`,
      ...body(page),
    ];
    const { pages } = clean(body(0), message('14', 1), message('15', 2), message('16', 3));
    expect(pages[2]).toEqual(message('15', 2));
  });

  it('is none where a printer sets the same over every page', () => {
    const printed = (page: number): string[] => ['Export of messages, 02/14/2023 4:12 PM', ...body(page)];
    expect(clean(body(0), printed(1), printed(2), printed(3)).pages[2]).toEqual(body(2));
  });
});
