import { AppError } from '@lectern/platform/errors/app-error';
import express, { type Request, type Response } from 'express';

/** What nests deeper than any input of ours would exhaust whoever walks through it. */
const MOST_LEVELS = 32;

/** The second is what clients of the user pool say. */
const JSON_TYPES = ['application/json', 'application/x-amz-json-1.1'];

/** The parsed JSON body, or undefined when there is none. Rejects with a client fault when it is broken or too long. */
export async function readJsonBody(request: Request, response: Response, maxBytes: number): Promise<unknown> {
  // The parser would wait for the end of it before it says so.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new AppError('too_large', 'The request is too large.');
  await new Promise<void>((resolve, reject) =>
    express.json({ limit: maxBytes, type: JSON_TYPES })(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    ),
  );
  // A body that nobody reads would be lost in silence.
  if (request.body === undefined && hasBody(request))
    throw new AppError('unsupported_media', 'Send the body as JSON, with Content-Type: application/json.');
  assertShallow(request.body);
  return request.body as unknown;
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @throws AppError invalid_input */
function assertShallow(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new AppError('invalid_input', 'The body is nested too deeply.');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
