import type { ErrorCode } from '@lectern/contracts/errors';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { isOutage } from '@lectern/platform/messaging/handles';
import { currentTrace, newTraceId } from '@lectern/platform/logging/trace';
import type { Response } from 'express';
import { z } from 'zod';

/** The only place that knows the HTTP status of a code. */
const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  not_installed: 503,
  timeout: 504,
};

/** What a service that counts by itself says of the time to wait. */
const Waiting = z.object({ retryAfterSeconds: z.number().int().positive() });
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { rate_limited: 30, unavailable: 5 };

export const statusOf = (code: ErrorCode): number => STATUS[code];

/** What the outside may know of an error: nothing but a trace id if it is not ours. */
export function asAppError(error: unknown, report: (error: unknown) => void): AppError {
  if (error instanceof AppError) return error;
  if (isClientFault(error)) return refuse(CLIENT_FAULTS[error.status] ?? 'request-unreadable');
  report(error);
  if (isOutage(error)) return refuse('part-unreachable');
  return refuse('failed');
}

const CLIENT_FAULTS: Record<number, 'no-such-address' | 'request-too-large' | 'encoding-unknown'> = {
  404: 'no-such-address',
  413: 'request-too-large',
  415: 'encoding-unknown',
};

/** Errors of Nest, of Express and of its body parsers carry a status; below 500 the request was at fault. */
const isClientFault = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

export function sendError(response: Response, error: AppError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // What is still to come of a refused upload would be taken for the next request on this connection.
  response.req.unpipe();
  response.req.resume();
  const wait = Waiting.safeParse(error.details).data?.retryAfterSeconds ?? RETRY_AFTER_SECONDS[error.code];
  if (wait !== undefined) response.setHeader('Retry-After', wait);
  response.status(statusOf(error.code)).json({
    error: error.message,
    code: error.code,
    reason: error.reason,
    params: error.params,
    traceId: currentTrace()?.traceId ?? newTraceId(),
    ...(error.details !== undefined && { details: error.details }),
  });
}
