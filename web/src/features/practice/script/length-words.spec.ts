import { expect, it } from '@jest/globals';
import { lengthInWords } from './length-words.js';

const range = { fromSeconds: 300, toSeconds: 600 };

it.each([
  ['of the time that was set', 168, 20, range, ' of your 20 minutes, 17:12 too short,'],
  ['near enough to it', 1130, 20, range, ' of your 20 minutes'],
  ['beyond it', 1400, 20, range, ' of your 20 minutes, 3:20 too long,'],
  ['of one minute', 60, 1, null, ' of your 1 minute'],
  ['of what the scenario takes', 106, null, range, ' of 5:00 to 10:00, 3:14 too short,'],
  ['longer than that', 660, null, range, ' of 5:00 to 10:00, 1:00 too long,'],
  ['of nothing', 0, 12, null, ' of your 12 minutes'],
  ['without a time', 106, null, null, ''],
])('tells a length %s', (_what, seconds, minutes, given, said) => {
  expect(lengthInWords(seconds, minutes, given)).toBe(said);
});
