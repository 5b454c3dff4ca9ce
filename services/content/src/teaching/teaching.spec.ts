import { describe, expect, it } from '@jest/globals';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { RESOURCE_CATEGORIES } from '@lectern/contracts/library';
import { resourceOfFile } from './resource-file.rules.js';
import { spokenResource } from './spoken-resource.js';
import { strategyOfFile } from './strategy-file.rules.js';
import { targetOf } from './target.rules.js';
import { Teaching } from './teaching.js';

const { strategies, resources } = new Teaching();
const wordsIn = (value: unknown) => JSON.stringify(value).split(/\s+/).length;

describe('the files of the guide', () => {
  it('are the five strategies, in the order of the analysis', () => {
    expect(strategies.map(({ title }) => title)).toEqual(MURPHY_STRATEGIES);
  });

  it.each(strategies)('$id teaches: principles with an example each, exercises that can be tried', (one) => {
    expect(one.keyPrinciples.length).toBeGreaterThanOrEqual(4);
    expect(one.keyPrinciples.map(({ inCourt }) => inCourt.length).filter((length) => length < 60)).toEqual(
      [],
    );
    const ids = one.practiceExercises.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(one.practiceExercises.some(({ target }) => target !== null)).toBe(true);
    expect(wordsIn(one)).toBeGreaterThan(500);
  });

  it('call the "7 seconds" the teaching of the coach, and nothing else', () => {
    for (const { coachSays, sources, ...rest } of strategies) {
      expect(JSON.stringify(rest)).not.toMatch(/\b7 seconds/);
      if (coachSays.some((line) => line.includes('7 seconds')))
        expect(sources.join(' ')).toContain('the coach');
    }
  });
});

describe('the files of the library', () => {
  it('are eight resources, some in each category', () => {
    expect(resources).toHaveLength(8);
    expect(new Set(resources.map(({ category }) => category))).toEqual(new Set(RESOURCE_CATEGORIES));
  });

  it.each(resources)('$id is of use, and understood to its last line', (one) => {
    expect(wordsIn(one.content)).toBeGreaterThan(300);
    const left = one.content.filter(
      (block) => block.kind === 'paragraph' && /^(#|-|\d+\.|\(pause)/.test(block.text),
    );
    expect(left).toEqual([]);
  });

  it('say where rules come from, without figures that have no source', () => {
    const text = JSON.stringify([strategies, resources]);
    expect(text).not.toMatch(/studies show|research shows|\b\d+ ?% of (jurors|juries|communication)/i);
  });
});

describe('a file with a mistake', () => {
  const strategy = `---
id: power-of-the-pause
title: Power of the Pause
---
## Key principles`;

  it.each([
    ['no head', 'Only text', /head/],
    ['a strange line in its head', '---\nnonsense\n---\n', /nonsense/],
    ['a strange section', `${strategy}\n## Anecdotes\n`, /Anecdotes/],
    ['missing parts', strategy, /difficulty/],
  ])('with %s says what is wrong', (_what, text, problem) => {
    expect(() => strategyOfFile(text)).toThrow(problem);
  });

  it('names a target that it does not understand', () => {
    expect(() => targetOf('many pauses')).toThrow('many pauses');
    expect(() => resourceOfFile('---\nid: a\ntype: poem\n---\nText')).toThrow(/type/);
  });
});

describe('quotation marks', () => {
  it('are printed as pairs, however they were typed', () => {
    const text = JSON.stringify([strategies, resources]).replaceAll(/\\?"/g, '');
    expect(text).toContain('“He had been told three times.”');
    expect(text).toContain('jurors’');
    expect(text).not.toMatch(/“[^”“]*“|”[^”“]*”/);
  });
});

describe('a list that goes on below a heading', () => {
  it('goes on counting', () => {
    const bench = resources.find(({ id }) => id === 'appellate-bench-drill')!;
    const lists = bench.content.filter((block) => block.kind === 'numbers');
    expect(lists.map(({ start, items }) => [start, items.length])).toEqual([
      [1, 4],
      [1, 4],
      [5, 4],
      [9, 4],
      [13, 4],
      [17, 4],
      [21, 4],
    ]);
  });
});

describe('the spoken version', () => {
  it('keeps the silences of the file, and says no signs', () => {
    const warmUp = resources.find(({ type }) => type === 'audio')!;
    const passages = spokenResource(warmUp);
    expect(passages[0]?.text).toBe('Breathing and Voice Warm-Up.');
    expect(Math.max(...passages.map(({ pauseAfter }) => pauseAfter))).toBe(10);
    for (const { text } of resources.flatMap(spokenResource)) expect(text).not.toMatch(/[*#_[\]]/);
  });
});
