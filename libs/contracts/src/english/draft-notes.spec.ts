import { describe, expect, it } from '@jest/globals';
import { GeneratedContent } from '../content.js';
import { draftNotesInWords } from './draft-notes.js';

const { engine } = GeneratedContent.shape;
const stored = { drafting: 'rules', notes: ['As it was.'] };
const length = { code: 'length', seconds: 252, minutes: 5, wordsPerMinute: 140 };

describe('notes on a draft', () => {
  it.each([
    [{ code: 'sentences-not-in-file', count: 1 }, 'One sentence is not in your file: confirm or cut it.'],
    [{ code: 'sentences-not-in-file', count: 4 }, '4 sentences are not in your file: confirm or cut them.'],
    [
      { code: 'sections-refused', count: 1 },
      'The model’s version of one section did not pass the check against your file, so the built-in rules drafted it.',
    ],
    [
      { code: 'sections-unwritten', count: 2 },
      'The model stopped before it had written 2 sections, so the built-in rules drafted them.',
    ],
    [{ ...length, full: true }, '4:12 of your 5 minutes at 140 words a minute.'],
    [
      { ...length, full: false },
      '4:12 of your 5 minutes at 140 words a minute. Your file holds no more that can be said: fill the slots or add facts.',
    ],
  ])('%j reads "%s"', (note, sentence) => {
    expect(draftNotesInWords(engine.parse({ ...stored, told: [note] }))).toEqual([sentence]);
  });

  it('are none where none were told', () => {
    expect(draftNotesInWords(engine.parse({ ...stored, told: [] }))).toEqual([]);
  });

  it('keep the sentences of before there were codes, or with one that only a later version knows', () => {
    expect(draftNotesInWords(engine.parse(stored))).toEqual(stored.notes);
    const later = { ...stored, told: [{ code: 'no-authority' }, { code: 'too-loud' }] };
    expect(draftNotesInWords(engine.parse(later))).toEqual(stored.notes);
  });
});
