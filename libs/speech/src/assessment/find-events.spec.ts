import { describe, expect, it } from '@jest/globals';
import { heardAs, said } from '../testing/takes.js';
import { tokenize } from '../words/tokens.js';
import type { HeardWords } from './evidence.js';
import { findEvents } from './find-events.js';

const take = heardAs([[0, 20]], 4);
/** Words of half a second, one after the other. */
const spoken = (text: string): HeardWords =>
  said(...text.split(' ').map((word, i) => [word, i / 2, i / 2 + 0.5] as const));
const ofWords = (words: HeardWords) =>
  findEvents(take, words).filter(({ kind }) => !['pause', 'pace', 'level', 'pitch'].includes(kind));

describe('findings in the words', () => {
  it('lie where they were said, in order', () => {
    expect(ofWords(spoken('he um saw maybe the the car he was, he went home'))).toMatchObject([
      { kind: 'filler', start: 0.5, end: 1, text: 'um', confidence: 0.98, id: 'filler-50' },
      { kind: 'hedge', start: 1.5, end: 2, text: 'maybe', confidence: 0.8, id: 'hedge-150' },
      { kind: 'repetition', start: 2, end: 3, text: 'the the', id: 'repetition-200' },
      { kind: 'false-start', start: 3.5, end: 4.5, text: 'he was', id: 'false-start-350' },
    ]);
  });

  it('are called by the name of the filler, whatever was spoken, and none is dismissed or a credit', () => {
    const [only] = ofWords(spoken('he saw uhhh her'));
    expect(only).toMatchObject({ text: 'uh', dismissed: false, credit: false });
  });

  it('are one thing: a filler is no hedge and no word said twice', () => {
    expect(ofWords(spoken('in the um in the car'))).toMatchObject([
      { kind: 'repetition', start: 0, end: 2.5 },
      { kind: 'filler', start: 1 },
    ]);
  });

  it('are less sure where the times are only estimated', () => {
    const [um] = ofWords({ ...spoken('he um left'), timed: false });
    expect(um!.confidence).toBeCloseTo(0.98 * 0.7);
  });

  it('are not told where nothing places the words', () => {
    expect(ofWords({ tokens: tokenize('he um left'), timed: false, fits: false })).toEqual([]);
    expect(findEvents(take, null)).toEqual([]);
  });
});

describe('a finding', () => {
  it('has the same id in the same recording, and its own beside another of its kind at its time', () => {
    const fade = (start: number) => ({ start, end: start + 0.5, fallDb: 15 });
    const fading = { ...take, fades: [fade(5), fade(1), fade(1), fade(1.004)] };
    const ids = findEvents(fading, null).map(({ id }) => id);
    expect(ids).toEqual(['level-100', 'level-100-2', 'level-100-3', 'level-500']);
    expect(findEvents(fading, null).map(({ id }) => id)).toEqual(ids);
  });
});
