import { describe, expect, it } from '@jest/globals';
import { SCENARIO_CHOICES } from './choices.js';
import { clockNote, planOf, valuesOf } from './plan-values.js';
import { anEntry } from './schedule.fixtures.js';

const timeZone = 'America/New_York';
const now = new Date('2026-11-23T15:00:00Z');
const values = { ...valuesOf(null, { day: '2026-11-24', now, timeZone }), title: 'Rehearse' };
const problemsOf = (given: Partial<typeof values>) =>
  planOf({ ...values, ...given }, { timeZone, now, unmoved: null });

describe('the plan of a form', () => {
  it.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['date', { date: '' }, 'Choose a date.'],
    ['time', { time: '' }, 'Give a time as HH:MM, from 00:00 to 23:59.'],
    ['duration', { duration: '' }, 'Give the duration in minutes.'],
    ['duration', { duration: '4' }, 'Plan at least 5 minutes.'],
    ['duration', { duration: '22.5' }, 'Give the duration in whole minutes.'],
    ['duration', { duration: '481' }, 'Plan at most 480 minutes.'],
    ['time', { date: '2026-11-23', time: '09:00' }, 'Choose a time that is still to come.'],
  ])('says under the %s what is wrong with %j', (field, given, problem) => {
    expect(problemsOf(given)).toEqual({ problems: { [field]: problem } });
  });

  it('is what was typed, with nothing for what was left empty', () => {
    const read = planOf(values, { timeZone, now, unmoved: null });
    expect(read).toMatchObject({ plan: { title: 'Rehearse', caseId: null, duration: 30 } });
    expect('plan' in read && 'notes' in read.plan ? read.plan.notes : undefined).toBeUndefined();
  });

  it('lets an entry that has begun keep its start, and no other that is over', () => {
    const entry = anEntry({ date: '2026-11-20' });
    const same = valuesOf(entry, { day: '', now, timeZone });
    expect(planOf(same, { timeZone, now, unmoved: entry })).toHaveProperty('plan');
    expect(planOf({ ...same, time: '09:30' }, { timeZone, now, unmoved: entry })).toHaveProperty('problems');
  });

  it('tells of a night in which clocks change', () => {
    expect(clockNote({ date: '2026-03-08', time: '02:30' }, timeZone)).toBe(
      'Clocks in New York go forward that night: there is no 2:30 AM, so it starts at 3:30 AM.',
    );
    expect(clockNote({ date: '2026-11-01', time: '01:15' }, timeZone)).toBe(
      'Clocks in New York go back that night: 1:15 AM comes twice, and the first one is meant.',
    );
    expect(clockNote({ date: '2026-11-23', time: '02:30' }, timeZone)).toBeNull();
    expect(clockNote({ date: '', time: '02:30' }, timeZone)).toBeNull();
  });

  it('chooses from fifteen scenarios, each of its own name', () => {
    expect(new Set(SCENARIO_CHOICES.map(({ name }) => name)).size).toBe(15);
  });
});
