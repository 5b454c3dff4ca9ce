import { describe, expect, it } from '@jest/globals';
import type { Caption } from '../caption.rules.js';
import type { DocumentKind } from '../document-kind.rules.js';
import { sideFeatures } from './side-features.rules.js';

const caption = {
  first: { names: ['Maria Lopez'], roles: ['plaintiff'] },
  second: { names: ['Harbor Terminal, Inc.'], roles: ['defendant'] },
  page: 1,
  confidence: 1,
} as unknown as Caption;
const pagesOf = (...texts: string[]) =>
  texts.map((text, i) => ({ number: i + 1, text, ocr: false, scanned: false, read: true }));
const of = (text: string, kind: DocumentKind = 'brief' as DocumentKind) =>
  sideFeatures(kind, caption, pagesOf(text));

describe('whose paper it is, by its words', () => {
  it.each([
    ['counselAtHead', 'Attorneys for Plaintiff', 1],
    ['counselAtHead', 'Attorneys for Defendant', -1],
    ['counselAtHead', 'Counsel for Harbor Terminal', -1],
    ['counselAtHead', 'Attorneys for whoever comes', 0],
    ['represents', 'This firm represents Maria Lopez', 1],
    ['represents', 'I write on behalf of Harbor Terminal', -1],
    ['comesNow', 'COMES NOW the Plaintiff and says', 1],
    ['comesNow', 'Now comes the defendant', -1],
    ['moves', 'Defendant Harbor Terminal hereby moves to dismiss', -1],
    ['moves', 'The plaintiff respectfully submits this brief', 1],
    ['moves', 'The plaintiff must submit a brief', 0],
    ['opposes', 'Opposition to Plaintiff’s motion', -1],
    ['opposes', 'Reply to the Defendants’ brief', 1],
    ['titleOf', 'Defendant’s Motion to Dismiss', -1],
    ['briefFor', 'Brief for the Plaintiff', 1],
    ['briefFor', 'Answer of Harbor Terminal', -1],
    ['dismisses', 'motion to dismiss Plaintiff’s amended complaint', -1],
  ])('%s: "%s"', (name, text, sided) => expect(of(text)[name]! + 0).toBe(sided));

  it('takes the side that is said most, of as many the first', () => {
    expect(of('Attorneys for Plaintiff. Counsel for Defendant. Counsel for Defendant.').counselAtHead).toBe(
      -1,
    );
    expect(of('Attorneys for Plaintiff. Counsel for Defendant.').counselAtHead).toBe(1);
    expect(of('Attorneys for nobody here. Counsel for Defendant. Counsel for Plaintiff.').counselAtHead).toBe(
      -1,
    );
  });

  it('looks at six at most', () => {
    const said = `${'Counsel for Defendant. '.repeat(3)}${'Counsel for Plaintiff. '.repeat(9)}`;
    // Three and three: the first.
    expect(of(said).counselAtHead).toBe(-1);
  });

  it('looks at the first two pages and at the last three behind them', () => {
    const blank = Array.from({ length: 6 }, () => 'Nothing.');
    const at = (page: number) => {
      const texts = blank.map((text, i) => (i === page ? 'Attorneys for Defendant' : text));
      const { counselAtHead, counselAtEnd } = sideFeatures(
        'brief' as DocumentKind,
        caption,
        pagesOf(...texts),
      );
      return [counselAtHead! + 0, counselAtEnd! + 0];
    };
    expect([0, 1, 2, 3, 5].map(at)).toEqual([
      [-1, 0],
      [-1, 0],
      [0, 0],
      [0, -1],
      [0, -1],
    ]);
  });

  it('goes by the sort of paper where it says so', () => {
    const kinds = ['complaint', 'charge', 'petition', 'answer', 'order'] as const;
    expect(kinds.map((kind) => of('Nothing.', kind).sortOfPaper)).toEqual([1, 1, 1, -1, 0]);
  });

  it('tells a role that both sides may have by the caption, else by its own meaning', () => {
    const appeal = {
      ...caption,
      first: { ...caption.first, roles: ['appellant'] },
      second: { ...caption.second!, roles: ['appellee'] },
    };
    const said = (text: string, who: Caption) =>
      sideFeatures('brief' as DocumentKind, who, pagesOf(text)).counselAtHead! + 0;
    expect(said('Attorneys for Appellant', appeal)).toBe(1);
    expect(said('Attorneys for Appellee', appeal)).toBe(-1);
    expect(said('Attorneys for Appellee', caption)).toBe(0);
    expect(said('Attorneys for Respondent', caption)).toBe(-1);
    expect(said('Attorneys for Petitioner', caption)).toBe(1);
  });
});
