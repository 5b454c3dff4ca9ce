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

  it('leaves a transcript of one witness as it is', () => {
    const one = { name: 'deposition.txt', pages: pages.slice(0, 3) };
    expect(perWitness(one)).toEqual([one]);
  });
});
