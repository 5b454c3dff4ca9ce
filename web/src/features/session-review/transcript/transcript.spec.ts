import { describe, expect, it } from '@jest/globals';
import type { EvidenceEvent } from '@lectern/contracts/analysis';
import { rangeOfWord, segmentsOf, wordAt, wordAtOffset, type Word } from './transcript.js';

const say = (text: string, from: number): Word[] =>
  text
    .split(' ')
    .map((word, index) => ({ text: word, start: from + index * 0.4, end: from + index * 0.4 + 0.3 }));
const event = (
  rest: Partial<EvidenceEvent> & Pick<EvidenceEvent, 'kind' | 'start' | 'end'>,
): EvidenceEvent => ({
  id: `${rest.kind}-${rest.start}`,
  confidence: 0.9,
  text: '',
  credit: false,
  dismissed: false,
  ...rest,
});

const words = [...say('Ladies and gentlemen, um, good morning.', 1), ...say('You will see the log.', 6)];
const filler = event({ kind: 'filler', start: 2.2, end: 2.5, text: 'um' });
const pause = event({ kind: 'pause', start: 3.3, end: 6, credit: true });

describe('transcript', () => {
  it('starts a paragraph after a pause and keeps every word', () => {
    const segments = segmentsOf(words, []);
    expect(segments.map((segment) => [segment.start, segment.from, segment.to])).toEqual([
      [1, 0, 6],
      [6, 6, 11],
    ]);
    const text = segments.flatMap((segment) =>
      segment.parts.map((part) => (part.type === 'words' ? part.text : '')),
    );
    expect(text.join(' ')).toBe(words.map((word) => word.text).join(' '));
  });

  it('marks the words of a finding and puts a pause behind the word before it', () => {
    const [first] = segmentsOf(words, [filler, pause]);
    expect(
      first?.parts.map((part) => (part.type === 'words' ? [part.text, part.event?.id ?? null] : 'pause')),
    ).toEqual([['Ladies and gentlemen,', null], ['um,', filler.id], ['good morning.', null], 'pause']);
  });

  it('shows no mark for a dismissed finding, and the shorter of two that overlap', () => {
    const pace = event({ kind: 'pace', start: 1, end: 3.5 });
    const [first] = segmentsOf(words, [{ ...filler, dismissed: true }, { ...pause, dismissed: true }, pace]);
    expect(first?.parts).toHaveLength(1);
    const [both] = segmentsOf(words, [filler, pace]);
    expect(both?.parts.map((part) => part.event?.kind)).toEqual(['pace', 'filler', 'pace']);
  });

  it('finds the word at a time, and none in a pause', () => {
    expect(wordAt(words, 2.3)).toBe(3);
    expect(wordAt(words, 4)).toBe(-1);
    expect(wordAt(words, 99)).toBe(-1);
    expect(wordAt([], 1)).toBe(-1);
  });

  it('goes from a click to its word and from a word to its letters', () => {
    const piece = { from: 6, text: 'You will see the log.' };
    expect(wordAtOffset(piece, 0)).toBe(6);
    expect(wordAtOffset(piece, 10)).toBe(8);
    expect(rangeOfWord(piece, 8)).toEqual({ start: 9, end: 12 });
    expect(rangeOfWord(piece, 6)).toEqual({ start: 0, end: 3 });
  });
});
