import { ErrorCode } from '@lectern/contracts/errors';
import { z } from 'zod';
import './plain-problems.js';

// A code that a newer version has added is none of ours.
const Wire = z.object({
  code: ErrorCode.catch('internal'),
  message: z.string(),
  details: z.unknown().optional(),
});
type Wire = z.infer<typeof Wire>;

/** A refusal that the caller may read: one plain sentence, and a code from the shared list. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
    this.name = 'AppError';
  }

  toWire(): Wire {
    return { code: this.code, message: this.message, details: this.details };
  }

  static fromWire(wire: unknown): AppError {
    const { code, message, details } = Wire.parse(wire);
    return new AppError(code, message, details);
  }
}

/** 400 for one field. @param field its dotted path */
export const invalidField = (field: string, problem: string): AppError =>
  new AppError('invalid_input', `${field}: ${problem}`, { fields: [{ field, problem }] });

/** 400 with each field at fault by its dotted path. */
export function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
  const first = fields[0];
  const sentence =
    first === undefined ? 'The request is not valid.' : `${first.field || 'request'}: ${first.problem}`;
  return new AppError('invalid_input', sentence, { fields });
}
