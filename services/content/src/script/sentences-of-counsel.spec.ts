import { describe, expect, it } from '@jest/globals';
import { quotedEnd, sentencesOf } from './sentences-of-counsel.js';

describe('the sentences of a question', () => {
  it.each([
    [
      'keep a quotation whole',
      'You said, “That is him. I know him.”',
      ['You said, “That is him. I know him.”'],
    ],
    ['read a paper', 'Look at your email of May 4. “Not again.”', ['Your email of May 4 says: “Not again.”']],
    [
      'set what she asked between marks',
      'On May 8 she asked, is anyone coming.',
      ['On May 8 she asked: “Is anyone coming?”.'],
    ],
    ['take a heading for its thing', 'The mat. She declined it.', ['She declined the mat.']],
    [
      'take a scrap with what it tells of',
      'You told him there was ink on his neck. Left side.',
      ['You told him there was ink on his neck, left side.'],
    ],
  ])('%s', (_, asked, expected) => expect(sentencesOf(asked)).toEqual(expected));

  it('end behind the mark of a quotation', () =>
    expect(quotedEnd('You told him “late.”')).toBe('You told him “late”.'));
});
