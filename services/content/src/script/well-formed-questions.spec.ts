import { describe, expect, it } from '@jest/globals';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { questionsOf } from './questions-of.js';
import { put } from './second-person.js';

const person = (name: string, role?: string): ModelPerson => ({
  id: name,
  name,
  kind: 'person',
  side: 'theirs',
  witness: true,
  confidence: 'sure',
  sources: [],
  ...(role && { role }),
});
const told = (text: string, name: string, others: string[] = []): string | undefined => {
  const witness = person(name);
  const fact = { id: 'f', said: [text], text, sources: [] } as unknown as ModelFact;
  return put(text, fact, witness, [witness, ...others.map((one) => person(one))])?.text;
};

describe('a statement as it is put', () => {
  it('is of the witness alone: his surname is no part of another, nobody is his own sister', () => {
    expect(told('Oyelade-Brandt signed the log.', 'Abimbola Oyelade')).toBeUndefined();
    expect(told('Rosa Salinas is her sister.', 'Rosa Salinas')).toBeUndefined();
    expect(told('Mr. Vega drove to the clinic.', 'Tomas Vega Jr.', ['Dolores Vega'])).toBeUndefined();
    expect(told('Tomas Vega drove to the clinic.', 'Tomas Vega Jr.', ['Dolores Vega'])).toBe(
      'You drove to the clinic.',
    );
  });

  it('is none where the name belongs to something else', () => {
    expect(told('Mr. Dorn sprayed the Tarrant quarter.', 'Amos Tarrant')).toBeUndefined();
    expect(told('The crew drove down Tarrant Road.', 'Amos Tarrant')).toBeUndefined();
    expect(told('Agent Tarrant has been Tarrant in nine warrants.', 'Amos Tarrant')).toBeUndefined();
    expect(told('The truck hit Tarrant.', 'Amos Tarrant')).toBe('The truck hit you.');
  });

  it('is of the whole name, with what tells father from son', () => {
    expect(told('Amos Tarrant, Sr. sprayed the field.', 'Amos Tarrant Sr.')).toBe('You sprayed the field.');
    expect(told('Zoe Lund wrote to Tarrant, Sr.', 'Amos Tarrant Sr.')).toMatch(/ to you\.?$/);
  });

  it('has the verb of the one who is spoken to', () => {
    expect(told('Mr. Tarrant testified that he does not recall the letter.', 'Amos Tarrant')).toBe(
      'You testified that you do not recall the letter.',
    );
  });

  it('leaves his things to the one who is asked to use them', () => {
    expect(told('Driscoll asked Fitz to empty his pockets.', 'James Driscoll')).toBeUndefined();
    expect(told('Mr. Trask told Harlow that she should buy a bucket.', 'Glenn Trask')).toBeUndefined();
  });
});

describe('a question', () => {
  const asked = (text: string): string[] => questionsOf({ text, own: true, fact: {} as ModelFact });

  it.each([
    'Then-candidate you issued a statement.',
    'You sent to the clerk the message.',
    'You wrote: “I have seen the report on Ms.”',
    'You and Fusco aided the acts described.',
    '“I will square it” says on its face that it required your approval.',
    'You drove past both.',
    'You, called “Skip,” is president.',
  ])('is not made of "%s"', (text) => {
    expect(asked(text)).toEqual([]);
  });

  it('asks for a day apart also where no comma follows it', () => {
    expect(asked('On April 3, 2023 you telephoned the agency.')).toEqual([
      'You telephoned the agency, correct?',
      'That was on April 3, 2023, correct?',
    ]);
  });
});
