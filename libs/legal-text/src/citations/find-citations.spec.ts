import { describe, expect, it } from '@jest/globals';
import { findAuthorities, findCitations } from './find-citations.js';

const keys = (text: string) => findCitations(text).map((citation) => citation.key);
const only = (text: string) => {
  const found = findCitations(text);
  expect(found).toHaveLength(1);
  return found[0];
};

describe('citations in a text', () => {
  it('reads a case with its name, pages, court and year', () => {
    expect(only('We follow Norman v. United States, 429 F.3d 1081, 1095 (Fed. Cir. 2005).')).toMatchObject({
      kind: 'case',
      key: '429|f3d|1081',
      caseName: 'Norman v. United States',
      text: 'Norman v. United States, 429 F.3d 1081, 1095 (Fed. Cir. 2005)',
    });
  });

  it.each([
    'Tex. Civ. Prac. & Rem. Code § 16.003',
    'Tex. Civ. Prac. & Rem. Code Ann. § 41.008(b)',
    'TEX. BUS. & COM. CODE § 2.314',
    'Cal. Bus. & Prof. Code § 17200',
    'Cal. Code Civ. Proc. § 425.16',
    'California Code of Civil Procedure section 425.16',
    'Tex. Code Crim. Proc. Ann. art. 38.22',
    'Mass. Gen. Laws ch. 93A, § 2',
    'Md. Code Ann., Cts. & Jud. Proc. § 5-101',
    'La. Civ. Code art. 2315',
    'Title 18, United States Code, Sections 1341, 1349 and 2',
  ])('reads a code of several words whole: %s', (code) => {
    expect(only(`He relies on ${code} here.`)).toMatchObject({ kind: 'statute', text: code });
  });

  it('counts parallel citations as one case', () => {
    expect(only('Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705, 35 L. Ed. 2d 147 (1973)')?.keys).toEqual([
      '410|us|113',
      '93|sct|705',
      '35|led2d|147',
    ]);
  });

  it.each([
    ['410 U.S. 113', '410|us|113'],
    ['410 U. S. 113', '410|us|113'],
    ['459 F. Supp. 3d 273', '459|fsupp3d|273'],
    ["123 F. App'x 456", '123|fappx|456'],
    ['301 S.W.3d 603', '301|sw3d|603'],
    ['169 N.C. 265', '169|nc|265'],
    ['2020 WL 6948354', '2020|wl|6948354'],
    ['2021 IL App (1st) 190234-U', '2021|ilapp1st|190234u'],
    ['T.C. Memo. 2015-100', 'tcmemo|2015|100'],
    ['138 T.C. 12', '138|tc|12'],
    ['28 U.S.C. § 1346(a)(2)', '28usc|1346(a)(2)'],
    ['28 U.S.C. 1346(a)(2)', '28usc|1346(a)(2)'],
    ['Title 18, United States Code, Section 1343', '18usc|1343'],
    ['29 C.F.R. § 1910.134(a)', '29cfr|1910.134(a)'],
    ['N.C.G.S. § 14-306.4', 'ncgs|14-306.4'],
    ['TEX. INS. CODE § 541.060', 'texinscode|541.060'],
    ['Tex. Ins. Code § 541.060', 'texinscode|541.060'],
    ['735 ILCS 5/9-101', '735ilcs|5/9-101'],
    ['RCW 59.18.060', 'rcw|59.18.060'],
    ['§ 768.28, Fla. Stat.', 'flastat|768.28'],
    ['U.S. Const. amend. XIV', 'usconstamend|amend.xiv'],
    ['FED. R. CIV. P. 12(b)(6)', 'fedrcivp|12(b)(6)'],
    ['Federal Rule of Civil Procedure 12(b)(6)', 'fedrcivp|12(b)(6)'],
    ['Pub. L. No. 107-347', 'publ|107-347'],
  ])('keys %s as %s', (text, key) => {
    expect(keys(`The court cited ${text} for this.`)).toEqual([key]);
  });

  it('reads a citation that goes on in the next, indented line', () => {
    expect(
      keys(
        'Norman v. United States, 429\n            F.3d 1081 (Fed. Cir.\n            2005) and 28 U.S.C.\n            § 1346.',
      ),
    ).toEqual(['429|f3d|1081', '28usc|1346']);
    expect(keys('459 F. Supp.\n          3d 273')).toEqual(['459|fsupp3d|273']);
  });

  it('knows the parallel forms of a tax memorandum', () => {
    expect(only('Smith v. Commissioner, T.C. Memo. 2015-100, 109 T.C.M. (CCH) 1509')?.keys).toEqual([
      'tcmemo|2015|100',
      '109|tcmcch|1509',
    ]);
  });

  it('ties short forms and "Id." to the case they stand for, by name where one volume holds two', () => {
    const text =
      'Hest v. State, 366 N.C. 289 (2012). Sandhill v. State, 366 N.C. 323 (2012). Hest, 366 N.C. at 291. Id. at 292.';
    expect(keys(text)).toEqual(['366|nc|289', '366|nc|323', '366|nc|289', '366|nc|289']);
    expect(findAuthorities(text)).toHaveLength(2);
  });

  it('takes a bare rule from the set that was named last', () => {
    expect(keys('Fed. R. Civ. P. 12(b)(6) and Rule 56 apply.')).toEqual(['fedrcivp|12(b)(6)', 'fedrcivp|56']);
    expect(keys('Rule 1 of the house: be kind.')).toEqual([]);
  });

  it.each([
    'as discussed supra',
    '1 2 3 4',
    '17 Page 1',
    '12 or 345 people',
    'He paid $5 Mass. 3',
    'May 5, 2020 at 3',
    'Case 1:17-cr-00182 Document 19',
    '28 U.S.C.',
  ])('finds no citation in "%s"', (text) => expect(findCitations(text)).toEqual([]));

  it('does not reach over a sentence for the name', () => {
    expect(only('The claim fails. See Hest. Lipkin v. State, 169 N.C. 265 (1915)')?.caseName).toBe(
      'Lipkin v. State',
    );
  });

  it('takes time in proportion to the text, whatever it holds', () => {
    const junk = [
      'A'.repeat(400_000),
      'A.B.'.repeat(100_000),
      '1 '.repeat(200_000),
      '('.repeat(400_000),
      '§ '.repeat(200_000),
      'Abc v. '.repeat(57_000),
      'Code '.repeat(80_000),
      '1 U.S. 1 F.2d 3 '.repeat(25_000),
      ' '.repeat(400_000),
      '1          U.          S.          '.repeat(11_000),
      'Code          '.repeat(28_000),
      'Fed. R. Civ. '.repeat(30_000),
      '28 U.S.C. § 1, 2, 3, 4, '.repeat(17_000),
    ];
    // Processor time: what else the machine is busy with does not count.
    const time = (text: string) => {
      const runs = [1, 2, 3].map(() => {
        const before = process.cpuUsage();
        findCitations(text);
        return process.cpuUsage(before).user / 1000;
      });
      return Math.min(...runs);
    };
    for (const text of junk) {
      // Quadratic work would take a hundred times as long for ten times the text.
      expect(time(text)).toBeLessThan(40 * time(text.slice(0, text.length / 10)) + 100);
    }
  });

  it.each([
    ['He sued under Labor Law 240(1).', 'laborlaw|240(1)'],
    ['15 U.S.C. section 1114', '15usc|1114'],
    ['section 1983 of Title 42', '42usc|1983'],
    ['Section 10(b) of the Securities Exchange Act of 1934', 'securitiesexchangeact|10(b)'],
    ['G.L. c. 149, § 148', 'gl149|148'],
    ['M.G.L. chapter 93A, section 9', 'mgl93a|9'],
    ['N.Y. Penal Law 125.25', 'nypenallaw|125.25'],
  ])('reads %s, with a sign or without one', (text, key) => {
    expect(keys(text)).toEqual([key]);
  });

  it('does not take a law school and a year for a statute, nor two chapters for one', () => {
    expect(keys('He left Harvard Law 2010 for a firm. The Code 1983 was old.')).toEqual([]);
    expect(keys('G.L. c. 93A, § 9')).not.toEqual(keys('G.L. c. 149, § 9'));
  });

  it('keeps the name of a case with one party', () => {
    expect(only('In re Alder Foam Corp., 859 F.2d 1000 (1st Cir. 1988)')?.caseName).toBe(
      'In re Alder Foam Corp.',
    );
  });
});
