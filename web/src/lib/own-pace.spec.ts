import { describe, expect, it } from '@jest/globals';
import { WORDS_A_MINUTE } from './format.js';
import { ownPaceOf, paceInWords, TAKES_OF_PACE } from './own-pace.js';

const take = (speakingPace: number | null, durationSeconds = 90, speakingPaceIsEstimate = false) => ({
  speakingPace,
  durationSeconds,
  speakingPaceIsEstimate,
});
const usual = { wordsPerMinute: WORDS_A_MINUTE, own: false };

describe('the own pace', () => {
  it('is the median of the newest takes', () => {
    const newest = Array.from({ length: TAKES_OF_PACE }, (_, index) => take(120 + index));
    expect(ownPaceOf([...newest, take(220), take(230)])).toEqual({ wordsPerMinute: 125, own: true });
    expect(ownPaceOf([take(131), take(180), take(120)])).toEqual({ wordsPerMinute: 131, own: true });
  });

  it.each([
    ['no take', []],
    ['a short one', [take(200, 59)]],
    ['one whose pace is not known', [take(null)]],
    ['one that nobody speaks like', [take(14), take(420)]],
  ])('is the usual one with %s', (_what, takes) => {
    expect(ownPaceOf(takes)).toEqual(usual);
  });

  it('is estimated only where no words are known', () => {
    expect(ownPaceOf([take(180, 90, true), take(130)]).wordsPerMinute).toBe(130);
    expect(ownPaceOf([take(180, 90, true)])).toEqual({ wordsPerMinute: 180, own: true });
  });
});

it('says whose pace it is', () => {
  expect(paceInWords({ wordsPerMinute: 133, own: true })).toBe('your own 133 words a minute');
  expect(paceInWords(usual)).toBe('150 words a minute, until yours is measured');
});
