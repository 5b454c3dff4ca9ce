import { describe, expect, it } from '@jest/globals';
import { type Line, framing, linesOf, list, part, slot, text } from './line.js';
import { pointsOfModel } from './model-key-points.js';

const told = (words: string): Line => ({ text: words, sources: [{ kind: 'pdf', page: 2, quote: words }] });
const RULES = list([
  slot('theme', {}),
  told('A point of the rules.'),
  ...part('Not yet shown by the papers', [told('Still to be shown: what did it cost?')]),
]);
const points = (...given: Parameters<typeof pointsOfModel>): string[] =>
  linesOf(pointsOfModel(...given)).map((line) => line.text);

describe('the points of what a model wrote', () => {
  it('are the theme, a sentence of each paragraph that stands by itself, and what the rules find not yet shown', () => {
    const section = text([
      part('Opening line', [framing('May it please the Court.')]),
      part('The wire', [told('It sagged.'), told('The wire sagged for a year.'), told('Nobody came.')]),
      [told('She had asked twice.'), told('Ada Moss had asked twice for a clamp.')],
      part('The fall', [told('On May 4 Ada Moss fell.')]),
      part('The burden', [framing('That is our burden.')]),
    ]);

    expect(points(section, RULES, false)).toEqual([
      '[Your theme in one line]',
      'The wire sagged for a year.',
      'Ada Moss had asked twice for a clamp.',
      'On May 4 Ada Moss fell.',
      'Still to be shown: what did it cost?',
    ]);
  });

  it('are the last question of each chapter of a cross', () => {
    const section = list([
      ...part('The wire', [told('You saw it in May, correct?'), told('You did not report it, correct?')]),
      ...part('The fall', [told('You heard her fall, correct?')]),
    ]);

    expect(points(section, RULES, false).slice(1, 3)).toEqual([
      'You did not report it, correct?',
      'You heard her fall, correct?',
    ]);
  });

  it('are the answers to expect of a direct', () => {
    const section = list(part('The fall', [{ ...told('She fell on May 4.'), text: 'When did she fall?' }]));

    expect(points(section, RULES, true)).toContain('When did she fall? Expect: “She fell on May 4.”');
  });
});
