import { describe, expect, it } from '@jest/globals';
import { QUESTIONS } from './questions/in-order.js';
import { begun, resultOf, resumed } from './quiz.rules.js';

const answered = (right: number) =>
  QUESTIONS.map(({ correct }, place) => (place < right ? correct : (correct + 1) % 4));

describe('the questions', () => {
  it('are twenty, each once, with four different options, a reason and a source', () => {
    expect(QUESTIONS).toHaveLength(20);
    expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(20);
    for (const { options, explanation, source, question } of QUESTIONS) {
      expect(new Set(options).size).toBe(4);
      for (const text of [...options, explanation, source, question]) expect(text.trim()).toBe(text);
      expect(explanation.length).toBeGreaterThan(80);
      expect(source).toMatch(
        /^Federal Rules of (Evidence|Civil Procedure) \d|^ABA Model Rules .* \d\.\d|, .*[A-Z]/,
      );
    }
  });

  it('cannot be guessed: each place is right equally often, and the longest option is no sign', () => {
    const places = [0, 1, 2, 3].map((place) => QUESTIONS.filter(({ correct }) => correct === place).length);
    expect(places).toEqual([5, 5, 5, 5]);
    const longest = QUESTIONS.filter(
      ({ options, correct }) => Math.max(...options.map(({ length }) => length)) === options[correct].length,
    );
    expect(longest.length).toBeLessThanOrEqual(10);
  });

  it('never ask two of one kind in a row', () => {
    const again = QUESTIONS.filter(({ category }, place) => category === QUESTIONS[place - 1]?.category);
    expect(again.map(({ id }) => id)).toEqual([]);
  });
});

describe('the result', () => {
  it.each([
    [20, 100, 'Expert'],
    [18, 90, 'Expert'],
    [17, 85, 'Advanced'],
    [16, 80, 'Advanced'],
    [15, 75, 'Intermediate'],
    [14, 70, 'Intermediate'],
    [13, 65, 'Developing'],
    [12, 60, 'Developing'],
    [11, 55, 'Beginner'],
    [0, 0, 'Beginner'],
  ])('of %i right answers is %i percent: %s', (right, percent, level) => {
    expect(resultOf(QUESTIONS, answered(right))).toMatchObject({
      right,
      of: 20,
      percent,
      level: { name: level },
    });
  });

  it('rounds the figure, not the level', () => {
    const many = Array.from({ length: 200 }, () => QUESTIONS[0]!);
    const answers = many.map(({ correct }, place) => (place < 179 ? correct : null));
    expect(resultOf(many, answers)).toMatchObject({ percent: 90, level: { name: 'Advanced' } });
  });

  it('counts each subject, and all of them together are the score', () => {
    const { categories } = resultOf(QUESTIONS, answered(7));
    expect(categories.reduce((sum, { of }) => sum + of, 0)).toBe(20);
    expect(categories.reduce((sum, { right }) => sum + right, 0)).toBe(7);
  });
});

describe('what an earlier visit left', () => {
  const ids = QUESTIONS.map(({ id }) => id);

  it('is taken up where it ended', () => {
    const answers = answered(5).map((answer, place) => (place < 5 ? answer : null));
    expect(resumed({ ids, place: 5, answers, finished: false }, QUESTIONS)).toEqual({
      place: 5,
      answers,
      finished: false,
    });
  });

  it.each([
    ['nothing', null],
    ['other questions', { ids: ['x'], place: 3, answers: answered(20), finished: true }],
    ['too few answers', { ids, place: 3, answers: [1], finished: true }],
  ])('is not believed: %s', (_what, kept) => {
    expect(resumed(kept, QUESTIONS)).toEqual(begun(QUESTIONS));
  });

  it('is never finished with an open answer', () => {
    const answers = answered(20).map((answer, place) => (place === 3 ? 9 : answer));
    expect(resumed({ ids, place: 40, answers, finished: true }, QUESTIONS)).toMatchObject({
      place: 0,
      finished: false,
    });
  });
});
