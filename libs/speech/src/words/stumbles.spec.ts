import { describe, expect, it } from '@jest/globals';
import { stumbles } from '../testing/recordings.js';
import { findFalseStarts, findRepetitions, withoutStumbles } from './stumbles.js';
import { type Token, tokenize } from './tokens.js';

interface Span {
  from: number;
  to: number;
}
interface Counts {
  hit: number;
  missed: number;
  wrong: number;
}

const LABELLED = stumbles();

const touch = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const naive = (tokens: Token[]): Span[] =>
  tokens.slice(1).flatMap(({ bare }, i) => (bare === tokens[i]!.bare ? [{ from: i, to: i + 2 }] : []));
function aligned(tokens: Token[]): Span[] {
  const repetitions = findRepetitions(tokens);
  const given = findFalseStarts(tokens);
  return [...repetitions, ...given.filter((one) => !repetitions.some((other) => touch(one, other)))];
}

/** A labelled place is found where a finding touches it; a finding that touches none is wrong. */
function judge(sentence: string, find: (tokens: Token[]) => Span[]): Counts {
  const labels: Span[] = [];
  const words = sentence.split(' ').map((word, i) => {
    if (word.includes('{') || word.endsWith('-')) labels.push({ from: i, to: i + 1 });
    if (word.includes('}')) labels.at(-1)!.to = i + 1;
    return word.replaceAll(/[{}]/gu, '');
  });
  const found = find(tokenize(words.join(' ')));
  const hit = labels.filter((label) => found.some((one) => touch(one, label))).length;
  const wrong = found.filter((one) => !labels.some((label) => touch(one, label))).length;
  return { hit, missed: labels.length - hit, wrong };
}

function f1(sentences: readonly string[], find: (tokens: Token[]) => Span[]): number {
  const all = sentences.map((sentence) => judge(sentence, find));
  const sum = (key: keyof Counts): number => all.reduce((total, one) => total + one[key], 0);
  return (2 * sum('hit')) / (2 * sum('hit') + sum('missed') + sum('wrong'));
}

describe('a text aligned with itself', () => {
  it('finds what was taken back in sentences that no rule was made from, and more than the naive rule', () => {
    expect(f1(LABELLED.heldOut, aligned)).toBeGreaterThan(0.8);
    expect(f1(LABELLED.heldOut, aligned)).toBeGreaterThan(f1(LABELLED.heldOut, naive) + 0.2);
    expect(f1(LABELLED.lookedAt, aligned)).toBe(1);
  });

  it('takes out what was not meant', () => {
    const meant = (text: string): string =>
      withoutStumbles(tokenize(text))
        .map(({ text: word }) => word)
        .join(' ');
    expect(meant('by the greater weight the the of the evidence')).toBe(
      'by the greater weight of the evidence',
    );
    expect(meant('There was nothing going else going on.')).toBe('There was nothing else going on');
    expect(meant('We will we would show it.')).toBe('we would show it');
  });
});

describe('words said again', () => {
  const repeated = (text: string): [string, number, number][] =>
    findRepetitions(tokenize(text)).map(({ text: words, once, confidence }) => [words, once, confidence]);

  it.each<[string, [string, number, number][]]>([
    ['He saw the the car.', [['the the', 1, 0.8]]],
    ['He saw a car car there.', [['car car', 1, 0.6]]],
    ['He saw a car, car there.', []],
    // Three times it is a repetition, whatever stands between.
    ['A car, car, car came.', [['car car car', 1, 0.85]]],
    ['It was very, very, very late.', []],
    // A longer run is as many findings.
    ['Go go go go go on.', [['Go go go go', 1, 0.85]]],
    [
      'Go go go go go go go on.',
      [
        ['Go go go go', 1, 0.85],
        ['go go go', 1, 0.85],
      ],
    ],
    ['He sat in the big in the big car.', [['in the big in the big', 3, 0.9]]],
    ['He sat then in the big then in the big car.', [['then in the big then in the big', 4, 0.9]]],
    // A phrase that carries meaning, after a comma, is a figure of speech; one that does not looks for its verb.
    ['He knew, he knew it.', []],
    ['It was, it was late.', [['It was it was', 2, 0.9]]],
    ['He left. He left us.', []],
    // "What it was was a promise".
    ['What he then meant was was a promise.', []],
    ['What he then really meant was was a promise.', [['was was', 1, 0.8]]],
    ['What the the car did was clear.', [['the the', 1, 0.8]]],
    ['It was was a promise.', [['was was', 1, 0.8]]],
  ])('in "%s"', (text, expected) => expect(repeated(text)).toEqual(expected));

  it('have their hesitations with them', () => {
    expect(findRepetitions(tokenize('He saw in the um in the car.'))).toMatchObject([
      { from: 2, to: 7, once: 2, text: 'in the um in the' },
    ]);
    expect(findFalseStarts(tokenize('The wit- um witness left.'))).toMatchObject([
      { from: 1, to: 2, text: 'wit' },
    ]);
  });
});
