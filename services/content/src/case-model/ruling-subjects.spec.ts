import { describe, expect, it } from '@jest/globals';
import { hourIn, suppressedAfter, quotedOfThat, reservedIn, unspokenIn } from './ruling-subjects.js';

describe('what a ruling keeps out without quoting it', () => {
  it('is what nobody may mention, and no word that every ruling has', () => {
    expect(unspokenIn('THC is excluded. No mention of gummies. The State proceeds.')).toEqual([
      new Set(['gummy']),
    ]);
    expect(unspokenIn('There is no mention of it. Neither party shall mention the same.')).toEqual([]);
  });

  it('is what was reserved', () => {
    expect(reservedIn('“I told you” (Moss): reserved; not in opening.')).toEqual(['itoldyou']);
    expect(reservedIn('“I told you” is admitted. Costs are reserved.')).toEqual([]);
  });

  it('is what the same order quotes of the statement that was made there', () => {
    const order = [
      { text: 'At 10:40 p.m., in the patrol car, he asked whether there was “anything she wanted to say.”' },
      { text: 'At the roadside she said, “two drinks with dinner.”' },
    ] as unknown as Parameters<typeof quotedOfThat>[1];
    expect(quotedOfThat('The statement in the patrol car was taken too late', order)).toEqual([
      'anythingshewantedtosay',
    ]);
    expect(quotedOfThat('The statement is suppressed', order)).toEqual([]);
  });

  it('is what was said from an hour of the day on', () => {
    expect(suppressedAfter('Everything after 2:52 p.m., and the half page, is SUPPRESSED')).toBe(
      14 * 60 + 52,
    );
    expect(suppressedAfter('Everything is suppressed')).toBeUndefined();
    expect(suppressedAfter('All statements after 2019 are excluded')).toBeUndefined();
    expect([
      hourIn('At 1501 Roe stated: “OK.”'),
      hourIn('At 3:01 p.m. Roe said so.'),
      hourIn('In 1501'),
    ]).toEqual([15 * 60 + 1, 15 * 60 + 1, undefined]);
  });
});
