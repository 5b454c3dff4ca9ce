import { describe, expect, it } from '@jest/globals';
import { endOfQuiet, isQuiet } from './quiet-hours.rules.js';

const night = { quietHoursStart: '22:00', quietHoursEnd: '08:00', timeZone: 'America/New_York' };
const at = (iso: string): Date => new Date(iso);

describe('quiet hours', () => {
  it.each([
    ['at their start', '2026-01-15T22:00:00-05:00', true],
    ['a minute before', '2026-01-15T21:59:59-05:00', false],
    ['after midnight', '2026-01-16T03:00:00-05:00', true],
    ['a minute before their end', '2026-01-16T07:59:59-05:00', true],
    ['at their end', '2026-01-16T08:00:00-05:00', false],
    ['at noon', '2026-01-16T12:00:00-05:00', false],
  ])('over midnight: %s', (_when, instant, quiet) => expect(isQuiet(at(instant), night)).toBe(quiet));

  it('within a day', () => {
    const lunch = { ...night, quietHoursStart: '12:00', quietHoursEnd: '13:00' };
    expect(isQuiet(at('2026-01-15T12:30:00-05:00'), lunch)).toBe(true);
    expect(isQuiet(at('2026-01-15T22:30:00-05:00'), lunch)).toBe(false);
  });

  it('are none when they start and end at the same time', () => {
    const never = { ...night, quietHoursStart: '08:00', quietHoursEnd: '08:00' };
    expect(isQuiet(at('2026-01-15T08:00:00-05:00'), never)).toBe(false);
    expect(endOfQuiet(at('2026-01-15T08:00:00-05:00'), never)).toEqual(at('2026-01-15T08:00:00-05:00'));
  });
});

describe('the end of quiet', () => {
  it.each([
    ['an ordinary night', '2026-01-15T23:17:41-05:00', '08:00', '2026-01-16T08:00:00-05:00'],
    ['early in the morning', '2026-01-16T06:00:00-05:00', '08:00', '2026-01-16T08:00:00-05:00'],
    ['the short night of spring', '2026-03-07T23:00:00-05:00', '08:00', '2026-03-08T08:00:00-04:00'],
    ['the long night of autumn', '2026-10-31T23:00:00-04:00', '08:00', '2026-11-01T08:00:00-05:00'],
    ['an end in the skipped hour', '2026-03-07T23:00:00-05:00', '02:30', '2026-03-08T03:00:00-04:00'],
    [
      'an end in the hour that comes twice',
      '2026-10-31T23:00:00-04:00',
      '01:30',
      '2026-11-01T01:30:00-04:00',
    ],
    ['the second of the two hours', '2026-11-01T01:10:00-05:00', '01:30', '2026-11-01T01:30:00-05:00'],
  ])('%s', (_name, now, quietHoursEnd, end) =>
    expect(endOfQuiet(at(now), { ...night, quietHoursEnd })).toEqual(at(end)),
  );

  it('is never quiet, never past, and nothing before it was loud, all year round', () => {
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2027, 0, 1); now += 47 * 60_000) {
      const end = endOfQuiet(new Date(now), night);
      expect(isQuiet(end, night)).toBe(false);
      expect(end.getTime()).toBeGreaterThanOrEqual(now);
      if (end.getTime() > now) expect(isQuiet(new Date(end.getTime() - 60_000), night)).toBe(true);
    }
  });
});
