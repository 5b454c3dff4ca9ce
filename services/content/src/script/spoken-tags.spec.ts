import { describe, expect, it } from '@jest/globals';
import type { Drafts } from './draft.js';
import { list } from './line.js';
import { withSpokenTags } from './spoken-tags.js';
import { withOneFrame } from './drafts/cross-frames.js';

const line = (text: string, title?: string) => ({
  text,
  sources: [{ kind: 'framing' as const }],
  ...(title && { part: { title } }),
});
const spoken = (...texts: string[]): string[] => {
  const drafts: Drafts = { cross_examination_questions: list(texts.map((text) => line(text))) };
  const section = withSpokenTags(drafts).cross_examination_questions!;
  return section.form === 'list' ? section.lines.map(({ text }) => text) : [];
};

describe('withSpokenTags', () => {
  it('does not end every question with the same word', () => {
    expect(
      spoken(
        'You came at nine, correct?',
        'The gate was open, correct?',
        'You opened the gate, correct?',
        'You did not lock it, correct?',
        'The dog was out, correct?',
      ),
    ).toEqual([
      'You came at nine, correct?',
      'The gate was open?',
      'You opened the gate, didn’t you?',
      'You did not lock it?',
      'The dog was out, right?',
    ]);
  });

  it('leaves a tag behind words that ask themselves, and slots as they are', () => {
    expect(
      spoken('You came, correct?', 'You were asked: “Who was there?”, correct?', '[The witness]'),
    ).toEqual(['You came, correct?', 'You were asked: “Who was there?”, correct?', '[The witness]']);
  });
});

describe('withOneFrame', () => {
  const texts = (...lines: ReturnType<typeof line>[]): string[] =>
    withOneFrame(lines).map(({ text }) => text);

  it('asks once to whom and when, then reads', () => {
    expect(
      texts(
        line('You wrote to Ann Roe: “The rack is bad”, correct?', 'May 4, 2024'),
        line('You wrote to Ann Roe: “Do not tell the board of it”, correct?'),
      ),
    ).toEqual([
      'You wrote to Ann Roe on May 4, 2024, correct?',
      'You wrote: “The rack is bad”, correct?',
      'You wrote: “Do not tell the board of it”, correct?',
    ]);
  });

  it('names the listeners once, reads nothing twice, and lets nothing go on from nothing', () => {
    expect(
      texts(
        line('You told the officers that you kept the book, correct?'),
        line('You told the officers that the drawer was yours, correct?'),
        line('You wrote to Ann Roe: “The rack on the left is bad”, correct?'),
        line('You wrote: “The rack on the left is bad”, correct?'),
      ),
    ).toEqual([
      'You told the officers that you kept the book, correct?',
      'You told them the drawer was yours, correct?',
      'You wrote to Ann Roe: “The rack on the left is bad”, correct?',
    ]);
    expect(texts(line('You came, correct?'), line('You went on: “It is bad”, correct?'))).toEqual([
      'You came, correct?',
    ]);
  });
});
