import { describe, expect, it } from '@jest/globals';
import { criminalCaption, labeledTitle, matterOf, runningTitle, titleLine } from './caption-forms.rules.js';
import type { Caption } from './caption.rules.js';

const paper = (...pages: string[][]) =>
  pages.map((rows, index) => ({ number: index + 1, text: rows.join('\n') }));
const names = (caption: Caption | undefined) =>
  caption && [caption.first, caption.second].flatMap((side) => (side ? [side.names.join(' + ')] : []));
const blank = (count: number): string[] => Array.from({ length: count }, () => '');
const ROE = ['Jane Roe', 'Acme Tool, Inc.'];

describe('a title in a labeled line', () => {
  const read = (...rows: string[]) => names(labeledTitle(paper(rows)));

  it('stands behind its label, with or without a number', () => {
    expect(labeledTitle(paper([], ['Re: Jane Roe v. Acme Tool, Inc.']))).toMatchObject({
      page: 2,
      confidence: 0.9,
    });
    for (const row of [
      'Case Name: Jane Roe v. Acme Tool, Inc.',
      'Re: Cause No. DC-23-17744; Jane Roe v. Acme Tool, Inc.',
      'No. 22-30105    Jane Roe v. Acme Tool, Inc.',
      'Caption: No. 17    Jane Roe v. Acme Tool, Inc.    Judge Poe',
      'Re: Jane Roe v. Acme Tool, Inc., No. 19 Civ. 1234 (JS)',
    ])
      expect(read(row)).toEqual(ROE);
    expect(read('Re: your letter')).toBeUndefined();
    expect(read('Re: Roe v. Poe, 567 U.S. 460 (2012)')).toBeUndefined();
    expect(read('Jane Roe v. Acme Tool, Inc.')).toBeUndefined();
  });

  it('goes on in the next row where it is open, or below it beside a second column', () => {
    expect(read('Re: Jane Roe v.', '  Acme Tool, Inc.')).toEqual(ROE);
    expect(read('Re: Jane Roe v. Poe', 'Acme Tool, Inc.')).toEqual(['Jane Roe', 'Poe']);
    expect(read('Title  Jane Roe v. Acme      Judge Poe', 'Tool, Inc.    Room 4')).toEqual(ROE);
    expect(read('Title  Jane Roe v. Acme      Judge Poe', 'Judge Doe   Room 4')).toEqual([
      'Jane Roe',
      'Acme',
    ]);
    expect(read('Title  Jane Roe v. Acme      Judge Poe', 'Filed: May 4   Room 4')).toEqual([
      'Jane Roe',
      'Acme',
    ]);
    expect(read('Re: Jane Roe v. Acme', 'Tool, Inc.')).toEqual(['Jane Roe', 'Acme']);
  });

  it('that is short keeps thirty letters of a name: it is whole where the text has it, or marked', () => {
    const cut = 'National Widget Workers Associ';
    const row = `Short Title: ${cut} v. Jane Roe`;
    expect(cut).toHaveLength(30);
    expect(read(row)).toEqual([`${cut}…`, 'Jane Roe']);
    expect(read(row, `Here the ${cut}ation of Ohio moves.`)?.[0]).toBe(`${cut}ation of Ohio`);
    expect(read(row, `Here the ${cut}ation of Ohio and the court.`)?.[0]).toBe(`${cut}ation of Ohio`);
    expect(read(row.replace('Short Title', 'Title'), `${cut}ation`)?.[0]).toBe(cut);
    expect(read('Short Title: National Widget Workers Assoc v. Jane Roe')?.[0]).toBe(
      'National Widget Workers Assoc',
    );
  });
});

describe('a title of capitals', () => {
  const read = (...rows: string[]) => names(titleLine(paper(rows)));

  it('is one line, or as many as are in capitals around it, three above and below', () => {
    expect(titleLine(paper([], ['JANE ROE v. ACME TOOL, INC.']))).toMatchObject({
      page: 2,
      confidence: 0.85,
    });
    expect(read('JANE', 'ROE v. ACME', 'TOOL, INC.')).toEqual(ROE);
    expect(read('Jane', 'ROE v. ACME', 'Tool')).toEqual(['Roe', 'Acme']);
    expect(read('Jane Roe v. Acme Tool, Inc.')).toBeUndefined();
    const rows = (above: number, below: number) =>
      read(
        ...'ABCDE'
          .slice(5 - above)
          .split('')
          .map((one) => `${one}AA`),
        'BO v. PO',
        ...'FGHIJ'
          .slice(0, below)
          .split('')
          .map((one) => `${one}OO`),
      );
    expect(rows(3, 3)).toEqual(['Caa Daa Eaa Bo', 'Po Foo Goo Hoo']);
    expect(rows(4, 4)).toEqual(['Caa Daa Eaa Bo', 'Po Foo Goo Hoo']);
    expect(rows(2, 0)).toEqual(['Daa Eaa Bo', 'PO']);
  });

  it('leaves out the court and the number over it', () => {
    expect(read('SUPREME COURT OF OHIO', 'JANE ROE v. ACME TOOL, INC.', 'ARGUED MAY 4')).toEqual(ROE);
    expect(read('', 'JANE ROE v. ACME TOOL, INC.', '')).toEqual(ROE);
  });

  it('stands in forty-five rows of the first two pages, in under 130 letters', () => {
    expect(read(...blank(44), 'JANE ROE v. ACME TOOL, INC.')).toEqual(ROE);
    expect(read(...blank(45), 'JANE ROE v. ACME TOOL, INC.')).toBeUndefined();
    expect(titleLine(paper([], [], ['JANE ROE v. ACME TOOL, INC.']))).toBeUndefined();
    const long = (length: number) => read(`JANE ROE v. ${'ACMETOOL '.repeat(20).slice(0, length - 12)}`);
    expect(long(129)).toBeDefined();
    expect(long(130)).toBeUndefined();
  });
});

describe('a title at the head of the pages', () => {
  it('is read without the number of the page', () => {
    for (const head of ['12 ROE v. POE', 'ROE v. POE   12', 'ROE v. POE'])
      expect(runningTitle([head])).toMatchObject({ page: 1, confidence: 0.82, first: { names: ['Roe'] } });
  });

  it('is not that of a reporter', () => {
    expect(runningTitle(['Cite as: ROE v. POE'])).toBeUndefined();
    expect(runningTitle(['Opinion of the Court', 'ROE v. POE'])).toBeDefined();
    expect(runningTitle([])).toBeUndefined();
  });
});

describe('a criminal caption whose "v." is lost', () => {
  const STATE = 'STATE OF OHIO,';
  const read = (...rows: string[]) => names(criminalCaption(paper(rows)));

  it('is the government, names in capitals, and "Defendant"', () => {
    const caption = criminalCaption(paper([], [STATE, 'Plaintiff,', '', 'JOHN ROE,', 'Defendant.']));
    expect(caption).toMatchObject({
      page: 2,
      confidence: 0.75,
      first: { names: ['State of Ohio'], roles: ['plaintiff'] },
      second: { names: ['John Roe'], roles: ['defendant'] },
    });
    expect(read(STATE, 'a text', 'JOHN ROE,', 'Defendant.')).toEqual(['State of Ohio', 'John Roe']);
    expect(read(STATE, 'Defendant.')).toBeUndefined();
    expect(read(STATE, 'JOHN ROE,')).toBeUndefined();
    expect(read('ACME TOOL, INC.', 'JOHN ROE,', 'Defendant.')).toBeUndefined();
  });

  it('is none where the government was the heading of a court', () => {
    expect(read(STATE, 'JANE ROE,', 'Plaintiff,', 'JOHN ROE,', 'Defendant.')).toBeUndefined();
    expect(read(STATE, '', 'Plaintiff,', 'JOHN ROE,', 'Defendant.')).toEqual(['State of Ohio', 'John Roe']);
  });

  it('ends within thirteen rows', () => {
    const far = (rows: number) => read(STATE, 'JOHN ROE,', ...blank(rows), 'Defendant.');
    expect(far(11)).toEqual(['State of Ohio', 'John Roe']);
    expect(far(12)).toBeUndefined();
  });
});

describe('a matter of one party', () => {
  const read = (...rows: string[]) => names(matterOf(paper(rows)));

  it('is named behind its words, or below them', () => {
    expect(matterOf(paper([], ['In re Jane Roe']))).toMatchObject({ page: 2, confidence: 0.85 });
    expect(read('IN THE MATTER OF', '', 'THE ESTATE OF JANE ROE,', 'Deceased.')?.[0]).toContain('Jane Roe');
    expect(read('In the Matter of the', 'Guardianship of: JANE ROE')).toEqual(['Jane Roe']);
    expect(read('Matter of Jane ROE, Respondent', 'NOT A PARTY')).toEqual(['Jane Roe']);
    expect(read('In re Roe, 567 U.S. 460 (2012)')).toBeUndefined();
    expect(read('A text of nothing')).toBeUndefined();
  });

  it('has its names before its role, up to what is no name any more', () => {
    const roles = matterOf(paper(['In re', 'JANE ROE', 'and JOHN ROE,', 'Debtors.', 'Chapter 7']));
    expect(roles?.first).toMatchObject({ names: ['Jane Roe', 'John Roe'], roles: ['debtors'] });
    expect(read('In re JANE ROE', '', 'JOHN POE')).toEqual(['Jane Roe']);
    expect(read('In re JANE ROE', 'Case No. 17')).toEqual(['Jane Roe']);
    expect(read('In re JANE ROE', '1. Comes the party')).toEqual(['Jane Roe']);
    expect(read('In re Jane Roe and', '', 'John Poe')).toEqual(['Jane Roe + John Poe']);
    expect(read('In re Acme', 'Tool Corp.', 'Works')).toEqual(['Acme Tool Corp. Works']);
    expect(read('In re Jane', 'Ann Roe.', 'Works')).toEqual(['Jane Ann Roe']);
  });

  it('of a marriage are two', () => {
    const plain = matterOf(paper(['In re Marriage of Jane Roe and John Poe']));
    expect(plain).toMatchObject({
      confidence: 0.88,
      page: 1,
      first: { names: ['Jane Roe'], roles: ['petitioner'] },
      second: { names: ['John Poe'], roles: ['respondent'] },
    });
    const marked = ['In re the Marriage of:', 'JANE ROE,', 'Petitioner,', 'and', 'JOHN POE,', 'Respondent.'];
    expect(read(...marked)).toEqual(['Jane Roe', 'John Poe']);
  });

  it('stands in forty-five rows of the first two pages', () => {
    expect(read(...blank(44), 'In re Jane Roe')).toEqual(['Jane Roe']);
    expect(read(...blank(45), 'In re Jane Roe')).toBeUndefined();
    expect(matterOf(paper([], [], ['In re Jane Roe']))).toBeUndefined();
  });
});
