import { describe, expect, it } from '@jest/globals';
import { instantOf } from '@lectern/contracts/time-zone';
import { anEntry } from './schedule.fixtures.js';
import { byDay, clockChange, isOver, proposedStart, upcoming, weekFigures } from './plan.rules.js';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => new Date(iso);

describe('the proposed start', () => {
  it.each([
    ['a day to come: 09:00', '2026-11-24', '2026-11-23T15:20:00Z', '2026-11-24', '09:00'],
    ['today, before 09:00', '2026-11-23', '2026-11-23T13:00:00Z', '2026-11-23', '09:00'],
    ['today, after 09:00: the next full hour', '2026-11-23', '2026-11-23T15:20:00Z', '2026-11-23', '11:00'],
    ['today, late in the evening: tomorrow', '2026-11-23', '2026-11-24T04:30:00Z', '2026-11-24', '00:00'],
    [
      'a day that is over: the next full hour from now',
      '2026-11-01',
      '2026-11-23T15:20:00Z',
      '2026-11-23',
      '11:00',
    ],
    ['the hour before clocks go forward', '2026-03-08', '2026-03-08T06:30:00Z', '2026-03-08', '09:00'],
  ])('%s', (_when, day, now, date, time) => {
    expect(proposedStart(day, at(now), NEW_YORK)).toEqual({ date, time });
  });

  it.each(['2026-03-07', '2026-10-31'])('is never over, also when clocks change after %s', (day) => {
    for (let minutes = 0; minutes < 48 * 60; minutes += 7) {
      const now = new Date(Date.parse(`${day}T12:00:00Z`) + minutes * 60_000);
      const { date, time } = proposedStart(day, now, NEW_YORK);
      expect(instantOf(date, time, NEW_YORK).getTime()).toBeGreaterThan(now.getTime());
    }
  });
});

describe('a start', () => {
  it('is over five minutes after it', () => {
    const start = { date: '2026-11-23', time: '09:00' };
    expect(isOver(start, at('2026-11-23T14:04:00Z'), NEW_YORK)).toBe(false);
    expect(isOver(start, at('2026-11-23T14:06:00Z'), NEW_YORK)).toBe(true);
  });

  it.each([
    ['2026-03-08', '02:30', { skippedTo: '03:30' }],
    ['2026-03-08', '03:00', null],
    ['2026-11-01', '01:30', 'twice'],
    ['2026-11-01', '02:00', null],
    ['2026-11-23', '09:00', null],
  ])('on %s at %s: %j', (date, time, expected) => {
    expect(clockChange({ date, time }, NEW_YORK)).toEqual(expected);
  });
});

describe('the lists', () => {
  it("put an entry on the reader's day, not on that of UTC", () => {
    const late = anEntry({ startsAt: '2026-11-24T04:30:00.000Z' });
    expect([...byDay([late], NEW_YORK).keys()]).toEqual(['2026-11-23']);
    expect([...byDay([late], 'Europe/Berlin').keys()]).toEqual(['2026-11-24']);
  });

  it('know the next five after today, without what is completed', () => {
    const entries = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      anEntry({ id: `entry-${day}`, startsAt: `2026-12-0${day}T15:00:00.000Z`, completed: day === 3 }),
    );
    const ids = upcoming(entries.toReversed(), '2026-12-01', NEW_YORK).map(({ id }) => id);
    expect(ids).toEqual(['entry-2', 'entry-4', 'entry-5', 'entry-6', 'entry-7']);
  });

  it('count the week from Sunday to Saturday by the clocks of the reader, over a change of clocks too', () => {
    // Sunday, November 1, 2026 has 25 hours in New York.
    const inside = ['2026-11-01T04:00:00.000Z', '2026-11-08T04:59:00.000Z'];
    const outside = ['2026-11-01T03:59:00.000Z', '2026-11-08T05:00:00.000Z'];
    const entries = [...inside, ...outside].map((startsAt, index) =>
      anEntry({ id: `entry-${index}`, startsAt, duration: 45, completed: index === 0 }),
    );
    expect(weekFigures(entries, '2026-11-04', NEW_YORK)).toEqual({
      from: '2026-11-01',
      to: '2026-11-07',
      scheduled: 2,
      completed: 1,
      hours: 2,
    });
  });
});
