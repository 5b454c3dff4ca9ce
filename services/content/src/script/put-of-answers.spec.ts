import { describe, expect, it } from '@jest/globals';
import type { OwnWords } from './own-paper.js';
import { mayBePut } from './put-of-answers.js';

const words = (own: Partial<OwnWords>): OwnWords =>
  ({ text: 'You parked at the north end.', ...own }) as OwnWords;

describe('an answer under oath', () => {
  it.each([
    ['was put by counsel and stood', { question: 'You wore no helmet.', conceded: true }, true],
    ['is told by the question with it', { question: 'Did you look?', asked: true }, true],
    ['was asked for', { question: 'And where did you park?', words: 'I parked at the north end.' }, true],
    [
      'was told behind what was asked for',
      { question: 'Who was there?', words: 'A man. I parked at the north end.' },
      false,
    ],
    [
      'was asked for as a story',
      { question: 'What did you do then?', words: 'I sat. I parked at the north end.' },
      true,
    ],
    [
      'was added to a closed question',
      { question: 'Did you brake?', words: 'I parked at the north end.' },
      false,
    ],
    [
      'denies the words for which counsel asked',
      { question: 'Did you tell him, "I saw it"?', asked: true, text: 'You did not tell him, “I saw it”.' },
      false,
    ],
    [
      'denies words that counsel put as not said',
      { question: 'You didn’t say, "I smell it"?', asked: true, text: 'You did not say, “I smell it”.' },
      true,
    ],
    [
      'denies what he did to somebody',
      { question: 'You took hold of his jacket?', asked: true, text: 'You did not take hold of his jacket.' },
      false,
    ],
    [
      'goes beyond the yes that was asked for',
      { question: 'Did you touch him?', words: 'I grabbed his jacket.', text: 'You grabbed his jacket.' },
      true,
    ],
    [
      'excuses himself before the yes that was asked for',
      { question: 'Did you touch him?', words: 'I tried to hold him.', text: 'You tried to hold him.' },
      false,
    ],
    [
      'is a scrap',
      { question: 'Lorazepam?', back: 'Half of one.', text: 'Asked “Lorazepam?”, you said: “Half of one”.' },
      false,
    ],
    ['stands in a paper of his own', {}, true],
  ] as const)('that %s: %s', (_, own, put) => expect(mayBePut(words(own))).toBe(put));
});
