import { describe, expect, it } from '@jest/globals';
import { isContentsPage, passagesOf, sectionOf } from './document-passages.rules.js';

const page = (rows: string[], number = 1) => ({
  number,
  text: rows.join('\n'),
  ocr: false,
  scanned: false,
  read: true,
});
const of = (...rows: string[]) => passagesOf([page(rows)]);
const texts = (...rows: string[]) => of(...rows).map(({ text }) => text);
/** The first row is a heading where the rest of the page is text as wide as this. */
const WIDE = 'The truck stood at the corner of the street for a while and nobody came to move it from there.';
const isHeading = (row: string) => of(row, '', WIDE)[0]?.kind === 'heading';

describe('a page of contents', () => {
  it('has three lines of dots', () => {
    const rows = ['Facts ..... 2', 'Argument . . . . . 5', 'Conclusion ......... 9'];
    expect(isContentsPage(page(rows))).toBe(true);
    expect(isContentsPage(page(rows.slice(1)))).toBe(false);
    expect(passagesOf([page(rows), page(['He came home.'], 2)])).toMatchObject([
      { text: 'He came home.', pageStarts: [{ page: 2, at: 0 }] },
    ]);
  });

  it('is none where the dots lead to sums', () => {
    const rows = ['Lost crop ....... $ 10,400.00', 'Vines ........ 6,100.50', 'Total ........ $ 16,500.50'];
    expect(isContentsPage(page(rows))).toBe(false);
  });
});

describe('a heading', () => {
  it('is known by its words, whatever number stands before it', () => {
    expect(sectionOf('III. STATEMENT OF FACTS')).toBe('facts');
    expect(sectionOf('4. Prayer for Relief')).toBe('relief');
    expect(sectionOf('Miscellaneous')).toBeUndefined();
  });

  it('is in capitals, of fourteen words at most, without a full stop', () => {
    expect(isHeading('STATEMENT OF FACTS')).toBe(true);
    expect(isHeading('A B '.repeat(6) + 'ABC DEF')).toBe(true);
    expect(isHeading('A B '.repeat(6) + 'ABC DEF G')).toBe(false);
    expect(isHeading('THE MOTION IS DENIED.')).toBe(false);
    expect(isHeading('A. THE MOTION IS DENIED.')).toBe(true);
    expect(isHeading('THE COURT FINDS:')).toBe(true);
    // Eight of ten letters are not mostly capitals, nine of ten are.
    expect(isHeading('ABCDEFGHij')).toBe(false);
    expect(isHeading('ABCDEFGHIj')).toBe(true);
  });

  it('has three letters, ninety characters at most, and does not end with a comma', () => {
    expect(isHeading('AB')).toBe(false);
    expect(isHeading('ABC')).toBe(true);
    const long = (length: number) => 'OF THE '.repeat(4) + 'X'.repeat(length - 28);
    expect(isHeading(long(90))).toBe(true);
    expect(isHeading(long(91))).toBe(false);
    expect(isHeading('JOHN ROE,')).toBe(false);
  });

  it('is neither "v." nor a date nor the beginning of a sentence', () => {
    expect(isHeading('VS.')).toBe(false);
    expect(isHeading('FILED JULY 8, 2021')).toBe(false);
    expect(isHeading('COUNT I: THEFT, committed as')).toBe(false);
    const below = of('He died at 3:17 a.m.', '', 'COUNT I — NEGLIGENCE (Dr. Orne)', WIDE);
    expect(below.map(({ kind }) => kind)).toEqual(['text', 'heading', 'text']);
  });

  it('is spaced out letter by letter, and then named without the spaces', () => {
    expect(of('O R D E R', '', WIDE)[0]).toMatchObject({ kind: 'heading', text: 'ORDER', section: 'order' });
    expect(of('F A C T S', '', WIDE)[1]).toMatchObject({ kind: 'text', section: 'facts' });
  });

  it('is in title case under a letter or a number', () => {
    expect(isHeading('B. The Stop of the Truck')).toBe(true);
    expect(isHeading('B. The stop of the truck')).toBe(false);
    expect(isHeading('5. Dates of Marriage and Separation')).toBe(true);
    expect(isHeading('5. Dates Of The First Marriage And Separation')).toBe(true);
    expect(isHeading('5. Dates Of The First Marriage And Its Separation')).toBe(false);
  });

  it('is the name of a section, alone between empty lines or wherever it is a whole line', () => {
    const between = (row: string) => of(WIDE, '', row, '', WIDE)[1];
    expect(between('The Incident')).toMatchObject({ kind: 'heading', section: 'facts' });
    expect(between('Prior Dealings')).toMatchObject({ kind: 'text' });
    expect(of('He left it there.', 'The Incident', WIDE).map(({ kind }) => kind)).toEqual(['text', 'text']);
    const whole = of('He left it there.', 'Background', WIDE);
    expect(whole.map(({ kind }) => kind)).toEqual(['text', 'heading', 'text']);
  });

  it('is set in by more than an eighth of the page where nothing else tells it', () => {
    const wide = `${'x'.repeat(99)}.`;
    const setIn = (indent: number) => of(wide, '', `${' '.repeat(indent)}Prior Dealings`, '', wide)[1]?.kind;
    expect(setIn(12)).toBe('text');
    expect(setIn(13)).toBe('heading');
    expect(of(wide, '', `${' '.repeat(30)}Prior Dealings`, wide)[1]?.kind).toBe('text');
    expect(of(wide, '', `${' '.repeat(30)}Prior Dealings.`, '', wide)[1]?.kind).toBe('text');
  });

  it('goes on over lines in capitals, and over a citation', () => {
    expect(texts('I. HIS OPINION RESTS ON NO', '', 'GROUND AT ALL', '', WIDE)[0]).toBe(
      'I. HIS OPINION RESTS ON NO GROUND AT ALL',
    );
    expect(texts('MOTION TO', 'DISMISS', '', WIDE)[0]).toBe('MOTION TO DISMISS');
    expect(texts('MOTION TO', '', 'DISMISS', '', WIDE).slice(0, 2)).toEqual(['MOTION TO', 'DISMISS']);
    expect(texts('DISCHARGE UNDER 11 U.S.C. §', '523(a)(2)', '', WIDE)[0]).toBe(
      'DISCHARGE UNDER 11 U.S.C. § 523(a)(2)',
    );
    expect(texts('DISCHARGE UNDER SECTION 523(a)', '(2)(A)', '', WIDE)[0]).toBe(
      'DISCHARGE UNDER SECTION 523(a)(2)(A)',
    );
  });

  it('of another point, of a section or of a count is one of its own', () => {
    const [first, second] = texts('I. HIS OPINION RESTS ON NOTHING', '', 'II. IT IS LATE', '', WIDE);
    expect([first, second]).toEqual(['I. HIS OPINION RESTS ON NOTHING', 'II. IT IS LATE']);
    expect(texts('I. HIS OPINION RESTS ON NOTHING', '', 'CONCLUSION', '', WIDE)[1]).toBe('CONCLUSION');
    expect(texts('I. HIS OPINION RESTS ON NOTHING:', '', 'IT IS LATE', '', WIDE)[1]).toBe('IT IS LATE');
    expect(texts('CAUSES OF ACTION', 'COUNT ONE', '', WIDE).slice(0, 2)).toEqual([
      'CAUSES OF ACTION',
      'COUNT ONE',
    ]);
  });

  it('without a name of its own ends an aside and a charge, and nothing else', () => {
    const under = (heading: string) => of(heading, WIDE, '', 'THE LOADING DOCK', WIDE).at(-1)?.section;
    expect(under('CERTIFICATE OF SERVICE')).toBe('facts');
    expect(under('FIRST CAUSE OF ACTION')).toBe('facts');
    expect(under('DISCUSSION')).toBe('argument');
  });
});

describe('a paragraph', () => {
  it('has the number that the paper gives it', () => {
    const numbered = ['12. He came.', '¶ 13 He went.', '(b) He stayed.', 'c. He slept.', '4.1 He woke.'];
    expect(of(...numbered).map(({ number, text }) => [number, text])).toEqual([
      ['12', 'He came.'],
      ['13', 'He went.'],
      ['b', 'He stayed.'],
      ['c', 'He slept.'],
      ['4.1', 'He woke.'],
    ]);
  });

  it('asks for relief from "WHEREFORE" on', () => {
    expect(of('He came home.', 'WHEREFORE he asks for costs.', '', 'He asks for more.')).toMatchObject([
      { section: 'front' },
      { section: 'relief' },
      { section: 'relief' },
    ]);
  });

  it('goes on with small letters over a page, and knows where each page begins in it', () => {
    const pages = (last: string, next: string) => passagesOf([page([last], 4), page([next], 5)]);
    expect(pages('He drove to the', 'Dock in the night.')).toMatchObject([
      {
        text: 'He drove to the Dock in the night.',
        pageStarts: [
          { page: 4, at: 0 },
          { page: 5, at: 16 },
        ],
      },
    ]);
    expect(pages('He drove to Main St.', 'and stopped.')).toHaveLength(1);
    expect(pages('He drove home.', 'Nobody came.')).toHaveLength(2);
  });

  it('does not go on over a page from the last line of a signature', () => {
    const signed = page([`${' '.repeat(30)}Counsel for Appellees`]);
    const next = (row: string) => passagesOf([signed, page([row], 2)]).length;
    expect(next('Appellees respectfully request that the Court stay further briefing and the hearing.')).toBe(
      2,
    );
    expect(next('and for the amicus')).toBe(1);
    expect(next(`${' '.repeat(28)}Amalia Wille`)).toBe(1);
  });

  it('is one item of a list, without its bullet', () => {
    expect(
      texts(
        'Unless otherwise agreed:',
        '  • Defendants shall file their opposition by May 5.',
        '  • Plaintiffs shall file',
        '    their reply by May 8.',
      ),
    ).toEqual([
      'Unless otherwise agreed:',
      'Defendants shall file their opposition by May 5.',
      'Plaintiffs shall file their reply by May 8.',
    ]);
  });

  it('goes on over an empty line where the sentence did not end and the line was filled', () => {
    const wide = 'x'.repeat(100);
    const after = (row: string, next: string) => of(wide + '.', '', row, '', next).length - 1;
    expect(after('He drove home', 'and slept')).toBe(1);
    expect(after('He drove home', '(late)')).toBe(1);
    expect(after('He drove home', 'Nobody came')).toBe(2);
    expect(after('He drove home to the', 'Nobody')).toBe(1);
    expect(after('He drove home.', 'and slept')).toBe(1);
    expect(after('He drove home!', 'and slept')).toBe(2);
    // A filled line is one of more than 55 letters, or one that ends in the last quarter of the page.
    const filled = (length: number) => `He ${'x'.repeat(length - 3)}`;
    expect(after(filled(55), 'Nobody')).toBe(2);
    expect(after(filled(56), 'Nobody')).toBe(1);
    expect(after(filled(56), ' Nobody')).toBe(2);
    expect(after(`${' '.repeat(40)}${filled(36)}`, `${' '.repeat(41)}Nobody came`)).toBe(1);
    expect(after(`${' '.repeat(40)}${filled(35)}`, `${' '.repeat(41)}Nobody came`)).toBe(2);
  });

  it('begins with a line set in by three, or after a line that ends short', () => {
    const rows = (indent: number, first: string) =>
      of('x'.repeat(100), first, `${' '.repeat(indent)}Nobody came.`).length;
    const long = `${'x'.repeat(69)}.`;
    expect(rows(2, long)).toBe(1);
    expect(rows(3, long)).toBe(2);
    expect(rows(3, 'x'.repeat(69))).toBe(1);
    expect(rows(0, `${'x'.repeat(59)}.`)).toBe(1);
    expect(rows(0, `${'x'.repeat(58)}.`)).toBe(2);
    expect(rows(1, `${'x'.repeat(58)}.`)).toBe(1);
  });

  it('begins with a line of a form, but not with a colon within a sentence', () => {
    expect(of('Violation: speeding', 'Officer: Roe', 'Speed: 61 in a zone of 35')).toHaveLength(3);
    expect(texts('He was rude toward the', 'Petitioner: on July 2 he shouted')).toHaveLength(1);
    expect(texts('He was rude.', 'Petitioner: on July 2 he shouted')).toHaveLength(2);
  });

  it('does not end with an amount, an hour or an abbreviation at the end of a line', () => {
    const next = (first: string) => texts(`${'x'.repeat(40)} ${first}`, `    Nobody came.`).length;
    expect(next('paid $7.8')).toBe(1);
    expect(next('was there.')).toBe(2);
    expect(next('was there.”')).toBe(2);
    expect(next('against Mr.')).toBe(1);
  });

  it('is none any more from six thousand characters on', () => {
    const rows = (count: number) => of(...Array.from({ length: count }, () => 'x'.repeat(99)), 'and the end');
    expect(rows(60)).toHaveLength(1);
    expect(rows(61)).toHaveLength(2);
  });

  it('in an argument ends before the next point', () => {
    const point = (heading: string) => of(heading, '', `${'x'.repeat(69)}.`, 'A. The stop was lawful').length;
    expect(point('ARGUMENT')).toBe(3);
    expect(point('BACKGROUND')).toBe(2);
  });

  it('is written without the hyphen of a word that the line broke', () => {
    expect(texts('He read the agree-', 'ment twice.')).toEqual(['He read the agreement twice.']);
    expect(texts('A long-term loan.', '', 'It was a long-', 'term loan.')[1]).toBe(
      'It was a long-term loan.',
    );
  });
});
