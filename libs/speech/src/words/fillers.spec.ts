import { describe, expect, it } from '@jest/globals';
import { readTextGrid, truths } from '../testing/recordings.js';
import { findFillers } from './fillers.js';
import { tokenize, tokenizeSpoken } from './tokens.js';

const found = (text: string): string[] => findFillers(tokenize(text)).map(({ word }) => word);

describe('fillers', () => {
  it.each(Object.entries(truths()).filter(([, { fillers }]) => fillers.length > 0))(
    'finds those that people said in %s',
    (_, { words, fillers }) => {
      expect(
        found(words)
          .map((word) => word.replace('you know', 'yknow'))
          .toSorted(),
      ).toEqual(fillers.toSorted());
    },
  );

  it.each(['austen-1.wav', 'austen-2.wav', 'sonnet-3.mp3'])('finds none in the reading %s', (name) => {
    expect(found(truths()[name]!.words)).toEqual([]);
  });

  it('knows when each was said', () => {
    const { words } = readTextGrid('talking-fast-then-slow.TextGrid');
    const tokens = tokenizeSpoken(words);
    const um = findFillers(tokens).filter(({ word }) => word === 'um')[0]!;
    expect(tokens[um.from]).toMatchObject({ start: 8.02, end: 8.57 });
  });

  it.each([
    ['Um, the light was red.', ['um']],
    ['The light, uhh, was red, er, I believe.', ['uh', 'er']],
    ['It was, like, really late.', ['like']],
    ['He was like really angry and like he just left.', ['like', 'like']],
    ['And they like went to the store.', ['like']],
    ['It was, you know, dark.', ['you know']],
    ['So, um, that was it.', ['so', 'um']],
    ['So, the officer arrived.', ['so']],
    ['Right, so he ran, right, and fell.', ['right', 'right']],
    ['Basically, the contract ended.', ['basically']],
    ['Actually, um, I was not there.', ['actually', 'um']],
    ['I mean, she saw him.', ['I mean']],
  ])('counts in "%s" %j', (text, words) => {
    expect(found(text)).toEqual(words);
  });

  it.each([
    'I would like the jury to see the photograph.',
    'They like the plan and we like it too.',
    'He ran like a man who had seen a ghost.',
    'It looked like him, and it sounded like thunder.',
    'Cases like this one are rare.',
    "I'd like to show you Exhibit 4.",
    'Did you know that the door was open?',
    'You know what you saw.',
    'Do you know Mr. Alvarez?',
    'He was so tired that he fell asleep.',
    'She said so, and I think so too.',
    'He waited so that she could cross.',
    'He had the right to remain silent.',
    'Turn right at the corner, and stop right there.',
    'The verdict was right.',
    'That is what actually happened.',
    'What I mean is that he lied.',
    'Do you mean to say that I mean that?',
    'Her hair was red.',
  ])('leaves "%s" alone', (text) => {
    expect(found(text)).toEqual([]);
  });
});
