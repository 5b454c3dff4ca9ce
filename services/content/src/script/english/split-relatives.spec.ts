import { describe, expect, it } from '@jest/globals';
import { splitSpoken } from './split.js';
import { roleIn } from './split-relatives.js';

describe('the role before a name', () => {
  it.each([
    ['an e-mail to her supervisor', 'her supervisor'],
    ['He was helped by a neighbor', 'a neighbor'],
    ['She wrote to his daughter by an earlier marriage', 'his daughter by an earlier marriage'],
    ['His son by a marriage', 'His son by a marriage'],
  ])('of “%s” is “%s”', (words, role) => expect(roleIn(words)).toBe(role));
});

describe('what is put in between', () => {
  it('ends behind the list that it holds', () =>
    expect(
      splitSpoken(
        'The plaintiff rang, entered, and had gone about six feet when the dog, which was not tied, penned or muzzled, came from behind a pallet of feed and seized her right forearm.',
      ).at(-1),
    ).toBe('The dog was not tied, penned or muzzled.'));

  it('is nobody where it is the state in which somebody lives', () =>
    expect(
      splitSpoken(
        'Fonoimoana is a resident of Las Cruces, New Mexico, and is a route driver for a parcel carrier.',
      ),
    ).toEqual([
      'Fonoimoana is a resident of Las Cruces, New Mexico.',
      'Fonoimoana is a route driver for a parcel carrier.',
    ]));
});
