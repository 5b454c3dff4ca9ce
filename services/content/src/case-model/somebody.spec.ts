import { describe, expect, it } from '@jest/globals';
import { isSomebody } from './somebody.js';

describe('who is somebody', () => {
  it.each([
    'Henry Clay Drive',
    'Calle Robles',
    'Halloran Restoration',
    'Guardian Ad Litem',
    'Final Acceptance',
  ])('%s is nobody', (name) => expect(isSomebody(name)).toBe(false));
  it.each([
    'Per Lindgren',
    'Nurse T. Okonjo',
    'SA Castellanos',
    'The Professor',
    'Michael Hill',
    'Purvis Short',
    'Ahmed Said',
  ])('%s is a person', (name) => expect(isSomebody(name)).toBe(true));
});
