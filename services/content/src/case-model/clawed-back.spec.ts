import { describe, expect, it } from '@jest/globals';
import { withoutClawedBack } from './clawed-back.js';

const read = (text: string): string => withoutClawedBack([{ number: 3, text }])[0]!.text;

describe('notes that were produced by mistake', () => {
  it('are not read below what says so', () => {
    expect(
      read(`I have read this and it is true.
Dana Orne

Investigator's notes, not part of the statement (produced by mistake; letter of 10/04 -
DO NOT USE until the court rules):
Shaky on the shower. Her husband kept answering for her.`).trim(),
    ).toBe('I have read this and it is true.\nDana Orne');
  });

  it('are no words of a court about them, and none of a notice that waives nothing', () => {
    for (const text of [
      'ORDER\nThe notes that were produced by mistake shall be returned.',
      'NOTICE\nProduction is made without waiver of work product.',
    ])
      expect(read(text)).toBe(text);
  });
});
