import { describe, expect, it } from '@jest/globals';
import { givenUpBefore } from './self-alignment.js';
import { tokenize } from './tokens.js';

/** What was given up in a text, each with how sure that is. */
const givenUp = (text: string): [string, number][] => {
  const tokens = tokenize(text);
  return tokens.flatMap((_, at): [string, number][] => {
    const found = givenUpBefore(tokens, at);
    if (!found) return [];
    expect(found.to).toBe(at);
    const words = tokens.slice(found.from, found.to).map((token) => token.text);
    return [[words.join(' '), found.confidence]];
  });
};

describe('a start that was given up', () => {
  it.each<[string, [string, number][]]>([
    // Two words that cannot meet: from where it is begun again, by the same word or by one of its class, else the last word.
    ['He lived in the at a house.', [['in the', 0.8]]],
    ['It is of the they of the house.', [['It is of the', 0.8]]],
    ['He had the with him a friend.', [['the', 0.8]]],
    ['I will must go.', [['will', 0.8]]],
    ['And, but he left.', [['And', 0.6]]],
    // A word that was cut off.
    ['The wit- witness left.', [['wit', 0.9]]],
    // The speaker says so.
    ['He was near the old, or rather, the new house.', [['old or rather', 0.8]]],
    ['We want the red, scratch that, the blue one.', [['red scratch that', 0.8]]],
    // The same beginning again before the first came to its verb.
    ['He was, he went home.', [['He was', 0.7]]],
    ['They did they never saw it.', [['They did', 0.7]]],
    ['She asks ask him.', [['asks', 0.6]]],
    // A clause whose first two words begin the next.
    ['She told him she told the officer, and left.', [['She told him', 0.6]]],
    ['If the man the if the woman left, he stayed.', [['If the man the', 0.6]]],
    ['She told a big tall man she told the officer, and left.', [['She told a big tall man', 0.6]]],
    // A word or a phrase taken up again with more in it.
    ['Nothing going else going was said.', [['going', 0.6]]],
    ['He read the contract the signed contract there.', [['the contract', 0.6]]],
    ['He read the contract the long signed contract there.', [['the contract', 0.6]]],
    ['He saw the red car the old red car there.', [['the red car', 0.6]]],
  ])('%s', (text, found) => expect(givenUp(text)).toEqual(found));

  it.each([
    'He asked. Asked him again.',
    'She told him that she told the officer.',
    'He is who he is, they say.',
    'Day by day he left.',
    'She went to to the house.',
    'He was here, he went home.',
    'He walked home, and she drove.',
    'They saw a red car, a blue car, and a van.',
    'He read the contract the very long signed contract there.',
    'She told a very big tall man she told the officer, and left.',
    // Nobody set any stop: a new sentence looks like one begun again.
    `she told him she told the officer ${'and then it was late '.repeat(9)}`,
  ])('is not in "%s"', (text) => expect(givenUp(text)).toEqual([]));

  it('goes back six words at most, and not over the end of a sentence', () => {
    const before = (words: number): string =>
      givenUp(`He found in ${'big '.repeat(words - 2)}the at a house.`).at(-1)![0];
    expect(before(2)).toBe('in the');
    expect(givenUp('He was in. The at a house.').at(-1)![0]).toBe('The');
    // "At" and "he" cannot meet.
    const begun = (text: string): string => givenUp(text).at(-1)![0];
    expect(begun('He found the car near at he found the car near at home.')).toBe('He found the car near at');
    expect(begun('He found the big car near at he found the big car near at home.')).toBe('at');
  });
});
