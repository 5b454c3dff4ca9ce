import { describe, expect, it } from '@jest/globals';
import { loopOf, opened } from './orientation.js';

describe('what leads to a statement', () => {
  it.each([
    [
      'On May 4, 2021, at about 6:10 a.m., you opened the gate.',
      { day: 'on May 4, 2021', hour: 'at about 6:10 a.m.' },
    ],
    ['At the edge of the pond you set down the pail.', { place: 'at the edge of the pond' }],
    ['In June Nora Keel moved in.', { place: 'in June' }],
    ['You were on the stairs when the siren began.', { place: 'when the siren began' }],
    ['You signed the lease on May 4, 2021.', { day: 'on May 4, 2021' }],
  ])('%s', (statement, found) => {
    expect(opened(statement)).toMatchObject(found);
  });

  it.each([
    ['At about 6:10 a.m. you opened the gate with a key.', 'after you opened the gate'],
    ['The rail parted.', 'after the rail parted'],
    ['Nora Keel told you that the pump was dry.', 'after you spoke with Nora Keel'],
    ['You gave it to him.', undefined],
    ['You never signed the lease.', undefined],
    ['You paid $40.', undefined],
  ])('is said again only where it stands by itself: %s', (statement, loop) => {
    expect(loopOf(statement)).toBe(loop);
  });
});
