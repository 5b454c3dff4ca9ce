/*
 * What the program that runs a model and whoever started it say to each other: one line of JSON each. A request is the body of
 * OpenAI's chat completions as far as drafting uses it.
 */
import { z } from 'zod';

/** The first line. */
export interface Setup {
  /** Folder in which node-llama-cpp is looked for, as Node looks for packages. */
  library: string;
  /** A GGUF file. */
  model: string;
  threads: number;
}

export const ChatRequest = z.object({
  stream: z.literal(true),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(1)
    .max(20),
  temperature: z.number().min(0).max(2).default(0.3),
  max_tokens: z.number().int().positive().optional(),
  response_format: z
    .object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.looseObject({}) }) })
    .optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** Every line after the first. */
export interface Asked {
  id: number;
  request: ChatRequest;
}

/** `ready` to the setup; to a request pieces of text and then why there are no more, or that it cannot be answered. */
export const Said = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.number(), text: z.string() }),
  z.object({ id: z.number(), finished: z.enum(['stop', 'length', 'too-long', 'failed']) }),
]);
export type Said = z.infer<typeof Said>;
export type Finished = Extract<Said, { finished: unknown }>['finished'];
