import { describe, expect, it } from '@jest/globals';
import { flags } from '../testing/frames.js';
import { findPauses, findSpeech } from './pauses.js';

describe('speech and pauses', () => {
  it('follow each other; silence before the first word and after the last is no pause', () => {
    const speaking = flags(500, [50, 150], [200, 300], [400, 450]);
    expect(findSpeech(speaking)).toEqual([
      { start: 0.5, end: 1.5 },
      { start: 2, end: 3 },
      { start: 4, end: 4.5 },
    ]);
    expect(findPauses(speaking)).toEqual([
      { start: 1.5, end: 2 },
      { start: 3, end: 4 },
    ]);
  });

  it('are where they are when somebody speaks from the first moment to the last', () => {
    const speaking = flags(100, [0, 1], [2, 100]);
    expect(findSpeech(speaking)).toEqual([
      { start: 0, end: 0.01 },
      { start: 0.02, end: 1 },
    ]);
    expect(findPauses(speaking)).toEqual([{ start: 0.01, end: 0.02 }]);
    expect(findPauses(flags(100))).toEqual([]);
    expect(findSpeech(new Uint8Array(0))).toEqual([]);
  });
});
