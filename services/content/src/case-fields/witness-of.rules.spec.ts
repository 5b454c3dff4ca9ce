import { describe, expect, it } from '@jest/globals';
import { witnessOf } from './witness-of.rules.js';

const pages = (...texts: string[]) => texts.map((text, at) => ({ number: at + 1, text }));
const TALK = [
  'Q. Ms. Orde, where did you park?',
  'A. By the dock.',
  'Q. Was it dark?',
  'A. It was.',
  'Q. Thank you, Ms. Orde.',
  'A. Sure.',
].join('\n');

describe('who answers', () => {
  it.each([
    [
      'what of a hearing was written down',
      `TRANSCRIPT OF PRELIMINARY HEARING\n(testimony of Tessa Orde only)\n${TALK}`,
      'Tessa Orde',
    ],
    [
      'a running head with the day',
      `State v. Reed, 24-CR-0261      Motion to Suppress — October 17, 2024 — Cpl. R. Haskett      31\nQ. Was it dark?\nA. It was.`,
      'Corporal R. Haskett',
    ],
    [
      'a running head between the case and the excerpt',
      `Vale & Daughters v. Orne Grain        BRENT M. LASCOLA — August 22, 2023 (excerpts) — Condensed     App. 92\nQ. Was it dark?\nA. It was.`,
      'Brent M. Lascola',
    ],
    [
      'a row of its own with the oath',
      `THE COURT: Your motion.\nI call Tessa Orde.\nTESSA ORDE, sworn.\nDIRECT EXAMINATION\nQ. Was it dark?\nA. It was.`,
      'Tessa Orde',
    ],
    [
      'an oath behind an hour',
      `v. EMIL REED, Defendant.\nTESSA ORDE,\ncalled by the People at 10:14 a.m., sworn by the\nCourt, testified:\nQ. Was it dark?\nA. It was.`,
      'Tessa Orde',
    ],
    [
      'an oath in brackets below the name',
      `v.   Case No. 23-FY\nEMIL LOU REED,\nDefendant.\nMR. DOE: The People call Tessa\nOrde.\nTESSA ORDE\n(At 10:14 a.m., sworn as a\nwitness, testified as\nfollows)\nDIRECT EXAMINATION\nQ. Was it dark?\nA. It was.`,
      'Tessa Orde',
    ],
    [
      'who calls her',
      `v.   Case No. 23-FY\nEMIL LOU REED,\nDefendant.\nMR. DOE: The State calls Tessa Orde.\nDIRECT EXAMINATION\nQ. Was it dark?\nA. It was.`,
      'Tessa Orde',
    ],
    [
      'no running head of a court',
      `Calder County Circuit Court — Motion Hearing — October 17, 2024\nQ. Was it dark?\nA. It was.`,
      'the witness',
    ],
    [
      'her own first answer',
      `MR. DOE: Call your next.\nQ. Tell the Court your name, please.\nA. Tessa Orde. It was Roe until May.\nQ. Was it dark?\nA. It was.`,
      'Tessa Orde',
    ],
    [
      'a subject by her surname first',
      `RECORDED INTERVIEW\nSubject: ORDE, Nessa M.\n${Array.from({ length: 6 }, (_, at) => `14:0${at}   AT:   Were you at number ${at}?\n14:0${at}   NO:   I was at number ${at}.`).join('\n')}`,
      'Nessa Orde',
    ],
    [
      'the field of a form',
      `INTERVIEW RECORD   NO. 23-1\nINTERVIEW NO.: 1     NAME:  TESSA MAE ORDE\nDATE: 1/2/2024   AGE: 30\n${TALK}`,
      'Tessa Mae Orde',
    ],
    [
      'a recorded interview',
      ` 1   TRANSCRIPT OF RECORDED INTERVIEW OF TESSA MAE ORDE\n 2   Lane County\n${TALK}`,
      'Tessa Mae Orde',
    ],
    [
      'a statement under oath',
      `EXAMINATION UNDER OATH OF TESSA MAE ORDE\nJanuary 2, 2024\n${TALK}`,
      'Tessa Mae Orde',
    ],
    [
      'the head of an excerpt, as counsel addresses her',
      `Tessa M. Vance-Orde - September 12, 2024      31\n${TALK}`,
      'Tessa M. Vance-Orde',
    ],
    [
      'the head of an excerpt over the examination',
      ` 1        TESSA LEIGH VANCE-ORDE, R.N., October 14, 2025\n 2        EXAMINATION BY COUNSEL FOR DR. ROE\n 3         BY MS. CHAND:\n${TALK.replaceAll('Ms. Orde', 'ma’am')}`,
      'Tessa Leigh Vance-Orde',
    ],
    [
      'the head of an excerpt, with a nickname and a suffix',
      ` 1                  EUSTACE “CHEVO” ORDE, JR.,\n 2         having been first duly sworn, testified as follows\n 3   (continued):\n${TALK}`,
      'Eustace Orde Jr.',
    ],
    [
      'the head of an excerpt that says who called him',
      ` 1                    TESSA MAE ORDE,\n 2         called as a witness on behalf of Plaintiffs, May 20,\n 3   2025, 9:06 a.m.\n 4           EXAMINATION\n${TALK}`,
      'Tessa Mae Orde',
    ],
    [
      'an examination before trial',
      `EXAMINATION BEFORE TRIAL of TESSA M.\nORDE, SR., the Objectant, held by remote video\n${TALK.replaceAll('Ms. Orde', 'ma’am')}`,
      'Tessa M. Orde Sr.',
    ],
    [
      'an oath behind a comma',
      ` 1          TESSA F. McILHENNY-ORDE,\n 2  after having been first duly sworn, testified as follows:\n${TALK.replaceAll('Ms. Orde', 'ma’am')}`,
      'Tessa F. McIlhenny-Orde',
    ],
    ['whom counsel greets', 'Q. Good morning, Ms. Orde. Where do you work?\nA. At the dock.', 'Orde'],
    ['whom counsel addresses more than once', TALK, 'Orde'],
  ])('is told by %s', (_, text, name) => expect(witnessOf(pages(text))).toBe(name));

  it.each([
    [
      'the reporter’s firm above the page',
      `Harlow Court Reporters    31\n${TALK.replaceAll('Ms. Orde', 'please')}`,
    ],
    ['one mention of somebody else', 'Q. Did you call, Mr. Bly?\nA. I did.\nQ. And then?\nA. I left.'],
    ['who interviewed', `INTERVIEWED BY: Det. Yara Prince\n${TALK.replaceAll('Ms. Orde', 'ma’am')}`],
  ])('is not told by %s', (_, text) => expect(witnessOf(pages(text))).toBe('the witness'));
});
