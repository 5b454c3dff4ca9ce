import { describe, expect, it } from '@jest/globals';
import { filledIn } from './exchange-forms.js';

describe('a short answer in the place of what was asked for', () => {
  it.each([
    [
      'What lane were you in as you came up on the exit?',
      'The right lane.',
      'You were in the right lane as you came up on the exit.',
    ],
    ['Who do you report to?', 'The administrator, Mr. Orne.', 'You report to the administrator, Mr. Orne.'],
    ['Who did you send it to?', 'My brother.', 'You sent it to your brother.'],
    ['Where was your phone?', 'In the cup holder.', 'Your phone was in the cup holder.'],
    [
      'What did your text say?',
      '“Running late be there 10 min.”',
      'Your text said: “Running late be there 10 min”.',
    ],
    [
      'You’ve been the director since when?',
      'August of 2021.',
      'You have been the director since August 2021.',
    ],
    [
      'Where was the truck parked when you went to bed?',
      'Behind the van.',
      'The truck was parked behind the van when you went to bed.',
    ],
    ['When did you first tell the roofer?', 'Right away.', 'You first told the roofer right away.'],
  ])('%s', (question, answer, told) => {
    expect(filledIn(question, answer)).toBe(told);
  });

  it.each([
    ['Who do you report to?', 'Nobody, really.'],
    ['Where was your phone?', 'I had it.'],
    ['What lane were you in?', 'The one by the truck.'],
    ['What aisle were you in?', 'The aisle was closed.'],
    ['Where was the cone?', 'At the time I had none.'],
    ['Who did you send it to?', 'Never sent it.'],
    ['Who did you give it to?', 'Your client.'],
    ['Who did you send it to?', 'Probably the office.'],
    ['You’ve been the director since when?', 'About 2019.'],
  ])('is not made of one that says something else: %s %s', (question, answer) => {
    expect(filledIn(question, answer)).toBeUndefined();
  });
});
