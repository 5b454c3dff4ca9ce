import { describe, expect, it } from '@jest/globals';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { nextInWords, progressInWords } from './quick-words.js';

const ZONE = 'America/New_York';
const now = new Date('2026-11-23T15:00:00Z');
const entry = (startsAt: string, completed = false) => ({ startsAt, completed }) as ScheduledPractice;

describe('the facts of the quick cards', () => {
  it.each([
    [0, 0, 'Nothing measured yet'],
    [1, 1, '1 session'],
    [12, 0, '12 sessions'],
    [12, 4, '12 sessions, 4 days in a row'],
  ])('%i sessions, streak of %i: %s', (completedSessions, currentStreakDays, expected) => {
    expect(progressInWords({ completedSessions, currentStreakDays })).toBe(expected);
  });

  it('name the next practice that is open and to come, by the clocks of the reader', () => {
    const over = entry('2026-11-23T14:00:00.000Z');
    const done = entry('2026-11-23T18:00:00.000Z', true);
    const tonight = entry('2026-11-24T04:30:00.000Z');
    const later = entry('2026-11-25T14:00:00.000Z');
    expect(nextInWords([later, over, done, tonight], now, ZONE)).toBe('Next: today, 11:30 PM');
    expect(nextInWords([later, tonight], now, 'Europe/Berlin')).toBe('Next: Tue, Nov 24, 5:30 AM');
    expect(nextInWords([over, later], now, ZONE)).toBe('Next: Wed, Nov 25, 9:00 AM');
    expect(nextInWords([over, done], now, ZONE)).toBe('Nothing scheduled');
  });
});
