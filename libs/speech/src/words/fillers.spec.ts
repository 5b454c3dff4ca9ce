import { describe, expect, it } from '@jest/globals';
import { readTextGrid, truths } from '../testing/recordings.js';
import { findFillers, withoutFillers } from './fillers.js';
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

describe('a word that is only sometimes a filler', () => {
  const sureOf = (text: string): [string, number][] =>
    findFillers(tokenize(text)).map(({ word, confidence }) => [word, confidence]);

  it.each<[string, [string, number][]]>([
    ['It was, you know, dark outside.', [['you know', 0.95]]],
    ['It was you know, dark outside.', [['you know', 0.85]]],
    ['It was dark, you know', [['you know', 0.95]]],
    ['Then it was you know', [['you know', 0.85]]],
    ['It was dark you know outside.', [['you know', 0.75]]],
    ["It was, y'know, dark.", [['you know', 0.95]]],
    ['I mean, she saw him.', [['I mean', 0.9]]],
    ['I mean she saw him.', [['I mean', 0.8]]],
    ['Then I mean she saw him.', [['I mean', 0.6]]],
    ['Um, he ran.', [['um', 0.98]]],
    [
      'Um basically he ran.',
      [
        ['um', 0.98],
        ['basically', 0.85],
      ],
    ],
    [
      'He actually um ran.',
      [
        ['actually', 0.85],
        ['um', 0.98],
      ],
    ],
    ['He was, honestly, asleep.', [['honestly', 0.8]]],
    ['And honestly, he ran.', [['honestly', 0.75]]],
    ['Basically he ran.', [['basically', 0.75]]],
    ['He basically ran.', [['basically', 0.6]]],
    ['He literally ran.', [['literally', 0.55]]],
    ['It was late like, and dark.', [['like', 0.8]]],
    ['He left like really fast.', [['like', 0.8]]],
    ['He left and like the car stopped.', [['like', 0.55]]],
    ['He left and like it stopped.', [['like', 0.7]]],
    ['Then like he left.', [['like', 0.55]]],
  ])('in "%s" it is taken for one, and so surely: %j', (text, expected) =>
    expect(sureOf(text)).toEqual(expected),
  );

  it.each([
    'Then like it stopped.',
    'He knew that you know him.',
    'Do you know, he asked.',
    'I know you. Know this.',
    'He told you. Know the law.',
    'What do I mean, he asked.',
    'I mean that he left.',
    'He honestly left.',
    'He left. Honestly he was late.',
  ])('in "%s" it is none', (text) => expect(sureOf(text)).toEqual([]));

  it('has one name, however long it was drawn', () => {
    expect(found('Uhm, no. Uhhh, no. Errr, no. Ahh, no. Hmm, no.')).toEqual(['um', 'uh', 'er', 'ah', 'hm']);
  });

  it('is taken out as a whole, and only it', () => {
    const left = (text: string): string =>
      withoutFillers(tokenize(text))
        .map((token) => token.text)
        .join(' ');
    expect(left('Um, the light, you know, was red.')).toBe('the light was red');
    expect(left('The light was red.')).toBe('The light was red');
    expect(left('The light was red, um, you know.')).toBe('The light was red');
  });

  it('is quoted as it was spoken, where it was spoken', () => {
    for (const text of [
      'It was, like, really late.',
      'Then so, um, he left.',
      'He ran, right, and fell.',
      'He basically ran.',
      'It was, uh, late.',
      "It was, y'know, late.",
    ])
      for (const { from, to, text: quoted } of findFillers(tokenize(text))) {
        expect(to - from).toBe(1);
        expect(text.toLowerCase()).toContain(quoted.toLowerCase());
        expect(quoted).not.toContain(' ');
      }
    expect(findFillers(tokenize('It was, You Know, um, dark.'))).toEqual([
      { word: 'you know', from: 2, to: 4, confidence: 0.95, text: 'You Know' },
      { word: 'um', from: 4, to: 5, confidence: 0.98, text: 'um' },
    ]);
  });
});
