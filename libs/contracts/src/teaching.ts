import { z } from 'zod';
import { Voice } from './content.js';
import { operation } from './define.js';
import { ExerciseTarget } from './exercise-target.js';
import { FileAnswer } from './files.js';
import { known, knownEntries } from './known.js';
import { Difficulty } from './scenarios.js';

/** A name in an address and in a file: `power-of-the-pause`. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** A piece of a text. Words between two pairs of asterisks are stressed. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph', 'quote']), text: z.string() }),
  /** `checks` are boxes to tick on paper. */
  z.object({ kind: z.enum(['bullets', 'checks']), items: z.array(z.string()) }),
  /** `start` is the number of the first: a list may go on below another heading. */
  z.object({ kind: z.literal('numbers'), items: z.array(z.string()), start: z.number().int().positive() }),
  /** A silence in the spoken version; shown as what to do meanwhile. */
  z.object({ kind: z.literal('pause'), seconds: z.number().positive().max(10) }),
]);
export type Block = z.infer<typeof Block>;

export const Exercise = z.object({
  id: slug,
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
  id: slug,
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

export const RESOURCE_TYPES = ['guide', 'template', 'video', 'audio', 'article', 'exercise'] as const;
export const RESOURCE_CATEGORIES = [
  'murphy-strategies',
  'legal-templates',
  'courtroom-skills',
  'communication',
  'practice-scenarios',
] as const;

export const ResourceSummary = z.object({
  id: slug,
  title: z.string(),
  description: z.string(),
  type: known(z.enum(RESOURCE_TYPES), 'guide'),
  category: known(z.enum(RESOURCE_CATEGORIES), 'courtroom-skills'),
  difficulty: known(Difficulty.nullable(), null),
  /** Minutes to read, or to do. */
  duration: z.number().int().positive().nullable(),
  tags: z.array(z.string()),
  /** PDF downloads on this installation. */
  downloads: z.number().int().nonnegative(),
});
export type ResourceSummary = z.infer<typeof ResourceSummary>;

export const Resource = ResourceSummary.extend({ content: knownEntries(z.array(Block)) });
export type Resource = z.infer<typeof Resource>;

const strategy = z.object({ strategyId: slug });
const session = z.object({ sessionId: z.uuid() });
const resource = z.object({ resourceId: slug });

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
    input: session.extend({ ...strategy.shape, exerciseId: slug }),
    output: z.null(),
  }),
  getExercise: operation({
    name: 'content.get-exercise',
    access: 'user',
    http: { method: 'GET', path: '/api/sessions/:sessionId/exercise' },
    input: session,
    output: z.object({
      exercise: Exercise.extend({ strategyId: slug, strategy: z.string() }).nullable(),
    }),
  }),
};

/** The library of resources; answered by the content service. */
export const library = {
  list: operation({
    name: 'content.list-resources',
    access: 'user',
    http: { method: 'GET', path: '/api/library' },
    input: z.object({}),
    output: z.object({ resources: z.array(ResourceSummary) }),
  }),
  get: operation({
    name: 'content.get-resource',
    access: 'user',
    http: { method: 'GET', path: '/api/library/:resourceId' },
    input: resource,
    output: Resource,
  }),
  print: operation({
    name: 'content.print-resource',
    access: 'user',
    http: { method: 'GET', path: '/api/library/:resourceId/pdf', responds: 'file' },
    input: resource,
    output: FileAnswer,
    timeoutMs: 30_000,
  }),
  speak: operation({
    name: 'content.speak-resource',
    access: 'user',
    http: { method: 'POST', path: '/api/library/:resourceId/audio', responds: 'file' },
    input: resource.extend({ voice: Voice.default('alloy'), requestId: z.uuid().optional() }),
    output: FileAnswer,
    timeoutMs: 300_000,
  }),
};
