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

/** Body of every error answer. `error` is one plain sentence. */
export const ErrorBody = z.object({
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
