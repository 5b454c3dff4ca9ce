import { describe, expect, it } from '@jest/globals';
import { withSubjects } from './answers-about.js';

describe('an answer with its subject', () => {
  it('is about the one whom the question names', () =>
    expect(withSubjects('What did the defendant do?', ['He ran.', 'Then he shut the gate.'])).toEqual([
      'The defendant ran.',
      'The defendant shut the gate.',
    ]));

  it('is about nobody more once another is named', () =>
    expect(
      withSubjects('What did Mr. Orne do next?', ['He called Tilda Vane.', 'She came.', 'He left.']),
    ).toEqual(['Mr. Orne called Tilda Vane.', 'She came.', 'He left.']));

  it.each([
    ['What did Mr. Orne say to Ms. Vane?'],
    ['What did he do with it?'],
    ['What happened next?'],
    ['You saw Mr. Orne.'],
    ["What was in Mr. Orne's car?"],
  ])('is left as it is: %s', (question) => expect(withSubjects(question, ['He ran.'])).toEqual(['He ran.']));
});
