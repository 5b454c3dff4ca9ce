import { describe, expect, it } from '@jest/globals';
import type { Told } from './direct-testimony.js';
import { oriented, questionsFor } from './oriented-questions.js';
import { factOf } from './passage-fact.js';

const document = { name: 'affidavit', pages: [{ number: 1, text: '' }] };
const told = (text: string, at = 1): Told => ({
  text,
  fact: factOf(document, text, 1, at),
  own: true,
  at,
  witnessed: true,
  personal: true,
});
const asked = (text: string, before?: string): string[] =>
  oriented(
    told(text, 2),
    before === undefined ? {} : { before: told(before), last: told(before), asked: true },
    questionsFor(told(text, 2), []),
  ).map((one) => one.text);

describe('questions that the jury can follow', () => {
  it.each([
    ['You bought a heifer from Daniel Orne for $900.', ['What did you buy from Daniel Orne?']],
    ['Nora told you that the pump was dry.', ['What did Nora tell you about the pump?']],
    ['Nora called you at 7:20 p.m. in tears.', ['Who called you at 7:20 p.m.?']],
    ['The fee was $312.', ['How much was the fee?']],
    ['You got to the ferry at 1:20 in the morning.', ['When did you get to the ferry?']],
    [
      'Nobody ever asked you to sign anything in favor of the mill.',
      ['Who, if anyone, ever asked you to sign anything in favor of the mill?'],
    ],
    ['You had no lawyer.', ['What lawyer, if any, did you have?']],
    ['You had not paid your half for May or June.', ['What about your half for May and June?']],
    [
      'You lay there for two hours until Nora Keel came in and found you.',
      ['How long did you lie there?', 'Who found you?'],
    ],
    ['The ledger was in the safe.', ['What, if anything, did you see in the safe?']],
    [
      'You copied the ledger because the mill told you to.',
      ['What did you do with the ledger?', 'Why did you copy the ledger?'],
    ],
  ])('%s', (text, questions) => {
    expect(asked(text)).toEqual(questions);
  });

  it('begin with what was told just before, where they would say neither when nor where', () => {
    expect(asked('You ran to the road.', 'The rail parted.')).toEqual([
      'Where did you go after the rail parted?',
    ]);
  });

  it('are not asked where nobody would know of what', () => {
    expect(asked('You ran to the road.')).toEqual([]);
    expect(asked('You wish you had stayed.')).toEqual([]);
  });
});
