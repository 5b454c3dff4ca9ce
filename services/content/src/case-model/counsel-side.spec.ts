import { describe, expect, it } from '@jest/globals';
import { readCase } from './build.js';
import { counselSide } from './counsel-side.js';

const paper = (name: string, text: string) => ({ name, pages: [{ number: 1, text }] });
const scanned = (text: string) => [{ number: 1, text, ocr: false, scanned: false, read: true }];
const TRANSCRIPT = `HEARING
BY MS. QUILL:
Q. Where were you?
A. At home.
BY MR. LIND:
Q. Alone?
A. Yes.`;
const sides = (
  clientName: string,
  opposingParty: string,
  papers: ReturnType<typeof paper>[],
  transcript = TRANSCRIPT,
) => {
  const read = readCase({ caseType: 'civil-litigation', clientName, opposingParty, keyFacts: '' }, [
    ...papers,
    paper('hearing.txt', transcript),
  ]);
  const side = counselSide(read, scanned(transcript));
  return [side('MS. QUILL'), side('MR. LIND')];
};

describe('for whom counsel of a transcript appear', () => {
  it('is told by the complaint that one of them signed', () => {
    const complaint = paper(
      'complaint.txt',
      `ADA MOSS, Plaintiff, v. LEE ORNE, Defendant.
COMPLAINT
1. On May 4, 2023, the saw of Lee Orne cut three fingers of Ada Moss.
Respectfully submitted,
By: /s/ Hattie Quill (PA 71893)`,
    );
    expect(sides('Ada Moss (plaintiff)', 'Lee Orne (defendant)', [complaint])).toEqual(['ours', 'theirs']);
    expect(sides('Lee Orne (defendant)', 'Ada Moss (plaintiff)', [complaint])).toEqual(['theirs', 'ours']);
  });

  it('is told by the office of whoever prosecutes', () => {
    const charge = paper(
      'information.txt',
      `STATE OF WASHINGTON, Plaintiff, v. LEE ORNE, Defendant.
INFORMATION
COUNT 1. On May 4, 2023, the defendant did take a saw of Ada Moss.
/s/ Hattie Quill, WSBA No. 51000
Senior Deputy Prosecuting Attorney`,
    );
    expect(sides('State of Washington (prosecution)', 'Lee Orne (defendant)', [charge])).toEqual([
      'ours',
      'theirs',
    ]);
  });

  it('is told by several appearances in one row', () => {
    const listed = `For the Plaintiff: Hattie Quill. For the Defendant: Bo Lind, Lind & Lind, P.C.\n${TRANSCRIPT}`;
    expect(sides('Ada Moss (plaintiff)', 'Lee Orne (defendant)', [], listed)).toEqual(['ours', 'theirs']);
  });
});
