import { describe, expect, it } from '@jest/globals';
import { groundsOf } from './checker.js';
import { contradicts } from './english/denied.js';
import { supported } from './model-support.js';
import { briefFor } from './pure-draft.js';
import type { DraftRequest } from './draft-request.js';
import { VALE } from './vale.fixtures.js';

const FACTS =
  'On March 3, 2024, Nora Vale slipped on a wet floor at the Acme store in Springfield. Tom Reyes, the store manager, saw the leak at noon. He wrote nothing in the log. Ellen Park mopped the aisle at one o’clock. No sign was posted near the freezer. Ellen Park did not tell Tom Reyes of the leak.';
const caseDetails = { ...VALE, keyFacts: FACTS };
const brief = briefFor({
  scenario: 'closing-argument',
  caseDetails,
  documents: [],
} as unknown as DraftRequest);
const grounds = groundsOf(caseDetails, []);
const idsOf = (...words: string[]) =>
  brief.model.facts.filter(({ text }) => words.some((word) => text.includes(word))).map(({ id }) => id);
const judged = (
  text: string,
  ids: string[],
  type: 'opening_statement' | 'closing_argument' = 'opening_statement',
): string => {
  const found = supported(text, ids, { brief, grounds, type });
  return 'reason' in found ? found.reason : 'stands';
};

describe('what a model wrote', () => {
  it.each([
    ['in other words and another order', 'At noon Reyes saw that leak.', ['saw the leak']],
    ['as what will be heard', 'You will hear that nobody posted a sign near the freezer.', ['No sign']],
    ['of two facts', 'Park mopped the aisle, and no sign was posted.', ['mopped', 'No sign']],
    ['with a pronoun that the file has', 'Reyes wrote nothing in the log.', ['nothing in the log']],
    ['taking back what the file takes back', 'Park did not tell Reyes about the leak.', ['did not tell']],
  ])('stands %s', (_how, text, words) => expect(judged(text, idsOf(...words))).toBe('stands'));

  it.each([
    ['a word that the file does not know', 'At noon a drunk Reyes saw the leak.', ['saw the leak'], /drunk/],
    [
      'a common word that tells something',
      'At noon Reyes was afraid and saw the leak.',
      ['saw the leak'],
      /afraid/,
    ],
    ['another hour of the file', 'Park mopped the aisle at noon on March 3.', ['mopped'], /March 3/],
    ['what the other did', 'Park saw the leak at noon.', ['saw the leak', 'mopped'], /this person/],
    ['the opposite', 'Reyes did not see the leak at noon.', ['saw the leak'], /other way/],
    ['what the file takes back', 'A sign was posted near the freezer.', ['No sign'], /other way/],
  ])('does not stand with %s', (_what, text, words, reason) =>
    expect(judged(text, idsOf(...words))).toMatch(reason),
  );

  it('argues in a closing with words of its own, and not in an opening', () => {
    const text = 'That leak was there for anyone to see, and Reyes saw it before that.';
    expect(judged(text, idsOf('saw the leak'), 'closing_argument')).toBe('stands');
    expect(judged('Weigh that together, and ask what it means.', [], 'closing_argument')).toBe('stands');
    expect(judged('The freezer was poisoned.', [], 'closing_argument')).not.toBe('stands');
  });
});

describe('the opposite', () => {
  it.each([
    [
      'She missed nine of twelve visits.',
      'She failed to mitigate in that she missed nine of twelve visits.',
      false,
    ],
    ['Roe did not order a scan that night.', 'No scan was ordered by Roe.', false],
    ['Roe ordered a scan.', 'No scan was ordered by Roe.', true],
    ['Roe never called.', 'Roe called at nine.', true],
    ['The door was not only open, it was broken.', 'The door was open and broken.', false],
  ])('%s / %s', (sentence, place, opposite) => expect(contradicts(sentence, [place])).toBe(opposite));
});
