import { describe, expect, it } from '@jest/globals';
import { isWorthReminding, planStart, reminderTime } from './schedule.rules.js';

const NEW_YORK = 'America/New_York';
const at = (iso: string): Date => new Date(iso);

describe('the schedule', () => {
  it('keeps nine o’clock at nine o’clock over a change of clocks', () => {
    const now = at('2026-03-01T12:00:00Z');
    const start = (date: string) =>
      planStart({ date, time: '09:00', timeZone: NEW_YORK }, now).startsAt.toISOString();
    expect(start('2026-03-07')).toBe('2026-03-07T14:00:00.000Z');
    expect(start('2026-03-08')).toBe('2026-03-08T13:00:00.000Z');
  });

  it('knows what is past, with a few minutes of grace', () => {
    const plan = { date: '2026-06-01', time: '09:00', timeZone: 'UTC' };
    expect(planStart(plan, at('2026-06-01T09:04:00Z')).isPast).toBe(false);
    expect(planStart(plan, at('2026-06-01T09:06:00Z')).isPast).toBe(true);
  });

  it('reminds a quarter of an hour before, also when the clocks change in between', () => {
    // 3:00 on that morning follows 1:59: a quarter of an hour earlier it is 1:45.
    const { startsAt } = planStart(
      { date: '2026-03-08', time: '03:00', timeZone: NEW_YORK },
      at('2026-03-01T00:00:00Z'),
    );
    expect(reminderTime(startsAt).toISOString()).toBe('2026-03-08T06:45:00.000Z');
  });

  it('reminds late rather than never, but not after the end', () => {
    const start = at('2026-06-01T09:00:00Z');
    expect(isWorthReminding(start, 30, at('2026-06-01T09:29:00Z'))).toBe(true);
    expect(isWorthReminding(start, 30, at('2026-06-01T09:30:00Z'))).toBe(false);
  });
});
