import { z } from 'zod';
import { type Failure, ModelSentence } from './model-check.js';
import { ANSWER_FORM, BY_TYPE, COMMON } from './model-instructions.js';
import type { SectionMaterial } from './model-material.js';

/** What a model answers: sentences of one section, each with the part it belongs to and the facts that it rests on. */
export const ModelAnswer = z.object({ sentences: z.array(ModelSentence).min(1).max(160) });

/** The same shape as JSON Schema, in the subset that every server with structured output understands. */
export const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    sentences: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          text: { type: 'string' },
          part: { type: 'string' },
          facts: { type: 'array', items: { type: 'string' } },
        },
        required: ['text', 'part', 'facts'],
        additionalProperties: false,
      },
    },
  },
  required: ['sentences'],
  additionalProperties: false,
} as const;

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Instructions and case travel apart: what the file says can only ever be quoted material. */
export const messagesFor = (material: SectionMaterial): ModelMessage[] => [
  {
    role: 'system',
    content: [COMMON, BY_TYPE[material.type] ?? '', ANSWER_FORM].join('\n'),
  },
  { role: 'user', content: JSON.stringify(material) },
];

const MOST_FAILURES = 30;

/** One try more, with what was wrong. */
export const againWith = (
  messages: readonly ModelMessage[],
  answer: string,
  failures: readonly Failure[],
): ModelMessage[] => [
  ...messages,
  { role: 'assistant', content: answer.slice(0, 20_000) },
  {
    role: 'user',
    content: `These cannot stay: ${JSON.stringify(failures.slice(0, MOST_FAILURES).map(({ text, reason }) => ({ text, reason })))}. Answer with the whole section again, corrected, as the same JSON object.`,
  },
];
