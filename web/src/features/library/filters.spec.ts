import { describe, expect, it } from '@jest/globals';
import { type Filters, filtersOf, matching } from './filters.js';

const outline = {
  title: 'Opening Outline',
  description: 'From the theme to the request.',
  tags: ['Burden'],
  category: 'legal-templates',
  type: 'template',
} as const;
const warmUp = {
  title: 'Warm-Up',
  description: 'Breath and voice before you open.',
  tags: ['nerves'],
  category: 'communication',
  type: 'audio',
} as const;
const all: Filters = { search: '', category: 'all', type: 'all' };
const found = (given: Partial<Filters>) => matching([outline, warmUp], { ...all, ...given });

describe('the filters of the library', () => {
  it.each<[string, Partial<Filters>, unknown[]]>([
    ['nothing', {}, [outline, warmUp]],
    ['a title in another case', { search: 'OPENING' }, [outline]],
    ['a description', { search: 'breath' }, [warmUp]],
    ['a tag, with spaces around', { search: ' burden ' }, [outline]],
    ['a part that two have', { search: 'open' }, [outline, warmUp]],
    ['a category', { category: 'communication' }, [warmUp]],
    ['a type', { type: 'template' }, [outline]],
    ['all three together', { search: 'open', category: 'communication', type: 'audio' }, [warmUp]],
    ['what nothing fits', { search: 'open', category: 'communication', type: 'template' }, []],
  ])('find by %s', (_by, given, expected) => expect(found(given)).toEqual(expected));

  it('are read from the address, and what it does not know is all', () => {
    expect(filtersOf(new URLSearchParams('q=theme&category=communication&type=audio'))).toEqual({
      search: 'theme',
      category: 'communication',
      type: 'audio',
    });
    expect(filtersOf(new URLSearchParams('category=poems&type=song'))).toEqual(all);
  });
});
