import { z } from 'zod';
import { fact, operation } from './define.js';
import { known } from './known.js';
import { ClockTime, PlannedDay, TimeZone } from './time-zone.js';
import { Title, typedText } from './typed-text.js';

export const PracticeType = z.enum(['practice', 'review', 'challenge', 'group']);
export const PracticeDifficulty = z.enum(['Beginner', 'Intermediate', 'Advanced']);

/** How long before the start a reminder comes. */
export const REMINDER_LEAD_MINUTES = 15;

export const MIN_MINUTES = 5;
export const MAX_MINUTES = 480;

export const Plan = z.object({
  title: Title,
  date: PlannedDay,
  time: ClockTime,
  /** The zone in which date and time are meant: a practice at 9:00 stays at 9:00 when the clocks change. */
  timeZone: TimeZone,
  /** Minutes. */
  duration: z
    .number({ error: 'Give the duration in minutes.' })
    .int('Give the duration in whole minutes.')
    .min(MIN_MINUTES, `Plan at least ${MIN_MINUTES} minutes.`)
    .max(MAX_MINUTES, `Plan at most ${MAX_MINUTES} minutes.`),
  type: PracticeType,
  scenario: typedText(200),
  difficulty: PracticeDifficulty,
  reminder: z.boolean(),
  notes: typedText(2000).optional(),
  /** What is rehearsed for; left out for practice without a case. */
  caseId: z.uuid().nullish(),
});

export type Plan = z.infer<typeof Plan>;

export const ScheduledPractice = Plan.extend({
  id: z.uuid(),
  date: z.iso.date(),
  type: known(PracticeType, 'practice'),
  difficulty: known(PracticeDifficulty, 'Intermediate'),
  notes: z.string().nullable(),
  caseId: z.uuid().nullable(),
  caseName: z.string().nullable(),
  startsAt: z.iso.datetime(),
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
});
export type ScheduledPractice = z.infer<typeof ScheduledPractice>;

const one = z.object({ practiceId: z.uuid() });

export const schedule = {
  create: operation({
    name: 'sessions.schedule-practice',
    access: 'user',
    http: { method: 'POST', path: '/api/schedule', status: 201 },
    input: Plan,
    output: ScheduledPractice,
  }),
  /** The own scheduled practice, earliest first; of one case where one is given. */
  list: operation({
    name: 'sessions.list-scheduled-practice',
    access: 'user',
    http: { method: 'GET', path: '/api/schedule' },
    input: z.object({ caseId: z.uuid().optional() }),
    output: z.array(ScheduledPractice),
  }),
  /** The plan as it is to be from now on; what was completed stays as it was. A start that is moved must be still to come. */
  change: operation({
    name: 'sessions.change-scheduled-practice',
    access: 'user',
    http: { method: 'PUT', path: '/api/schedule/:practiceId' },
    input: Plan.extend(one.shape),
    output: ScheduledPractice,
  }),
  /** Cannot be undone; completing again changes nothing. */
  complete: operation({
    name: 'sessions.complete-scheduled-practice',
    access: 'user',
    http: { method: 'PUT', path: '/api/schedule/:practiceId/complete' },
    input: one,
    output: ScheduledPractice,
  }),
  delete: operation({
    name: 'sessions.delete-scheduled-practice',
    access: 'user',
    http: { method: 'DELETE', path: '/api/schedule/:practiceId', status: 204 },
    input: one,
    output: z.null(),
  }),
};

const practice = z.object({ practiceId: z.uuid(), userId: z.string(), title: z.string() });
/** What a start in the past is refused with, here and on the server. */
export const START_IS_PAST = 'Choose a time that is still to come.';

export const practiceScheduled = fact(
  'sessions.practice-scheduled',
  practice.extend({ startsAt: z.iso.datetime() }),
);
export const practiceChanged = fact(
  'sessions.practice-changed',
  practice.extend({ startsAt: z.iso.datetime() }),
);
/** The moment for the reminder that the user asked for has come. */
export const practiceDue = fact(
  'sessions.practice-due',
  practice.extend({
    startsAt: z.iso.datetime(),
    timeZone: TimeZone,
    /** Minutes. */
    duration: z.number().int(),
    caseName: z.string().nullish(),
  }),
);
export const practiceCompleted = fact('sessions.practice-completed', practice);
export const practiceUnscheduled = fact('sessions.practice-unscheduled', practice);
