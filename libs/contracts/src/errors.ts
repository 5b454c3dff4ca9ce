import { z } from 'zod';

/** What can go wrong, in words that every service shares. The gateway alone knows the HTTP status of each. */
export const ErrorCode = z.enum([
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media',
  'unprocessable',
  'rate_limited',
  /** A part of Lectern does not answer for the moment: trying again helps. */
  'unavailable',
  /** What this needs is not part of the installation: trying again changes nothing. */
  'not_installed',
  'timeout',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Why something is refused, for readers with a catalogue of sentences of their own. */
export const RefusalWire = z.object({
  /** A name of `refusals/refusals.ts`, or one that a newer version has added. */
  reason: z.string().optional(),
  /** What fills its sentence. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** Body of every error answer. `error` is one plain sentence, in English. */
export const ErrorBody = RefusalWire.extend({
  error: z.string(),
  code: ErrorCode,
  traceId: z.string(),
  /** For `invalid_input`: the fields at fault. */
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** `details` of `invalid_input`: each field by its dotted path, with what is wrong about it. */
export const FieldProblems = z.object({
  fields: z.array(z.object({ field: z.string(), problem: z.string() })),
});
export type FieldProblems = z.infer<typeof FieldProblems>;
