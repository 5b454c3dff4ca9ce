import { refusalInWords } from '@lectern/contracts/english/refusals/refusals';
import { ErrorCode, RefusalWire } from '@lectern/contracts/errors';
import { REFUSALS, type RefusalParamsOf, type RefusalReason } from '@lectern/contracts/refusals/refusals';
import { z } from 'zod';
import './plain-problems.js';

// A code that a newer version has added is none of ours.
const Wire = RefusalWire.extend({
  code: ErrorCode.catch('internal'),
  message: z.string(),
  details: z.unknown().optional(),
});
type Wire = z.infer<typeof Wire>;

/**
 * A refusal that the caller may read, made by {@link refuse}: a reason of the shared list with what fills its sentence,
 * its kind, and the sentence in English for readers without a catalogue.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** None where another's protocol words it. */
  readonly reason: string | undefined;
  readonly params: Wire['params'];

  private constructor({ code, message, details, reason, params }: Wire) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.reason = reason;
    this.params = params;
  }

  toWire(): Wire {
    const { code, message, details, reason, params } = this;
    return { code, message, details, reason, params };
  }

  static fromWire(wire: unknown): AppError {
    return new AppError(Wire.parse(wire));
  }
}

type Filled<R extends RefusalReason> =
  RefusalParamsOf<R> extends null
    ? [params?: null, details?: unknown]
    : [params: RefusalParamsOf<R>, details?: unknown];

/** @param details what a program acts on beside the reason */
export function refuse<R extends RefusalReason>(reason: R, ...[params, details]: Filled<R>): AppError {
  const { code } = REFUSALS[reason];
  const message = refusalInWords(reason, params as RefusalParamsOf<R>);
  return AppError.fromWire({ code, message, details, reason, params: params ?? undefined });
}

/** Refuses what one field holds. @param field its dotted path */
export function refuseField<R extends RefusalReason>(
  field: string,
  reason: R,
  ...[params]: Filled<R>
): AppError {
  const problem = refusalInWords(reason, params as RefusalParamsOf<R>);
  return refuse(reason, ...([params, { fields: [{ field, problem }] }] as unknown as Filled<R>));
}

/** 400 with each field at fault by its dotted path. */
export function invalidInput(error: z.ZodError): AppError {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), problem: issue.message }));
  const first = fields[0];
  if (first === undefined) return refuse('request-invalid', null, { fields });
  return refuse('field-invalid', { field: first.field || 'request', problem: first.problem }, { fields });
}
