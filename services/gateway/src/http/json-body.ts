import { refuse } from '@lectern/platform/errors/app-error';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** What nests deeper than any input of ours would exhaust whoever walks through it. */
const MOST_LEVELS = 32;
/** No input of ours has longer lists: two hours of syllables. A schema would look at each item before it counts them. */
const MOST_ITEMS = 80_000;

/** The second is what clients of the user pool say. */
const JSON_TYPES = ['application/json', 'application/x-amz-json-1.1'];

/** The parsed JSON body, or undefined when there is none. Rejects with a client fault when it is broken or too long. */
export async function readJsonBody(request: Request, response: Response, maxBytes: number): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  // The parser would wait for the end of it before it says so.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refuse('request-too-large');
  await new Promise<void>((resolve, reject) =>
    parserOf(maxBytes)(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error as Error),
    ),
  );
  // A body that nobody reads would be lost in silence.
  if (request.body === undefined) throw refuse('body-not-json');
  assertSmall(request.body);
  return request.body as unknown;
}

const parsers = new Map<number, RequestHandler>();

function parserOf(maxBytes: number): RequestHandler {
  const parser = parsers.get(maxBytes) ?? express.json({ limit: maxBytes, type: JSON_TYPES });
  parsers.set(maxBytes, parser);
  return parser;
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @throws AppError invalid_input */
function assertSmall(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw refuse('body-too-deep');
    if (level.some((value) => Array.isArray(value) && value.length > MOST_ITEMS))
      throw refuse('list-too-long');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
