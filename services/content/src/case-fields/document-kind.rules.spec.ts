import { describe, expect, it } from '@jest/globals';
import type { Caption } from './caption.rules.js';
import { type DocumentKind, readDocumentKind, readFilingSide } from './document-kind.rules.js';

const caption = {
  first: { names: ['Maria Lopez'], roles: ['plaintiff'] },
  second: { names: ['Harbor Terminal, Inc.'], roles: ['defendant'] },
  page: 1,
  confidence: 1,
} as unknown as Caption;
const filed = (text: string, kind: DocumentKind = 'other', by = caption) => {
  const { side, said } = readFilingSide(kind, by, [{ number: 1, text }]);
  return [side, said?.quote];
};

describe('whose paper it is', () => {
  it('is said in its title by a name', () => {
    expect(filed('HARBOR TERMINAL’S MOTION IN LIMINE')).toEqual(['second', 'HARBOR TERMINAL’S MOTION']);
    expect(filed('MARIA LOPEZ’S REPLY BRIEF')[0]).toBe('first');
    expect(filed('Harbor Terminal’s motion was late')).toEqual(['first', undefined]);
    expect(filed('MARIA LOPEZ’S REPLY TO HARBOR TERMINAL’S MOTION')).toEqual([
      'first',
      'MARIA LOPEZ’S REPLY TO HARBOR TERMINAL’S MOTION',
    ]);
  });

  it.each([
    ['BRIEF FOR THE DEFENDANT', 'second'],
    ['Answer of the Plaintiff', 'first'],
    ['Defendant’s Motion to Dismiss', 'second'],
    ['Attorneys for Plaintiff', 'first'],
    ['Counsel for the Defendant', 'second'],
    ['COMES NOW the Defendant', 'second'],
  ])('is said by a role: "%s"', (text, side) => {
    expect(filed(text)[0]).toBe(side);
    expect(filed(text)[1]).toBeDefined();
  });

  it('goes by the roles of the caption where both sides have them turned', () => {
    const turned = {
      ...caption,
      first: { ...caption.first, roles: ['defendant'] },
      second: { ...caption.second, roles: ['plaintiff'] },
    } as unknown as Caption;
    expect(filed('Attorneys for Plaintiff', 'other', turned)[0]).toBe('second');
  });

  it('is that of the second side for an answer, else of the first, where nothing says it', () => {
    expect(filed('Nothing.', 'answer')).toEqual(['second', undefined]);
    expect(filed('Nothing.', 'complaint')).toEqual(['first', undefined]);
  });

  it('is nobody’s where a court wrote it', () => {
    expect(filed('Attorneys for Defendant', 'opinion')).toEqual(['first', undefined]);
    expect(filed('Attorneys for Defendant', 'order')).toEqual(['first', undefined]);
  });
});

describe('what sort of paper it is', () => {
  it.each([
    ['Upon the Petition of ANN LEE,   )   PETITION TO MODIFY\n   )   DECREE (SUPPORT)', 'petition'],
    ['DECREE OF DISSOLUTION', 'order'],
    ['I N D I C T M E N T\n\nTHE GRAND JURY CHARGES:', 'charge'],
    ["DEFENDANT'S SECOND AMENDED ANSWER, VERIFIED DENIAL AND COUNTERCLAIM", 'answer'],
  ])('by its title: %s', (text, kind) => {
    expect(readDocumentKind([{ number: 1, text }])).toBe(kind);
  });
});

describe('what a paper is', () => {
  const kind = (...texts: string[]) => readDocumentKind(texts.map((text, at) => ({ number: at + 1, text })));
  const prose = Array<string>(9)
    .fill('she told him that the boy was well and went on to sleep there.')
    .join('\n');

  it.each([
    ['RESPONSE TO FIRST AMENDED PETITION TO RELOCATE', 'answer'],
    ['FELONY INFORMATION', 'charge'],
    ['NOTICE OF APPEAL\nOrder Granting Summary Judgment', 'notice'],
  ])('is told by its title: %s', (title, found) => {
    expect(kind(`CIRCUIT COURT OF LANE COUNTY\n\n${title}\n`)).toBe(found);
  });

  it('is told by a title on the second page only behind a caption that says nothing else', () => {
    const caption = 'CIRCUIT COURT OF LANE COUNTY\nANN LEE, Plaintiff,\nv.\nCARL MOSS, Defendant.';
    expect(kind(caption, 'COMPLAINT\n')).toBe('complaint');
    expect(kind(`Oak School\n${prose}`, 'Date   Complaint   Action')).toBe('other');
    expect(kind(`${caption}\n${prose}`, 'COMPLAINT\n')).toBe('other');
  });
});
