import type { Actor } from '@lectern/contracts/actor';
import { type Operation, type Route, routesOf } from '@lectern/contracts/define';
import { FileAnswer } from '@lectern/contracts/files';
import type { ErrorCode } from '@lectern/contracts/errors';
import { AppError, invalidField, invalidInput } from '@lectern/platform/errors/app-error';
import type { Files } from '@lectern/platform/files/files';
import type { Bus } from '@lectern/platform/messaging/bus';
import { type Request, type Response, Router } from 'express';
import type { TokenVerifier } from '../auth/token-verifier.js';
import type { RateLimits } from './rate-limits.js';
import type { UploadParts } from '../media/upload-parts.js';
import { receiveBase64 } from './receive-base64.js';
import { readJsonBody } from './json-body.js';
import { receiveUpload, tooLarge } from './receive-upload.js';
import { requestInput } from './request-input.js';
import { sendFile } from './send-file.js';
import { unstorableText } from './unstorable-text.js';

interface Tools {
  bus: Bus;
  files: Files;
  parts: UploadParts;
  verifier: TokenVerifier;
  limits: RateLimits;
}

const JSON_BYTES = 2 * 1024 * 1024;

/** `/api/sessions/stats` before `/api/sessions/:sessionId`: a path with fewer parameters is the more exact one. */
const byExactness = (a: { route: Route }, b: { route: Route }): number =>
  a.route.path.split(':').length - b.route.path.split(':').length;

/** One route for each `http` of each contract: guard, input, call and answer follow from the contract alone. */
export function buildRoutes(operations: Operation[], tools: Tools): Router {
  const router = Router();
  const routes = operations.flatMap((operation) =>
    routesOf(operation).map((route) => ({ operation, route })),
  );
  for (const { operation, route } of routes.sort(byExactness)) {
    const method = route.method.toLowerCase() as Lowercase<Route['method']>;
    router[method](route.path, async (request: Request, response: Response) => {
      await tools.limits.takeAddress(request);
      const actor = operation.access === 'user' ? await tools.verifier.actorOf(request) : null;
      await tools.limits.take(operation, actor);
      const requestKey = idempotencyKey(request);
      if (route.upload === undefined) {
        const input = requestInput(request, await readJsonBody(request, response, JSON_BYTES), actor);
        await answer(tools, { operation, route, input, actor, requestKey, response });
        return;
      }
      const receive = route.upload.encoding === 'base64' ? receiveBase64 : receiveUpload;
      const { files, parts } = tools;
      const incoming = { request, response, rule: route.upload, files, parts, actor };
      const { fields, upload, taken } = await receive(incoming);
      try {
        if (upload.size > route.upload.maxBytes) throw tooLarge(route.upload);
        const input = { ...requestInput(request, fields, actor), upload };
        await answer(tools, { operation, route, input, actor, requestKey, response });
      } catch (error) {
        // A service that refused does not keep the file. One that did not answer may have: the sweep looks later.
        if (error instanceof AppError && !WITHOUT_ANSWER.includes(error.code)) await files.delete(upload.key);
        throw error;
      }
      // It is answered; parts that stay are the sweep's.
      await taken?.().catch(() => undefined);
    });
  }
  return router;
}

const WITHOUT_ANSWER: ErrorCode[] = ['unavailable', 'timeout', 'internal'];

/** The `Idempotency-Key` of a POST. */
function idempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || request.method !== 'POST') return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(key))
    throw new AppError('invalid_input', 'Idempotency-Key: 8 to 200 printable characters without spaces.');
  return key;
}

interface Call {
  operation: Operation;
  route: Route;
  input: Record<string, unknown>;
  actor: Actor | null;
  requestKey: string | undefined;
  response: Response;
}

async function answer(
  { bus, files }: Tools,
  { operation, route, input, actor, requestKey, response }: Call,
): Promise<void> {
  const parsed = operation.input.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const unstorable = unstorableText(parsed.data);
  if (unstorable !== undefined) throw invalidField(unstorable, 'It holds a character that cannot be stored.');
  // The raw input travels: the service parses it itself, and a transformed value may not parse twice.
  const output = await bus.ask(operation, input, actor, requestKey);
  if (route.responds === 'file') await sendFile(response, FileAnswer.parse(output), files);
  else if (route.status === 204) response.status(204).end();
  else response.status(route.status ?? 200).json(output);
}
