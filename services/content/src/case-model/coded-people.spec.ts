import { describe, expect, it } from '@jest/globals';
import { codedPeople } from './coded-people.js';

const told = (head: string, text: string): string =>
  codedPeople(head).reduce((rest, { code, name }) => rest.replace(code, name), text);

describe('the codes of a report', () => {
  it('are the people that its head sets below them, side by side', () => {
    const head = `V-1                         W-1                            W-2
ORNE, BRENT ALAN ORNE, KYLE DEAN     PRATT, ROSALIND M. "ROZ"
WMA 34 6-03 240     WMA 31 (cousin of V-1)                 HFA 58
S-1                         S-1 VEH                        EVID
VALE, ANDRE           2011 TOYT TACOMA SIL,          #1 flashlight`;
    expect(told(head, 'V-1 put both hands on S-1, and W-1 ran to V-1. W-2 saw it.')).toBe(
      'Brent Alan Orne put both hands on Andre Vale, and Kyle Dean Orne ran to Brent Alan Orne. Rosalind M. Pratt saw it.',
    );
  });

  it('are the people behind them', () => {
    const head =
      'SUBJ 1: PRATT, CURTIS RAY W/M              SUBJ 2: MABRY, JOEY LAMAR W/M 01/19/1991 5-7 150.';
    expect(told(head, 'Tate picked Subj 1. Subject 2 drove.')).toBe(
      'Tate picked Curtis Ray Pratt. Joey Lamar Mabry drove.',
    );
  });

  it('stay where it means two people, and in words that were said', () => {
    expect(codedPeople('S-1: VALE, ANDRE\nS-1: PRATT, CORA')).toEqual([]);
    expect(told('S-1: VALE, ANDRE', 'He said “S-1 did it.”')).toBe('He said “S-1 did it.”');
  });
});
