import { describe, expect, it } from '@jest/globals';
import { findDoctrines } from './find-doctrines.js';

describe('doctrines named in a text', () => {
  it('finds claims, rights and defenses under their usual names', () => {
    expect(
      findDoctrines(
        'She pleads breach of contract; the city invokes qualified immunity and the statute of limitations.',
      ),
    ).toEqual([
      { text: 'breach of contract', sort: 'claim' },
      { text: 'qualified immunity', sort: 'defense' },
      { text: 'statute of limitations', sort: 'defense' },
    ]);
  });

  it('takes the longer of two names', () => {
    expect(findDoctrines('the likelihood of success on the merits').map(({ text }) => text)).toEqual([
      'likelihood of success on the merits',
    ]);
  });

  it.each([
    ['work-product doctrine', 'Work-product doctrine'],
    ['subject matter jurisdiction', 'Subject-Matter Jurisdiction'],
    ['attorneys’ fees', 'attorneys’ fees'],
    ['punitive damages', 'PUNITIVE DAMAGES'],
    ['prior convictions', 'prior convictions'],
  ])('reads %s however it is written', (_, written) => {
    expect(findDoctrines(`He argues ${written}.`).map(({ text }) => text.toLowerCase())).toEqual([
      written.toLowerCase(),
    ]);
  });

  it('joins nothing over a mark between the words', () => {
    expect(findDoctrines('They spoke of summary, judgment came later.')).toEqual([]);
  });

  it('says nothing of a text without law', () => {
    expect(findDoctrines('The truck turned left at the light and stopped.')).toEqual([]);
  });
});
