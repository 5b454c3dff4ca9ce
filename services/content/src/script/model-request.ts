import { z } from 'zod';
import { type Failure, ModelSentence } from './model-check.js';
import { ANSWER_FORM, BY_TYPE, COMMON, CORRECT, REVIEW } from './model-instructions.js';
import type { SectionMaterial } from './model-material.js';

const Ids = z.array(z.string().max(40)).max(40);

/** Which facts and passages decide the case for this side, and which a good opponent would use. */
const ModelPlan = z.object({ wins: Ids, hurts: Ids });
export type ModelPlan = z.infer<typeof ModelPlan>;

/** What a model answers: its plan, and sentences of one section, each with the part it belongs to and the facts that it rests on. */
export const ModelAnswer = z.object({
  // A plan out of measure is none; the sentences are judged by themselves.
  plan: ModelPlan.catch({ wins: [], hurts: [] }),
  sentences: z.array(ModelSentence).min(1).max(160),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** A closing is planned before it is written: which facts win, and which it has to meet. Elsewhere a plan was no help (ADR 40). */
const PLANNED: ReadonlySet<SectionMaterial['type']> = new Set(['closing_argument']);

const strings = { type: 'array', items: { type: 'string' } } as const;
const objectOf = <T extends Record<string, unknown>>(properties: T) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The same shape as JSON Schema, in the subset that every server with structured output understands. */
export const answerSchema = (type: SectionMaterial['type']) =>
  objectOf({
    ...(PLANNED.has(type) && { plan: objectOf({ wins: strings, hurts: strings }) }),
    sentences: {
      type: 'array',
      items: objectOf({ text: { type: 'string' }, part: { type: 'string' }, facts: strings }),
    },
  });

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

/** One try more, with what was wrong, what was planned and not told, and how others will hear it. */
export const againWith = (
  messages: readonly ModelMessage[],
  answer: string,
  type: SectionMaterial['type'],
  { failures, untold }: { failures: readonly Failure[]; untold: readonly string[] },
): ModelMessage[] => [
  ...messages,
  { role: 'assistant', content: answer.slice(0, 20_000) },
  {
    role: 'user',
    content: [
      failures.length > 0 &&
        `These cannot stay: ${JSON.stringify(failures.slice(0, MOST_FAILURES).map(({ text, reason }) => ({ text, reason })))}.`,
      untold.length > 0 && `Of your plan no sentence that stands tells ${untold.join(', ')}.`,
      PLANNED.has(type) ? REVIEW : CORRECT,
    ]
      .filter((one) => one !== false)
      .join('\n'),
  },
];
