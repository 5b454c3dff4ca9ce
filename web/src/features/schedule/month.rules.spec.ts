import { describe, expect, it } from '@jest/globals';
import { addMonths, dayAfterKey, weekOf, weeksOf } from './month.rules.js';

describe('the month', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-12-05', 5],
    ['2026-02', '2026-02-01', '2026-02-28', 4],
    ['2028-02', '2028-01-30', '2028-03-04', 5],
    ['2026-08', '2026-07-26', '2026-09-05', 6],
    // Months in which clocks change.
    ['2026-03', '2026-03-01', '2026-04-04', 5],
  ])('%s is drawn from Sunday %s to Saturday %s', (month, first, last, count) => {
    const weeks = weeksOf(month);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
    expect(new Set(weeks.flat()).size).toBe(count * 7);
  });

  it('has weeks that begin on Sunday', () => {
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
    expect(weekOf('2026-11-28')[0]).toBe('2026-11-22');
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-29');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('goes from %s by %i months to %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', '2026-10-31'],
    ['ArrowRight', '2026-11-02'],
    ['ArrowUp', '2026-10-25'],
    ['ArrowDown', '2026-11-08'],
    ['Home', '2026-11-01'],
    ['End', '2026-11-07'],
    ['PageUp', '2026-10-01'],
    ['PageDown', '2026-12-01'],
    ['a', null],
  ])('is walked by %s', (key, expected) => {
    expect(dayAfterKey('2026-11-01', key)).toBe(expected);
  });
});
