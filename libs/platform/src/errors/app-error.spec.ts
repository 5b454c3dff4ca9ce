import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { invalidInput } from './app-error.js';

const refusal = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('Nothing was refused.');
  return invalidInput(error).message;
};

describe('a refused input', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'This is missing.'],
    [z.string(), 3, 'This must be text.'],
    [z.int(), 1.5, 'This must be a whole number.'],
    [z.string().min(1), '', 'This must not be empty.'],
    [z.array(z.string()).min(1), [], 'This must not be empty.'],
    [z.string().min(8), 'short', 'This must have at least 8 characters.'],
    [z.string().max(3), 'four', 'This must have at most 3 characters.'],
    [z.array(z.number()).max(1), [1, 2], 'This must have at most 1 entry.'],
    [z.number().min(1), 0, 'This must be at least 1.'],
    [z.number().positive(), 0, 'This must be more than 0.'],
    [z.uuid(), 'x', 'This must be an id.'],
    [z.iso.date(), '1/2/3', 'This must be a date such as 2026-11-12.'],
    [z.string().regex(/^a$/), 'b', 'This is not in the form that is expected.'],
    [z.enum(['alloy', 'echo']), 'bob', 'This must be one of: alloy, echo.'],
    [z.literal('completed'), 'done', 'This must be completed.'],
    [z.string().min(1, 'Title is required'), '', 'Title is required'],
  ])('is told in a sentence', (schema, input, problem) => {
    expect(refusal(z.object({ field: schema }), { field: input })).toBe(`field: ${problem}`);
  });

  it('names the choices of a kind that is not known', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('audio') }),
      z.object({ kind: z.literal('pdf') }),
    ]);
    expect(refusal(kinds, { kind: 'exe' })).toBe('kind: This must be one of: audio, pdf.');
  });
});
