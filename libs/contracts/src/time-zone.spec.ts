import { describe, expect, it, jest } from '@jest/globals';
import { ClockTime, instantOf, localTime, TimeZone } from './time-zone.js';

const NEW_YORK = 'America/New_York';

describe('time zones', () => {
  it.each(['America/New_York', 'UTC', 'Asia/Kathmandu'])('knows %s', (zone) =>
    expect(TimeZone.safeParse(zone).success).toBe(true),
  );
  it.each(['', 'Mars/Olympus', '+02:00', '../etc', 'America/New_York; drop'])('refuses "%s"', (zone) =>
    expect(TimeZone.safeParse(zone).success).toBe(false),
  );
  it.each(['24:00', '9:00', '09:60', '0900', ''])('"%s" is no clock time', (time) =>
    expect(ClockTime.safeParse(time).success).toBe(false),
  );
});

describe('the clocks of time zones', () => {
  it('are kept in a bounded number, however a zone is spelled', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    const makes = (zone: string): number => {
      made.mockClear();
      expect(TimeZone.safeParse(zone).success).toBe(true);
      return made.mock.calls.length;
    };
    makes('Europe/Paris');
    expect(makes('Europe/Paris')).toBe(0);
    for (let mask = 0; mask < 2048; mask++)
      makes(
        'Asia/Kathmandu'
          .split('')
          .map((letter, at) => (mask & (1 << at) ? letter.toUpperCase() : letter))
          .join(''),
      );
    expect(makes('Europe/Paris')).toBe(1);
    expect(makes('Europe/Paris')).toBe(0);
    made.mockRestore();
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['an ordinary day', '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['summer', '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    ['an hour that the clocks skip', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['an hour that comes twice', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['right after the change', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ])('%s', (_name, date, time, instant) =>
    expect(instantOf(date, time, NEW_YORK).toISOString()).toBe(instant),
  );

  it('is the inverse of reading the clock, every half hour of a year, in zones with odd offsets', () => {
    for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Europe/London'])
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1_800_000) {
        const { date, time } = localTime(new Date(at), zone);
        // An hour that comes twice is read as its first occurrence, never as another hour.
        expect(localTime(instantOf(date, time, zone), zone)).toEqual({ date, time });
      }
  });
});
