import { describe, expect, it } from '@jest/globals';
import { draftByRules, typesOf } from '../script/draft.js';
import { linesOf } from '../script/line.js';
import { briefFor, readable } from '../script/pure-draft.js';
import { ranksOf } from './ranks-of-persons.js';

const ORDER = `STATE OF IDAHO v. MILO ARDEN FARR
No. CR-22-0917

ORDER ON DEFENDANT'S MOTION TO SUPPRESS

FINDINGS OF FACT

1. Corporal Hanna J. Oldman testified for the State. She stopped a gray Ford on Route 9 on May 3, 2022.
2. At 9:14 p.m. the Corporal finished a written warning and laid it on the hood.
3. At 9:16 p.m. the Corporal asked for consent to search. The defendant said, "I would rather go home."
4. Between 9:16 and 9:41 p.m. the Corporal asked no question about the taillight.
5. The Corporal agreed that the dog was twenty miles away. The Corporal did not return the license.
`;

describe('an officer whom a court calls by his rank alone', () => {
  it('is the one person of that rank', () => {
    const [[pattern, name] = []] = ranksOf([ORDER]);
    expect('Then the Corporal drove off.'.replace(pattern!, name!)).toBe('Then Corporal Oldman drove off.');
  });

  it('is nobody where two bear it', () => {
    expect(ranksOf([`${ORDER}\n6. Corporal Piet Vane drove the dog.`])).toEqual([]);
  });

  it('is asked by the defense what the court found that he did', () => {
    const brief = briefFor({
      caseDetails: {
        caseType: 'criminal-defense',
        clientName: 'Milo Arden Farr',
        opposingParty: 'State of Idaho',
        keyFacts: '',
      },
      documents: [{ name: 'order.txt', pages: [{ number: 1, text: ORDER }] }],
      scenario: 'cross-examination',
    });
    const [type] = typesOf('cross-examination');
    const questions = linesOf(readable(draftByRules(brief, [type!]), brief)[type!]!)
      .map(({ text }) => text)
      .join('\n');
    expect(questions).toContain('You are Corporal Hanna J. Oldman');
    expect(questions).toContain('you asked no question about the taillight');
    expect(questions).not.toContain('rather go home');
  });
});
