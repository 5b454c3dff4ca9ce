import { z } from 'zod';
import { Voice } from './voices.js';
import { operation } from './define.js';
import { FileAnswer } from './files.js';
import { known, knownEntries } from './known.js';
import { Difficulty } from './scenarios.js';
import { Slug } from './slug.js';

/** A piece of a text. Words between two pairs of asterisks are stressed. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string(), level: z.int().min(2).max(3) }),
  z.object({ kind: z.enum(['paragraph', 'quote']), text: z.string() }),
  /** `checks` are boxes to tick on paper. */
  z.object({ kind: z.enum(['bullets', 'checks']), items: z.array(z.string()) }),
  /** `start` is the number of the first: a list may go on below another heading. */
  z.object({ kind: z.literal('numbers'), items: z.array(z.string()), start: z.number().int().positive() }),
  /** A silence in the spoken version; shown as what to do meanwhile. */
  z.object({ kind: z.literal('pause'), seconds: z.number().positive().max(10) }),
]);
export type Block = z.infer<typeof Block>;

export const RESOURCE_TYPES = ['guide', 'template', 'video', 'audio', 'article', 'exercise'] as const;
export const RESOURCE_CATEGORIES = [
  'murphy-strategies',
  'legal-templates',
  'courtroom-skills',
  'communication',
  'practice-scenarios',
] as const;

export const ResourceSummary = z.object({
  id: Slug,
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

const resource = z.object({ resourceId: Slug });

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
