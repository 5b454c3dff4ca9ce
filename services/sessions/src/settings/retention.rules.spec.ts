import { describe, expect, it } from '@jest/globals';
import { cutoffsOf, deletesAnything, monthsBefore, nextNight } from './retention.rules.js';

const zone = 'America/New_York';

describe('retention', () => {
  it('counts whole days of the user’s calendar', () => {
    // Two in the morning in London, still the evening before in New York.
    const now = new Date('2026-11-01T02:00:00Z');
    const thirty = { deleteRecordings: true, keepSessions: 'indefinite' } as const;
    expect(cutoffsOf(thirty, now, zone)).toEqual({ audio: new Date('2026-10-01T04:00:00Z'), sessions: null });
    expect(cutoffsOf(thirty, now, 'Europe/London').audio).toEqual(new Date('2026-10-01T23:00:00Z'));
  });

  it('takes nothing unless it was chosen', () => {
    const nothing = { deleteRecordings: false, keepSessions: 'indefinite' } as const;
    expect(deletesAnything(nothing)).toBe(false);
    expect(cutoffsOf(nothing, new Date(), zone)).toEqual({ audio: null, sessions: null });
    expect(deletesAnything({ ...nothing, keepSessions: '1-year' })).toBe(true);
  });

  it.each([
    ['30-days', '2026-08-01T04:00:00Z'],
    ['6-months', '2026-02-28T05:00:00Z'],
    ['1-year', '2025-08-31T04:00:00Z'],
  ] as const)('keeps sessions for %s', (keepSessions, sessions) => {
    const now = new Date('2026-08-31T12:00:00Z');
    expect(cutoffsOf({ deleteRecordings: false, keepSessions }, now, zone)).toEqual({
      audio: null,
      sessions: new Date(sessions),
    });
  });

  it.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2027-02-28'],
    ['2026-01-15', 6, '2025-07-15'],
  ])('%s less %d months is %s', (date, months, before) => expect(monthsBefore(date, months)).toBe(before));

  it('works in the next night, also when the clocks change', () => {
    expect(nextNight(new Date('2026-11-01T02:00:00Z'), zone)).toEqual({
      day: '2026-11-01',
      at: new Date('2026-11-01T08:00:00Z'),
    });
    expect(nextNight(new Date('2026-10-31T07:00:00Z'), zone)).toEqual({
      day: '2026-11-01',
      at: new Date('2026-11-01T08:00:00Z'),
    });
  });
});
