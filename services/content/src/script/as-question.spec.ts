import { describe, expect, it } from '@jest/globals';
import { CAUSES_OF_ACTION } from '@lectern/legal-text/knowledge/causes-of-action';
import { VICARIOUS } from '../case-model/causes-pleaded.js';
import { asQuestion } from './as-question.js';
import { OF_THE_CLAIM, OF_THE_ELEMENT } from './jurors-questions.js';

describe('a statement as the question that it answers', () => {
  it.each([
    ['The defendant owed the plaintiff a duty', 'Did the defendant owe the plaintiff a duty?'],
    ['The goods did not conform to it', 'Did the goods fail to conform to it?'],
    ['The statement was false', 'Was the statement false?'],
    ['The plaintiff has a disability', 'Does the plaintiff have a disability?'],
    ['The defendant used, carried or hid it', 'Did the defendant use, carry or hide it?'],
    ['The seller knew or should have known of it', 'Did the seller know of it, or have reason to know?'],
    ['The thief did something to hide it', 'Did the thief do something to hide it?'],
  ])('%s', (statement, question) => {
    expect(asQuestion(statement)).toBe(question);
  });

  it.each([
    'No conviction disqualifies the applicant',
    'The tenant defaulted or the term ended',
    'The balance was not paid',
  ])('is left alone where its grammar is not plain: %s', (statement) => {
    expect(asQuestion(statement)).toBeUndefined();
  });
});

describe('the questions that are put to those who decide', () => {
  const causes = [...CAUSES_OF_ACTION, VICARIOUS];
  const elements = causes.flatMap((cause) => cause.elements);

  it('belong to causes and elements that there are', () => {
    const names = causes.map(({ name }) => name);
    expect(Object.keys(OF_THE_CLAIM).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(OF_THE_ELEMENT).filter((element) => !elements.includes(element))).toEqual([]);
  });

  it('are short enough to be heard once', () => {
    const asked = elements.flatMap((element) => OF_THE_ELEMENT[element] ?? asQuestion(element) ?? []);
    expect(asked.filter((question) => question.split(' ').length > 20 || !question.endsWith('?'))).toEqual(
      [],
    );
  });
});
