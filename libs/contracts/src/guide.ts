import { z } from 'zod';
import { operation } from './define.js';
import { ExerciseTarget } from './exercise-target.js';
import { known } from './known.js';
import { Difficulty } from './scenarios.js';
import { Slug } from './slug.js';

export const Exercise = z.object({
  id: Slug,
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.number().int().min(2).max(10),
  /** Null where a microphone cannot judge it. */
  target: known(ExerciseTarget.nullable(), null),
  /** The scenario that the recorder opens with; without one it is quick practice. */
  scenario: z.string().nullable(),
});
export type Exercise = z.infer<typeof Exercise>;

export const StrategySummary = z.object({
  id: Slug,
  title: z.string(),
  category: z.string(),
  difficulty: known(Difficulty.nullable(), null),
  timeToMaster: z.string(),
  description: z.string(),
  /** When the user marked it complete; null while it is open. */
  completedAt: z.iso.datetime().nullable(),
});
export type StrategySummary = z.infer<typeof StrategySummary>;

export const Strategy = StrategySummary.extend({
  /** The coach's own teaching, shown as a quotation. */
  coachSays: z.array(z.string()),
  keyPrinciples: z.array(z.object({ title: z.string(), text: z.string(), inCourt: z.string() })),
  practiceExercises: z.array(
    Exercise.extend({
      /** The user's newest session of it. */
      lastTake: z.object({ sessionId: z.uuid(), at: z.iso.datetime() }).nullable(),
    }),
  ),
  commonMistakes: z.array(z.string()),
  successMetrics: z.array(z.string()),
  sources: z.array(z.string()),
});
export type Strategy = z.infer<typeof Strategy>;

const strategy = z.object({ strategyId: Slug });
const session = z.object({ sessionId: z.uuid() });

/** The guide of strategies and its exercises; answered by the content service. */
export const guide = {
  get: operation({
    name: 'content.get-guide',
    access: 'user',
    http: { method: 'GET', path: '/api/guide' },
    input: z.object({}),
    output: z.object({ strategies: z.array(StrategySummary) }),
  }),
  getStrategy: operation({
    name: 'content.get-strategy',
    access: 'user',
    http: { method: 'GET', path: '/api/guide/:strategyId' },
    input: strategy,
    output: Strategy,
  }),
  /** Completing what is complete changes nothing. */
  complete: operation({
    name: 'content.complete-strategy',
    access: 'user',
    http: { method: 'PUT', path: '/api/guide/:strategyId/completed' },
    input: strategy,
    output: z.object({ completedAt: z.iso.datetime(), completed: z.number().int() }),
  }),
  /** Says of which exercise a session of the caller's is a take. */
  beginExercise: operation({
    name: 'content.begin-exercise',
    access: 'user',
    http: { method: 'PUT', path: '/api/sessions/:sessionId/exercise', status: 204 },
    input: session.extend({ ...strategy.shape, exerciseId: Slug }),
    output: z.null(),
  }),
  getExercise: operation({
    name: 'content.get-exercise',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/exercise' },
    input: session,
    output: z.object({
      exercise: Exercise.extend({ strategyId: Slug, strategy: z.string() }).nullable(),
    }),
  }),
};
