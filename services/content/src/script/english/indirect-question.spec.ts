import { describe, expect, it } from '@jest/globals';
import { indirectQuestion } from './indirect-question.js';

describe('a question behind "Asked"', () => {
  it.each([
    ['Would a CT be expected to show it?', 'whether a CT would be expected to show it'],
    ['What did you cut?', 'what you cut'],
    ['How long were you on the roof?', 'how long you were on the roof'],
    ['Who made the decision to fire her?', 'who made the decision to fire her'],
    ['What is your position?', 'what your position is'],
    ['What is the bonus tied to?', 'what the bonus is tied to'],
    ['Did you order the part?', 'whether you ordered the part'],
    ['Was your radio on?', 'whether your radio was on'],
    ['Was anything found?', 'whether anything was found'],
    ['Were the braces put back that night?', 'whether the braces were put back that night'],
    ['Had any doctor told you so?', 'whether any doctor had told you so'],
    ['You knew that he had left.', 'whether you knew that he had left'],
    ['There is no call on the log, is there?', 'whether there is no call on the log'],
    ['The light was red, is that right?', 'whether the light was red'],
    ['Lucien shoved him first, didn’t he?', 'whether Lucien shoved him first'],
    ['Water leaked from it, didn’t it?', 'whether water leaked from it'],
    ['Before May 2, had you ever looked at it?', 'whether, before May 2, you had ever looked at it'],
    ['Between 4 and 6 p.m., did you go back?', 'whether, between 4 and 6 p.m., you went back'],
  ])('%s', (question, indirect) => expect(indirectQuestion(question)).toBe(indirect));

  it.each([
    'Had anybody else in the plant been let go over a number that was correct?',
    'After he was hurt.',
    'Hours?',
    'Can you tell us?',
    'Calcium takes how long to work?',
    'Under that policy, the nurse has how long?',
    'Look at page 4. You wrote that?',
    'And "use judgment"?',
    'You went there on what date?',
    'Look at the last row of the table.',
  ])('is left as it is where a word would be guessed: %s', (question) =>
    expect(indirectQuestion(question)).toBeUndefined(),
  );
});

describe('a question that holds another or stands in its own order', () => {
  it('is read out as it is', () => {
    expect(indirectQuestion('Your home is which exit?')).toBeUndefined();
    expect(indirectQuestion('In August of 2021 did you go to the clinic?')).toBeUndefined();
    expect(indirectQuestion('You were at home in August?')).toBe('whether you were at home in August');
  });
});
