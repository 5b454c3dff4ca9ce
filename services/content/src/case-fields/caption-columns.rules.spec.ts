import { describe, expect, it } from '@jest/globals';
import { BESIDE, leftColumn, rightColumn, withoutJudge } from './caption-columns.rules.js';

/** The left cells from the first row on, "~" for a row that neither parts nor joins. */
const left = (rows: string[], at = 0): string[] =>
  leftColumn(rows, at).cells.map((cell) => cell.replaceAll(BESIDE, '~'));

const RULED = [
  'MARIA LOPEZ,            )',
  '     Plaintiff,         )   No. 22-417',
  'v.                      )',
  'HARBOR, INC.,           )   COMPLAINT FOR DAMAGES',
  '     Defendant.         )   AND COSTS',
];
const SPACED = RULED.map((row) => row.replace(')', ' ').trimEnd());
const NAMES = ['MARIA LOPEZ,', 'Plaintiff,', 'v.', 'HARBOR, INC.,', 'Defendant.'];

describe('the columns of a caption', () => {
  it('are parted by a printed rule, or by white space', () => {
    expect(left(RULED)).toEqual(NAMES);
    expect(left(SPACED)).toEqual(NAMES);
    for (const sign of [']', ':', '§', '|', '}', '*'])
      expect(left(RULED.map((row) => row.replace(')', sign)))).toEqual(NAMES);
  });

  it('have the docket and the title on the right, down to where they end', () => {
    for (const rows of [RULED, SPACED]) {
      expect(rightColumn(rows, 1)).toEqual(['No. 22-417']);
      expect(rightColumn(rows, 3)).toEqual(['COMPLAINT FOR DAMAGES', 'AND COSTS']);
    }
    expect(rightColumn([...RULED, '', '                        )   JURY DEMAND'], 3)).toEqual([
      'COMPLAINT FOR DAMAGES',
      'AND COSTS',
      'JURY DEMAND',
    ]);
  });

  it('leave a judge out behind a role, and not behind a name', () => {
    expect(withoutJudge('Involuntary Plaintiff, Hon. Theodora Moss')).toBe('Involuntary Plaintiff');
    expect(withoutJudge('JOHN ROE and Hon. Theodora Moss')).toBe('JOHN ROE and Hon. Theodora Moss');
  });

  it('need three marks of a rule: two are none', () => {
    const two = RULED.map((row, i) => (i < 2 ? row : row.replace(/ *\)/, '')));
    expect(left(two)[0]).toBe('MARIA LOPEZ,');
    expect(left(['MARIA LOPEZ, )', 'JOHN ROE )'])).toEqual(['MARIA LOPEZ,', 'JOHN ROE']);
  });

  it('take the section mark of a statute for none', () => {
    const rows = ['Under 15 U.S.C. § 1114;', 'and 15 U.S.C. § 1125,', 'and 28 U.S.C. § 1331.'];
    expect(left(rows)).toEqual(rows);
  });

  it('leave out what a form tells the one who fills it in, and the room of a judge', () => {
    expect(
      left(['MARIA LOPEZ', '(Write the full name of each plaintiff)', 'Division 4', 'JOHN ROE']),
    ).toEqual(['MARIA LOPEZ', '~', '~', 'JOHN ROE']);
  });

  it('are looked at twenty-five rows up and down', () => {
    const rows = Array.from({ length: 80 }, (_, i) => `ROW ${i}`);
    const { cells, at } = leftColumn(rows, 40);
    expect([cells[0], cells.at(-1), cells.length, at]).toEqual(['ROW 15', 'ROW 64', 50, 25]);
    expect(leftColumn(rows, 10)).toMatchObject({ at: 10 });
    expect(leftColumn(rows, 40, 5).cells).toHaveLength(10);
  });
});

describe('empty rows between all rows', () => {
  const wide = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => [`NAME ${'ABCDEFGHIJ'[i]}`, '']).flat();

  it('part nothing, from six rows on', () => {
    expect(left(wide(6)).slice(0, 11)).toEqual([
      'NAME A',
      '~',
      'NAME B',
      '~',
      'NAME C',
      '~',
      'NAME D',
      '~',
      'NAME E',
      '~',
      'NAME F',
    ]);
    expect(left(wide(5)).filter((cell) => cell === '~')).toEqual([]);
  });

  it('are looked for above and below', () => {
    for (const at of [0, 4, 10]) expect(left(wide(6), at).filter((cell) => cell === '~')).toHaveLength(5);
  });

  it('part what they did after a full stop', () => {
    const rows = wide(7);
    rows[2] = 'NAME B.';
    expect(left(rows).flatMap((cell, row) => (cell === '~' ? [row] : []))).toEqual([1, 5, 7, 9, 11]);
  });

  it('end where two rows follow on each other', () => {
    const rows = [...wide(6), 'NAME X', 'NAME Y', ''];
    expect(left(rows).filter((cell) => cell === '~').length).toBe(5);
    expect(left([...wide(5), 'NAME X', 'NAME Y', '']).filter((cell) => cell === '~')).toEqual([]);
  });
});
