import { describe, expect, it } from '@jest/globals';
import type { Side } from '../party-names.rules.js';
import { mayBeOffered } from './choose-parties.rules.js';

const side = (...names: string[]): Side => ({ names, quote: names.join(' '), roles: [], others: false });
const offered = (first: string, second: string): boolean =>
  mayBeOffered({ first: side(first), second: side(second), page: 1, confidence: 0.4 });

describe('another reading of a caption', () => {
  it('is offered when nobody would doubt that it names two parties', () => {
    expect(offered('Jane Roe', 'Acme Storage, Inc.')).toBe(true);
  });

  it.each([
    'Acme Services’ Application for a',
    'Acme Storage and',
    'Hon. Dana Ruiz, Judge',
    'Case No.: 4',
    'All',
    'Acme (a corporation',
  ])('is not offered with "%s"', (name) => {
    expect(offered('Jane Roe', name)).toBe(false);
    expect(offered(name, 'Jane Roe')).toBe(false);
  });
});
