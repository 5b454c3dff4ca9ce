import { describe, expect, it } from '@jest/globals';
import { Analysis } from '../analysis.js';
import { notesInWords } from './analysis-notes.js';

const { engine } = Analysis.shape;
const stored = { measurements: 'signal', transcript: 'none', feedback: 'rules', notes: ['As it was.'] };

describe('notes on how an analysis was made', () => {
  it.each([
    [{ code: 'words-dropped', count: 1 }, '1 transcribed word was dropped: nobody spoke there.'],
    [{ code: 'words-dropped', count: 3 }, '3 transcribed words were dropped: nobody spoke there.'],
    [
      { code: 'file-damaged', seconds: 4.26 },
      'The file breaks off or is damaged: 4.3 s of it could be read.',
    ],
    [{ code: 'model-gave-nothing' }, 'The model gave no usable feedback; the rules did.'],
  ])('%j reads "%s"', (note, sentence) => {
    expect(notesInWords(engine.parse({ ...stored, told: [note] }))).toEqual([sentence]);
  });

  it('are none where none were told', () => {
    expect(notesInWords(engine.parse({ ...stored, told: [] }))).toEqual([]);
  });

  it('keep the sentences of before there were codes, or with one that only a later version knows', () => {
    expect(notesInWords(engine.parse(stored))).toEqual(stored.notes);
    const later = { ...stored, told: [{ code: 'without-words' }, { code: 'echo' }] };
    expect(notesInWords(engine.parse(later))).toEqual(stored.notes);
  });
});
