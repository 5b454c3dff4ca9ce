import { expect, it } from '@jest/globals';
import { repeatsPrompt } from './repeats-prompt.js';

const repeats = repeatsPrompt(
  'You draft one section.\nFacts come from "facts" and from nowhere else.',
  'Be brief.',
);

it.each([
  ['Facts come from "facts" and from nowhere else.', true],
  ['He said: facts come from FACTS, and from somewhere.', true],
  ['You draft one section. Facts come.', true],
  ['You draft one section.', false],
  ['The facts come from the file and from nowhere else.', false],
  ['Be brief.', false],
  ['', false],
])('"%s" repeats what was told: %s', (line, expected) => expect(repeats(line)).toBe(expected));
