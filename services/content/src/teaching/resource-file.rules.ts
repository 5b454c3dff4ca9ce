import { Difficulty } from '@lectern/contracts/scenarios';
import { Block, RESOURCE_CATEGORIES, RESOURCE_TYPES, Resource } from '@lectern/contracts/library';
import { z } from 'zod';
import { headed } from './front-matter.rules.js';
import { blocksOfMarkdown } from './markdown.rules.js';

const words = z.string().trim().min(1);

/** A resource as a file has it: everything but how often it was downloaded. */
const ResourceFile = Resource.omit({ downloads: true }).extend({
  order: z.coerce.number().int(),
  title: words,
  description: words,
  type: z.enum(RESOURCE_TYPES),
  category: z.enum(RESOURCE_CATEGORIES),
  difficulty: Difficulty,
  duration: z.coerce.number().int().min(1).max(120),
  tags: z.array(words).min(1).max(12),
  content: z.array(Block).min(3),
});
export type ResourceFile = z.infer<typeof ResourceFile>;

/** Reads a file of the library. @throws when something is missing or not understood */
export function resourceOfFile(text: string): ResourceFile {
  const { head, body } = headed(text);
  const { minutes, tags = '', ...rest } = head;
  return ResourceFile.parse({
    ...rest,
    duration: minutes,
    tags: tags.split(',').map((tag) => tag.trim()),
    content: blocksOfMarkdown(body),
  });
}
