import { describe, expect, it } from '@jest/globals';
import { withStatementRows } from './statement-rows.js';

const read = (text: string): string => withStatementRows([{ number: 1, text }])[0]!.text;

describe('a table of who told what', () => {
  const TABLE = `INTERVIEWS
PERSON / WHEN        STATEMENT                                REMARKS
ORNE, D. 0101        Saw the grille in her lane. Braked       Calm. Cut hand.
phone                and went right.
ROE 0106 scene       Eyes shut until the lights.              Crying.

The tow truck came at two.`;

  it('becomes one paragraph for each person, and one for what the officer noted', () => {
    expect(read(TABLE).replace(/\n+/g, '\n').trim().split('\n')).toEqual([
      'INTERVIEWS',
      'ORNE, D.: Saw the grille in her lane. Braked and went right.',
      'Noted of ORNE, D.: Calm. Cut hand.',
      'ROE: Eyes shut until the lights.',
      'Noted of ROE: Crying.',
      'The tow truck came at two.',
    ]);
  });

  it('stays as it is where nobody is named in its rows', () => {
    const other = `PERSON / WHEN        STATEMENT
on the first         nothing was found
on the second        nothing was found`;
    expect(read(other)).toBe(other);
  });
});
