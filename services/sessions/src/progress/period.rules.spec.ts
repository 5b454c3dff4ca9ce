import { describe, expect, it } from '@jest/globals';
import { spanOf, sundayOf, weekSpan } from './period.rules.js';

const NEW_YORK = 'America/New_York';
const hours = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 3_600_000;

describe('a period', () => {
  it('is whole weeks from Sunday to Saturday, the present one included', () => {
    const now = new Date('2026-11-18T17:00:00Z');
    expect(spanOf('week', undefined, now, NEW_YORK)).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
    const month = spanOf('month', undefined, now, NEW_YORK);
    expect(month).toMatchObject({ from: '2026-10-25', to: '2026-11-21' });
    expect(month.weeks.map(({ sunday }) => sunday)).toEqual([
      '2026-10-25',
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
    ]);
    expect(spanOf('quarter', undefined, now, NEW_YORK).weeks).toHaveLength(13);
  });

  it('counts the days of the user: Saturday night in New York is Sunday in London', () => {
    const now = new Date('2026-11-22T03:00:00Z');
    expect(spanOf('week', undefined, now, NEW_YORK).from).toBe('2026-11-15');
    expect(spanOf('week', undefined, now, 'Europe/London').from).toBe('2026-11-22');
  });

  it('is an hour longer in the week in which the clocks are set back, and shorter in spring', () => {
    const autumn = spanOf('week', '2026-11-03', new Date('2026-12-01T12:00:00Z'), NEW_YORK);
    expect(autumn.from).toBe('2026-11-01');
    expect(hours(autumn.start, autumn.end)).toBe(7 * 24 + 1);
    const spring = weekSpan('2026-03-08', NEW_YORK);
    expect(hours(spring.start, spring.end)).toBe(7 * 24 - 1);
  });

  it('is compared with the same part of the weeks before while it is not over, by the clocks', () => {
    const now = new Date('2026-11-04T17:30:00Z');
    const { before } = spanOf('week', undefined, now, NEW_YORK);
    expect(before.start).toEqual(new Date('2026-10-25T04:00:00Z'));
    // Half past noon on Wednesday, when it was still summer time.
    expect(before.end).toEqual(new Date('2026-10-28T16:30:00Z'));
  });

  it('is compared with all of the weeks before when it is over', () => {
    const { before, start } = spanOf('month', '2026-10-10', new Date('2026-11-18T17:00:00Z'), NEW_YORK);
    expect(before.end).toEqual(start);
    expect(hours(before.start, before.end)).toBe(28 * 24);
  });

  it('never lies in the future', () => {
    const now = new Date('2026-11-18T17:00:00Z');
    expect(spanOf('week', '2027-05-01', now, NEW_YORK)).toEqual(spanOf('week', undefined, now, NEW_YORK));
  });

  it('knows the Sunday of each day', () => {
    expect(sundayOf('2026-11-22')).toBe('2026-11-22');
    expect(sundayOf('2026-11-28')).toBe('2026-11-22');
  });
});
