import { z } from 'zod';
import { operation } from './define.js';

export const QUIZ_LENGTH = 20;

const Correct = z.number().int().min(0).max(QUIZ_LENGTH);

/** What is kept of the quiz: the newest attempt and the best; what was answered stays in the browser. */
const KeptResult = z.object({
  attempts: z.number().int(),
  latest: z.object({ correct: Correct, at: z.iso.datetime() }).nullable(),
  best: Correct.nullable(),
});
export type KeptResult = z.infer<typeof KeptResult>;

export const quiz = {
  getResult: operation({
    name: 'community.get-quiz-result',
    access: 'user',
    http: { method: 'GET', path: '/api/quiz/result' },
    input: z.object({}),
    output: KeptResult,
  }),
  /** Saying the same attempt twice counts it once. */
  keepResult: operation({
    name: 'community.keep-quiz-result',
    access: 'user',
    http: { method: 'PUT', path: '/api/quiz/result' },
    input: z.object({ attemptId: z.uuid(), correct: Correct }),
    output: KeptResult,
  }),
};
