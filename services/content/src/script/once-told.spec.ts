import { describe, expect, it } from '@jest/globals';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';
import { onceTold } from './once-told.js';

const fact = (said: string[], document = 'a.pdf'): ModelFact => ({
  id: said.join(' '),
  confidence: 'sure',
  sources: [{ document: { name: document }, page: 1, quote: said.join(' ') }],
  text: said.join(' '),
  said,
  reworded: false,
  kind: 'event',
  force: 3,
  reasons: [],
  people: [],
  used: true,
});
const people = [{ name: 'Ilse Norgaard', kind: 'person' }] as unknown as ModelPerson[];
const told = (...facts: ModelFact[]): string[] => onceTold(facts, people).flatMap(({ said }) => said);

describe('what two papers tell', () => {
  it('is told once, in the fuller words, by the day', () => {
    expect(
      told(
        fact(['Norgaard hurt her wrist on May 4, 2022, lifting a crate.']),
        fact(['On May 4, 2022, at about 9:15 a.m., Norgaard strained her wrist lifting a crate.'], 'b.pdf'),
      ),
    ).toEqual(['On May 4, 2022, at about 9:15 a.m., Norgaard strained her wrist lifting a crate.']);
  });

  it('is told where it has its day, and not where it was "the next morning"', () => {
    expect(
      told(
        fact(['Norgaard closed the bakery the next morning.']),
        fact(
          ['Ms. Norgaard inspected the oven on May 5. ', 'Ms. Norgaard closed the bakery on May 6.'],
          'b.pdf',
        ),
      ).join(' '),
    ).not.toContain('the next morning');
  });

  it('is the same at the same minute in other words', () => {
    expect(
      told(
        fact(['The manager, Ilse Norgaard, watched the film at 4:15 that afternoon.']),
        fact(['Ms. Norgaard viewed the film at 4:15 p.m. on May 4.'], 'b.pdf'),
      ),
    ).toEqual(['Ms. Norgaard viewed the film at 4:15 p.m. on May 4.']);
  });

  it('stays where one denies it, has another day or another sum', () => {
    const apart = [
      fact(['On May 4 Norgaard paid the baker $300.']),
      fact(['On May 4 Norgaard did not pay the baker.'], 'b.pdf'),
      fact(['On May 9 Norgaard paid the baker $450.'], 'c.pdf'),
    ];
    expect(told(...apart)).toHaveLength(3);
  });

  it('is not a day alone', () => {
    expect(told(fact(['It was May 4, 2022.']), fact(['The oven stopped.']))).toEqual(['The oven stopped.']);
  });
});
