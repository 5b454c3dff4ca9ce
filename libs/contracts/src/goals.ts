import { z } from 'zod';
import { fact, operation } from './define.js';
import { known } from './known.js';
import { PlannedDay } from './time-zone.js';

export const GOAL_MEASURES = [
  'confidence',
  'overall',
  'pace',
  'fillers',
  'sessions-per-week',
  'minutes-per-week',
] as const;
export const GoalMeasure = z.enum(GOAL_MEASURES);
export type GoalMeasure = z.infer<typeof GoalMeasure>;

/** What can be aimed at: confidence out of 100, overall out of 10, pace in words a minute, fillers a minute, counts a week. */
export const GOAL_BOUNDS: Record<GoalMeasure, { min: number; max: number }> = {
  confidence: { min: 1, max: 100 },
  overall: { min: 1, max: 10 },
  pace: { min: 80, max: 220 },
  fillers: { min: 0, max: 30 },
  'sessions-per-week': { min: 1, max: 50 },
  'minutes-per-week': { min: 5, max: 3000 },
};

export const MAX_GOALS = 30;
/** How many days before its deadline a goal is spoken of. */
export const GOAL_NOTICE_DAYS = 3;

/** `not-measured`: nothing tells yet how far it is. `ended`: the deadline went by without it. */
export const GoalStatus = z.enum(['completed', 'on-track', 'behind', 'not-measured', 'ended']);
export type GoalStatus = z.infer<typeof GoalStatus>;

export const Goal = z.object({
  id: z.uuid(),
  measure: known(GoalMeasure, 'confidence'),
  /** The goal in English, for readers without a catalogue of their own. */
  goal: z.string(),
  /** Where it began; null until something was measured. */
  start: z.number().nullable(),
  current: z.number().nullable(),
  target: z.number(),
  /** Where the line from start to target is today; null where there is no line. */
  expected: z.number().nullable(),
  deadline: z.iso.date(),
  status: known(GoalStatus, 'not-measured'),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Goal = z.infer<typeof Goal>;

const Plan = z
  .object({
    measure: GoalMeasure,
    target: z.number({ error: 'Give the target as a number.' }),
    deadline: PlannedDay,
  })
  .superRefine(({ measure, target }, context) => {
    const { min, max } = GOAL_BOUNDS[measure];
    if (target < min || target > max)
      context.addIssue({
        code: 'custom',
        path: ['target'],
        message: `Choose a target from ${min} to ${max}.`,
      });
  });
const goalId = z.object({ goalId: z.uuid() });

/** What an attorney works toward; answered by the sessions service. */
export const goals = {
  create: operation({
    name: 'sessions.create-goal',
    access: 'user',
    http: { method: 'POST', path: '/api/goals', status: 201 },
    input: Plan,
    output: Goal,
  }),
  /** By deadline, the nearest first. */
  list: operation({
    name: 'sessions.list-goals',
    access: 'user',
    http: { method: 'GET', path: '/api/goals' },
    input: z.object({}),
    output: z.array(Goal),
  }),
  change: operation({
    name: 'sessions.change-goal',
    access: 'user',
    http: { method: 'PUT', path: '/api/goals/:goalId' },
    input: z.intersection(goalId, Plan),
    output: Goal,
  }),
  /** For an hour it can be restored. */
  delete: operation({
    name: 'sessions.delete-goal',
    access: 'user',
    http: { method: 'DELETE', path: '/api/goals/:goalId', status: 204 },
    input: goalId,
    output: z.null(),
  }),
  restore: operation({
    name: 'sessions.restore-goal',
    access: 'user',
    http: { method: 'POST', path: '/api/goals/:goalId/restore' },
    input: goalId,
    output: Goal,
  }),
};

/** Another window shows it too. */
export const goalsChanged = fact('sessions.goals-changed', z.object({ userId: z.string() }));
/** A few days are left for a goal that is not reached. */
export const goalDeadlineNear = fact(
  'sessions.goal-deadline-near',
  z.object({ userId: z.string(), goalId: z.uuid(), title: z.string(), deadline: z.iso.date() }),
);
