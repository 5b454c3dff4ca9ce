import { describe, expect, it } from '@jest/globals';
import { scenarioName } from '@lectern/contracts/english/scenarios';
import { difficultyOf, streaks } from './session.rules.js';

describe('streaks', () => {
  it.each([
    [[], '2026-11-21', { current: 0, longest: 0 }],
    [['2026-11-21'], '2026-11-21', { current: 1, longest: 1 }],
    [['2026-11-20', '2026-11-19'], '2026-11-21', { current: 2, longest: 2 }],
    [['2026-11-19', '2026-11-18'], '2026-11-21', { current: 0, longest: 2 }],
    [['2026-02-28', '2026-03-01', '2026-03-01', '2026-11-21'], '2026-11-21', { current: 1, longest: 2 }],
  ])('of %j on %s', (days, today, expected) => expect(streaks(days, today)).toEqual(expected));
});

it('knows the practice difficulty of each scenario, and none of quick practice', () => {
  expect(difficultyOf('appellate-argument')).toBe('Expert');
  expect(difficultyOf('quick-practice')).toBeNull();
  expect(scenarioName('cross-examination')).toBe('Cross-Examination');
});
