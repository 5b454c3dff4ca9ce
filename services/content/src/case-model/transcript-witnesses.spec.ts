import { describe, expect, it } from '@jest/globals';
import { witnessOf } from '../case-fields/witness-of.rules.js';
import { perWitness } from './transcript-witnesses.js';
import { talksOf } from './talks.js';

const talk = (about: string): string =>
  [1, 2, 3, 4]
    .map((one) => `   ${one}   Q.  Did you see the ${about} number ${one}?\n   ${one + 4}   A.  Yes.`)
    .join('\n');
const pages = [
  `VERBATIM REPORT OF PROCEEDINGS
For the Plaintiff:  ADA ROE
For the Defendant:  BO LIND`,
  `                                     41
          TULLOCH - Direct (Roe)
   1   HENRY TULLOCH, JR., sworn, testified:
   2        DIRECT EXAMINATION
   3   BY MS. ROE:
${talk('gate')}`,
  `                                     42
          TULLOCH - Cross (Lind)
${talk('fence')}`,
  `                                     43
   1   INES McARDLE, P.E., sworn, testified:
${talk('barn')}`,
].map((text, at) => ({ number: at + 1, text }));

const scanned = (of: readonly { number: number; text: string }[]) =>
  of.map((page) => ({ ...page, ocr: false, scanned: false, read: true }));

describe('perWitness', () => {
  const parts = perWitness({ name: 'trial.txt', pages });

  it('gives each witness the answers below the oath or the running head', () => {
    expect(parts.map((part) => witnessOf(scanned(part.pages)))).toEqual(['Henry Tulloch', 'Ines McArdle']);
    expect(parts.map((part) => talksOf(part).length)).toEqual([8, 4]);
    expect(talksOf(parts[1]!)[0]!.question).toContain('barn');
  });

  it('tells the cross-examination of a head, keeps the front page and the numbers of pages', () => {
    expect(parts[0]!.pages.map(({ text }) => text).join('\n')).toContain('CROSS EXAMINATION');
    expect(parts[1]!.pages.map(({ number }) => number)).toEqual([1, 4]);
  });

  it('keeps the place of a question by the page and the line that the transcript prints', () => {
    expect(talksOf(parts[0]!)[1]).toMatchObject({ folio: 41, line: 2 });
  });

  it('knows an oath that is printed with a capital', () => {
    const sworn = pages.map((page) => ({
      ...page,
      text: page.text.replace(/, sworn, testified:/, ', Sworn'),
    }));
    expect(perWitness({ name: 'trial.txt', pages: sworn })).toHaveLength(2);
  });

  it('gives an excerpt that begins in an examination to whom its index names, and never to the witness who comes after', () => {
    const excerpt = (index: string) =>
      perWitness({
        name: 'excerpt.txt',
        pages: [
          index,
          `   2\n   1        THE COURT: You are still under oath.\n   2        CROSS-EXAMINATION\n${talk('gate')}`,
          `   3\n   1   HENRY TULLOCH, JR.,\n   2   having been first duly sworn, testified as follows:\n   3        DIRECT EXAMINATION\n${talk('barn')}`,
        ].map((text, at) => ({ number: at + 1, text })),
      }).map((part) => [witnessOf(scanned(part.pages)), talksOf(part)[0]!.question]);

    const ofTulloch = ['Henry Tulloch', 'Did you see the barn number 1?'];
    expect(
      excerpt(
        'INDEX\n  ADA ORNE de la MOSS\n    Cross by Mr. Lind      2\n  HENRY TULLOCH, JR.\n    Direct      3',
      ),
    ).toEqual([['Ada Orne de la Moss', 'Did you see the gate number 1?'], ofTulloch]);
    expect(excerpt('Excerpt of proceedings')).toEqual([ofTulloch]);
  });

  it('leaves a transcript of one witness as it is where its head names him', () => {
    const [front, ...rest] = pages.slice(0, 3);
    const one = {
      name: 'deposition.txt',
      pages: [{ ...front!, text: `DEPOSITION OF HENRY TULLOCH, JR.\n\n${front!.text}` }, ...rest],
    };
    expect(perWitness(one)).toEqual([one]);
  });
});

describe('a hearing that takes its witnesses without a head of the page', () => {
  const rows = (begins: string, about: string): string => `${begins}\n${talk(about)}`;
  const hearing = (first: string, second: string) => ({
    name: 'hearing.txt',
    pages: [
      {
        number: 1,
        text: `BEFORE THE BOARD OF NURSING\n\nMS. ROE:  For the Board.\n\n${rows(first, 'gate')}`,
      },
      { number: 2, text: rows(second, 'barn') },
    ],
  });
  it.each([
    [
      'who are called and sworn',
      'MS. ROE:  The Board calls Ada Moss.\n(Witness sworn.)\nDIRECT EXAMINATION\nBY MS. ROE:',
      'MR. LIND:  The respondent calls its first witness, Dr. Ines Orne.\n(The witness was sworn.)\nDIRECT EXAMINATION\nBY MR. LIND:',
    ],
    [
      'whose names stand alone above the oath',
      '              ADA MOSS,\na witness called on behalf of the Board, having been first\nduly sworn, testified as follows:\nBY MS. ROE:',
      '              INES ORNE\nwas called as a witness and, having been duly sworn, testified:\nBY MR. LIND:',
    ],
    [
      'whom the reporter notes',
      '(Ada Moss, sworn.)\nBY MS. ROE:',
      '(Whereupon, Ines Orne was duly sworn.)\nBY MR. LIND:',
    ],
    [
      'whom the heading of the examination names',
      'DIRECT EXAMINATION OF ADA MOSS\nBY MS. ROE:',
      'DIRECT EXAMINATION OF INES ORNE\nBY MR. LIND:',
    ],
    [
      'whom the heading of a cross-examination names, with whoever examines',
      'Cross-examination of ADA MOSS, by Mr. Lind:',
      'Cross-examination of INES ORNE, by Mr. Lind:',
    ],
  ])('%s', (_, first, second) => {
    const parts = perWitness(hearing(first, second));
    expect(parts.map((part) => witnessOf(scanned(part.pages)).split(' ').at(-1))).toEqual(['Moss', 'Orne']);
    expect(parts.map((part) => talksOf(part).length)).toEqual([4, 4]);
  });

  it('goes on with whom the foot of a page swears in', () => {
    const parts = perWitness(hearing('(Ada Moss, sworn.)\nBY MS. ROE:', 'DIRECT EXAMINATION\nBY MR. LIND:'));
    expect(parts.map((part) => witnessOf(scanned(part.pages)))).toEqual(['Ada Moss']);
    const [first, second] = hearing(
      '(Ada Moss, sworn.)\nBY MS. ROE:',
      'DIRECT EXAMINATION\nBY MR. LIND:',
    ).pages;
    const broken = {
      name: 'hearing.txt',
      pages: [{ ...first!, text: `${first!.text}\nINES ORNE, Sworn` }, second!],
    };
    expect(perWitness(broken).map((part) => talksOf(part).length)).toEqual([4, 4]);
  });

  it('names the only witness of one', () => {
    const [only, ...more] = perWitness(
      hearing('MS. ROE:  The Board calls Ada Moss.\n(Witness sworn.)\nBY MS. ROE:', ''),
    );
    expect(more).toEqual([]);
    expect(witnessOf(scanned(only!.pages))).toBe('Ada Moss');
  });

  it('begins no witness where somebody only calls somebody', () => {
    const one = {
      name: 'deposition.txt',
      pages: [
        { number: 1, text: `DEPOSITION OF ADA MOSS\n\nBY MS. ROE:\n${talk('gate')}` },
        {
          number: 2,
          text: `   1   Q.  Who calls Ines Orne, when it is late?\n   2   A.  I do.\n${talk('barn')}`,
        },
      ],
    };
    expect(perWitness(one)).toEqual([one]);
  });
});
