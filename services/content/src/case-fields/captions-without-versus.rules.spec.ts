import { describe, expect, it } from '@jest/globals';
import {
  laborBoardTitle,
  ownCase,
  partedByAnd,
  relatesTo,
  sideBySide,
} from './captions-without-versus.rules.js';
import type { Caption } from './caption.rules.js';

const paper = (...pages: string[][]) =>
  pages.map((rows, index) => ({ number: index + 1, text: rows.join('\n') }));
/** First and second side, each its names with its roles. */
const sides = (caption: Caption | undefined) =>
  caption &&
  [caption.first, caption.second].map((side) => `${side?.names.join(' + ')} (${side?.roles.join()})`);
const blank = (count: number): string[] => Array.from({ length: count }, () => '');

describe('parties that arbitrators part by "and"', () => {
  const ROWS = ['ACME TOOL, LLC,', 'Claimant,', '', 'and', '', 'JANE ROE,', 'Respondent.'];
  const EXPECTED = ['Acme Tool, LLC (claimant)', 'Jane Roe (respondent)'];
  const read = (...rows: string[]) => sides(partedByAnd(paper(rows)));

  it('stand over and under it with their roles', () => {
    expect(partedByAnd(paper(ROWS))).toMatchObject({ page: 1, confidence: 0.85 });
    expect(read(...ROWS)).toEqual(EXPECTED);
    expect(read(...ROWS.map((row) => (row === 'and' ? '– and –' : row)))).toEqual(EXPECTED);
    expect(read('ACME TOOL, LLC, Claimant', 'and', 'JANE ROE, Respondent')).toEqual(EXPECTED);
  });

  it('are looked for on two pages, in forty-five rows of each', () => {
    expect(partedByAnd(paper([], ROWS))?.page).toBe(2);
    expect(partedByAnd(paper([], [], ROWS))).toBeUndefined();
    expect(read(...blank(38), ...ROWS)).toEqual(EXPECTED);
    expect(read(...blank(39), ...ROWS)).toBeUndefined();
    expect(read('ACME TOOL, LLC, Claimant', ...blank(8), 'and', 'JANE ROE, Respondent')).toEqual(EXPECTED);
    expect(read(...blank(43), 'ACME TOOL, LLC, Claimant', 'and', 'JANE ROE, Respondent')).toBeUndefined();
  });

  it('have the role of their side, one of them, and names', () => {
    const swapped = ['JANE ROE,', 'Respondent,', '', 'and', '', 'ACME TOOL, LLC,', 'Claimant.'];
    expect(read(...swapped)).toBeUndefined();
    expect(read('ACME TOOL, LLC,', 'and', 'JANE ROE')).toBeUndefined();
    expect(read('ACME TOOL, LLC,', 'Claimant,', 'and', 'JANE ROE')).toBeUndefined();
    expect(
      read('ACME TOOL, LLC,', 'Petitioner,', 'Claimant,', 'and', 'JANE ROE,', 'Respondent.'),
    ).toBeUndefined();
    expect(read('ACME TOOL, LLC', 'JANE ROE, Claimant', 'x', 'and', 'Z. ROE,', 'Respondent')).toBeUndefined();
  });

  it('are read up to an empty row or the court above, and over empty rows to the role below', () => {
    expect(read('SOME TITLE', '', ...ROWS)).toEqual(EXPECTED);
    expect(read('SUPERIOR COURT OF OHIO', ...ROWS)).toEqual(EXPECTED);
    expect(read('ROE SUPPLY, INC.,', ...ROWS)).toEqual([
      'Roe Supply, Inc. + Acme Tool, LLC (claimant)',
      'Jane Roe (respondent)',
    ]);
    expect(read(...ROWS.slice(0, 6), '', 'JOHN ROE,', '', 'Respondents.', 'NOT A PARTY')).toEqual([
      'Acme Tool, LLC (claimant)',
      'Jane Roe + John Roe (respondents)',
    ]);
  });

  it('stand within twelve rows of it', () => {
    const far = (rows: number) => read(...ROWS.slice(0, 6), ...blank(rows), 'Respondent.');
    expect(far(9)).toEqual(EXPECTED);
    expect(far(10)).toBeUndefined();
  });
});

describe('parties side by side', () => {
  const ROWS = ['', 'CITY OF DAYTON, Plaintiff   v.   JANE ROE, Defendant'];
  const EXPECTED = ['City of Dayton (plaintiff)', 'Jane Roe (defendant)'];
  const read = (...rows: string[]) => sides(sideBySide(paper(rows)));

  it('stand in one row of cells', () => {
    expect(sideBySide(paper(ROWS))).toMatchObject({ page: 1, confidence: 0.85 });
    expect(read(...ROWS)).toEqual(EXPECTED);
    expect(read('CITY OF DAYTON   v.   JANE ROE, Defendant')).toEqual(['City of Dayton ()', EXPECTED[1]]);
    expect(read('CITY OF DAYTON   v.   JANE ROE')).toBeUndefined();
    expect(read('CITY OF DAYTON, Plaintiff v. JANE ROE, Defendant')).toBeUndefined();
  });

  it('are told by what stands over and under the second, from its column on', () => {
    const under = (indent: number) =>
      read('CITY OF DAYTON   v.   JANE', `${' '.repeat(indent)}ROE, Defendant`)?.[1];
    expect(under(22)).toBe(EXPECTED[1]);
    expect(under(18)).toBe(EXPECTED[1]);
    expect(under(17)).toBeUndefined();
    expect(read(`${' '.repeat(22)}JANE`, 'CITY OF DAYTON   v.   ROE, Defendant')?.[1]).toBe(EXPECTED[1]);
    expect(read('', `${' '.repeat(22)}X`, '', 'CITY OF DAYTON   v.   JANE ROE, Defendant')?.[1]).toBe(
      EXPECTED[1],
    );
  });

  it('are looked for on two pages, in forty-five rows of each', () => {
    expect(sideBySide(paper([], ROWS))?.page).toBe(2);
    expect(sideBySide(paper([], [], ROWS))).toBeUndefined();
    expect(read(...blank(44), ROWS[1]!)).toEqual(EXPECTED);
    expect(read(...blank(45), ROWS[1]!)).toBeUndefined();
  });
});

describe('the title of the labor board', () => {
  const ROW = 'Acme Tool Co. and Local 556, United Widget Workers.  Case 05-CA-123456';

  it('names the employer first, who answers, and then who charges', () => {
    const caption = laborBoardTitle(paper([ROW]));
    expect(caption).toMatchObject({ page: 1, confidence: 0.82 });
    expect(sides(caption)).toEqual([
      'Local 556 + United Widget Workers (charging party)',
      'Acme Tool Co. (respondent)',
    ]);
    expect(laborBoardTitle(paper(['Acme Tool Co. and Local 556. Page 05-CA-123456']))).toBeUndefined();
    expect(laborBoardTitle([])).toBeUndefined();
  });

  it('stands in fourteen rows of the first page, broken over six at most', () => {
    const broken = (rows: number) => [
      'Acme Tool Co. and',
      ...Array.from({ length: rows - 2 }, () => ''),
      'Local 556. Case 05-CA-123456',
    ];
    expect(laborBoardTitle(paper(broken(6)))).toBeDefined();
    expect(laborBoardTitle(paper(broken(7)))).toBeUndefined();
    expect(laborBoardTitle(paper([...blank(13), ROW]))).toBeDefined();
    expect(laborBoardTitle(paper([...blank(14), ROW]))).toBeUndefined();
    expect(laborBoardTitle(paper([], [ROW]))).toBeUndefined();
  });
});

describe('the case that an agreement ends', () => {
  const ROW =
    'Jane Ann Roe (“Roe”) brought an action entitled Roe v. Acme Tool, Inc., Case No. 22-17 (the “Action”).';

  it('is the one that it defines, its parties in full', () => {
    const caption = ownCase(paper([ROW]));
    expect(caption).toMatchObject({ page: 1, confidence: 0.8 });
    expect(sides(caption)).toEqual(['Jane Ann Roe (plaintiff)', 'Acme Tool, Inc. (defendant)']);
    expect(sides(ownCase(paper([ROW.replace('(“Roe”) ', '')])))?.[0]).toBe('Roe (plaintiff)');
    expect(sides(ownCase(paper([ROW.replace('entitled Roe', 'entitled John Roe')])))?.[0]).toBe(
      'John Roe (plaintiff)',
    );
    expect(ownCase(paper([ROW.replace('(the “Action”)', '(1990)')]))).toBeUndefined();
  });

  it('is defined on the first two pages', () => {
    expect(ownCase(paper([], [ROW]))?.page).toBe(2);
    expect(ownCase(paper([], [], [ROW]))).toBeUndefined();
  });
});

describe('the case that a paper relates to', () => {
  const read = (...rows: string[]) => sides(relatesTo(paper(rows)));
  const EXPECTED = ['Roe (plaintiff)', 'Acme Tool, Inc. (defendant)'];

  it('stands below those words', () => {
    const rows = ['This Document Relates To:', '', 'Roe v. Acme Tool, Inc.'];
    expect(relatesTo(paper(rows))).toMatchObject({ page: 1, confidence: 0.82 });
    expect(read(...rows)).toEqual(EXPECTED);
    expect(read('', 'This filing relates to', 'Roe v. Acme', 'Tool, Inc.', '', 'Other v. Words')).toEqual(
      EXPECTED,
    );
    expect(read(...rows, 'Case No. 22-17')).toEqual(EXPECTED);
    expect(read('Roe v. Acme Tool, Inc.')).toBeUndefined();
    expect(read('This Document Relates To:', 'All cases')).toBeUndefined();
    expect(relatesTo([])).toBeUndefined();
    expect(relatesTo(paper([], rows))).toBeUndefined();
  });

  it('stands within eight rows of them', () => {
    const far = (rows: number) => read('This Document Relates To:', ...blank(rows), 'Roe v. Acme Tool, Inc.');
    expect(far(7)).toEqual(EXPECTED);
    expect(far(8)).toBeUndefined();
  });

  it('names its plaintiff in full where the text does', () => {
    const [first] =
      sides(
        relatesTo(
          paper(
            ['This Document Relates To:', 'Roe v. Acme Tool, Inc.', ''],
            ['Here plaintiff Jane', 'Ann Roe moves.'],
          ),
        ),
      ) ?? [];
    expect(first).toBe('Jane Ann Roe (plaintiff)');
  });
});
