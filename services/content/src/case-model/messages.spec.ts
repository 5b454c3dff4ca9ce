import { describe, expect, it } from '@jest/globals';
import { threadIn } from './messages.js';

const said = (rows: readonly string[]) => threadIn(rows).map(({ from, text }) => `${from}: ${text}`);

describe('a thread of messages', () => {
  it('tells writers in capitals from their words, whatever space is between them', () => {
    expect(
      said([
        '7:53 PM  ROE         finally',
        '7:58 PM DE LA CRUZ I mean on the book. I covered for the',
        'October thing.',
        '7:59 PM  ROE         ok',
      ]),
    ).toEqual([
      'ROE: finally',
      'DE LA CRUZ: I mean on the book. I covered for the October thing.',
      'ROE: ok',
    ]);
  });

  it('reads days without a year', () => {
    expect(
      said([
        'Mon Dec 19, 5:22 AM   Toby:   Heat is acting up',
        'Mon Dec 19, 5:40 AM   Irina:  Keep it at 55 nights.',
      ]),
    ).toEqual(['Toby: Heat is acting up', 'Irina: Keep it at 55 nights.']);
  });

  it('puts a message that it cannot read into nobody’s mouth', () => {
    expect(
      said([
        '7:53 PM  Ann Roe   finally',
        '7:54 PM (photo, no caption)',
        'of the dock',
        '7:55 PM  Ann Roe   see it?',
      ]),
    ).toEqual(['Ann Roe: finally', 'Ann Roe: see it?']);
  });

  it('is speech where a recording counts the seconds', () => {
    expect(threadIn(["[22:51:48]  BK:    That's it."])).toMatchObject([{ from: 'BK', by: 'voice' }]);
    expect(threadIn(['10:51 PM  Ann Roe   see it?'])[0]).not.toHaveProperty('by');
  });

  it('is no signature of an office, and no talk written down', () => {
    expect(said(['Assistant County Attorney  10/17/2024 11:20 AM', 'Atty. Reg. No. 0399912'])).toEqual([]);
    expect(said(["2:07 PM  Ann Roe   I'm not stupid. MPD: No, ma'am. ROE: Two of them."])).toEqual([]);
  });
});

describe('a log of dispatch', () => {
  it('is no talk of its posts', () => {
    expect(
      threadIn([
        '00:41:58 CT4   RP AT COPPER LANTERN. ADV 2 MALES YELLING IN LOT',
        '00:42:47 D2    DISP 4P12 DUBUQUE',
        '00:46:33 4P12  ON SCENE',
      ]),
    ).toEqual([]);
  });
});
