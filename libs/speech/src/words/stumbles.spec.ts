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
