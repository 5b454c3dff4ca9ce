import { describe, expect, it } from '@jest/globals';
import { clawedBackIn, withoutClawedBack } from './clawed-back.js';

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

  it('are not read at the top of a page, nor where they go on over its foot', () => {
    const pages = [
      'I saw the truck.',
      'ATTORNEY NOTES - DO NOT USE\nShaky on the shower. Her husband',
      'kept answering for her.\n\nThe truck was red.',
    ];
    const file = { name: 'statement.pdf', pages: pages.map((text, at) => ({ number: at + 1, text })) };
    expect(withoutClawedBack(file.pages).map((page) => page.text.trim())).toEqual([
      'I saw the truck.',
      '',
      'The truck was red.',
    ]);
    expect(clawedBackIn(file)).toEqual([
      { text: 'ATTORNEY NOTES - DO NOT USE', document: 'statement.pdf', page: 2 },
    ]);
  });

  it('are no head of a paper, which is privileged as a whole', () => {
    const memo = '\nWORK PRODUCT - MEMO OF INTERVIEW\nShe did not report it.';
    expect(read(memo)).toBe(memo);
  });

  it('are no words of a court about them, and none of a notice that waives nothing', () => {
    for (const text of [
      'ORDER\nThe notes that were produced by mistake shall be returned.',
      'NOTICE\nProduction is made without waiver of work product.',
    ])
      expect(read(text)).toBe(text);
  });
});
