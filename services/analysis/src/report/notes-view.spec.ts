import { describe, expect, it } from '@jest/globals';
import { joined, notesOf } from './notes-view.js';

const NOISY = notesOf([{ code: 'noisy' }]);
const DROPPED = notesOf([{ code: 'words-dropped', count: 2 }]);

describe('notes on an analysis', () => {
  it('are told by code, with a sentence for each in the same order', () => {
    const { told, notes } = joined(DROPPED, NOISY);
    expect(told).toEqual([{ code: 'words-dropped', count: 2 }, { code: 'noisy' }]);
    expect(notes).toEqual([...DROPPED.notes, ...NOISY.notes]);
  });

  it('stay sentences where some are from before there were codes', () => {
    const old = { notes: ['As it was.'] };
    expect(joined(old, NOISY)).toEqual({ told: null, notes: ['As it was.', ...NOISY.notes] });
    expect(joined({ notes: [] }, NOISY)).toEqual(NOISY);
  });
});
