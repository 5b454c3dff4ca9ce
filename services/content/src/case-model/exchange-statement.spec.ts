import { describe, expect, it } from '@jest/globals';
import { asNamed, statementOf } from './exchange-statement.js';

describe('a question of yes or no as what it tells', () => {
  it.each([
    ['Was the A stair open on Sunday?', true, 'The A stair was open on Sunday.'],
    ['Did you fill out a log?', false, 'You did not fill out a log.'],
    ['Was the man who hit Mr. Obi this Teo?', false, undefined],
  ])('%s', (question, yes, told) => {
    expect(statementOf(question, yes)).toBe(told);
  });
});

describe('what was put to a witness, as others tell it of him', () => {
  it.each([
    ['You did not count the vials yourself.', 'Orne did not count the vials.'],
    ['Your concern was the stair.', "Orne's concern was the stair."],
    ['You locked the freezer by yourself.', undefined],
    ['You cut yourself on the door.', undefined],
    ['You told her what you saw.', undefined],
  ])('%s', (text, told) => {
    expect(asNamed(text, 'Orne')).toBe(told);
  });
});
