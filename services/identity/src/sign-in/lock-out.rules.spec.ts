import { describe, expect, it } from '@jest/globals';
import { lockSeconds } from './lock-out.rules.js';

describe('lock-out', () => {
  it('leaves the first failures free, then doubles from one second up to 15 minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 10, 14, 15, 16, 2000].map(lockSeconds)).toEqual([
      0, 0, 0, 1, 2, 4, 32, 512, 900, 900, 900,
    ]);
  });
});
