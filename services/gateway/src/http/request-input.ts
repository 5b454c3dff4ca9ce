import { refuse } from '@lectern/platform/errors/app-error';
import type { Request } from 'express';
import { callerOf } from '../auth/caller.guard.js';

/** @throws AppError invalid_input */
export const asRecord = (value: unknown): Record<string, unknown> => {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('body-not-object');
  return value as Record<string, unknown>;
};

/**
 * Query, body and path of a request as one input; the path wins. A `userId` anywhere must be the caller's own and is
 * dropped: who calls comes from the token alone.
 */
export function requestInput(request: Request, body: unknown): Record<string, unknown> {
  const parts = [asRecord(request.query), asRecord(body), request.params as Record<string, unknown>];
  for (const part of parts)
    if (part['userId'] !== undefined && part['userId'] !== callerOf(request)?.userId)
      throw refuse('of-somebody-else');
  const { userId: _dropped, ...input } = Object.assign({}, ...parts) as Record<string, unknown>;
  return input;
}
