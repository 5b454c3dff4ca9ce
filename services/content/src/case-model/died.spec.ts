import { describe, expect, it } from '@jest/globals';
import { hasDied, theDead } from './died.js';
import type { ModelFact, ModelPerson } from '@lectern/contracts/case-model';

const dead = (paper: string, name: string): boolean =>
  hasDied({ name, kind: 'person' } as ModelPerson, [], theDead([paper]));

describe('who takes no stand because he is dead', () => {
  it.each([
    ['VICTIM 1: Tomas R. Okonjo, 52 (deceased)     VICTIM 2: Ada Okonjo, 22', 'Tomas R. Okonjo'],
    ['This firm represents Britta Vane-Lund, widow of Nils Lund.', 'Nils Arne Vane-Lund'],
    [
      'Medics pronounced the woman dead at 12:38 a.m. She was identified by her sister as DELIA ANN MOSS, age 61.',
      'Delia Ann Moss',
    ],
    ['Dr. Reyes performed an autopsy of Delia Moss on May 4.', 'Delia Moss'],
  ])('%s', (paper, name) => {
    expect(dead(paper, name)).toBe(true);
  });

  it.each([
    ['VICTIM 1: Tomas R. Okonjo, 52 (deceased)     VICTIM 2: Ada Okonjo, 22', 'Ada Okonjo'],
    ['This firm represents Britta Vane-Lund, widow of Nils Lund.', 'Britta Vane-Lund'],
    ['The dog was found dead. The caller was identified as Delia Moss by her voice.', 'Corin Vale'],
  ])('not: %s (%s)', (paper, name) => {
    expect(dead(paper, name)).toBe(false);
  });
});

describe('who died by a fact that calls him by his title', () => {
  const facts = [{ said: ['Mr. Tarrant died on August 30, 2023.'] }] as ModelFact[];
  const person = (name: string) => ({ name, kind: 'person' }) as ModelPerson;
  it('is he, and nobody of his name', () => {
    expect(hasDied(person('Dale R. Tarrant'), facts)).toBe(true);
    expect(hasDied(person('Susan Tarrant'), facts)).toBe(false);
    expect(hasDied(person('Dale Moss'), facts)).toBe(false);
  });
});
