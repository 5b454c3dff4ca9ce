import type { Operation } from '@lectern/contracts/define';
import { identity, PoolRefusal } from '@lectern/contracts/identity';
import { AppError, invalidInput } from '@lectern/platform/errors/app-error';
import { newTraceId } from '@lectern/platform/logging/trace';
import type { Bus } from '@lectern/platform/messaging/bus';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { asAppError } from '../http/error-response.js';
import { readJsonBody } from '../http/json-body.js';
import { asRecord } from '../http/request-input.js';
import type { RateLimits } from '../http/rate-limits.js';

const BODY_BYTES = 64 * 1024;
const TARGET = 'AWSCognitoIdentityProviderService.';
const actions = new Map(
  Object.values(identity as Record<string, Operation>).flatMap((op) =>
    op.pool === undefined ? [] : [[op.pool, op]],
  ),
);

/** Every answer from here is JSON, errors and outages too: clients of the protocol cannot read anything else. */
function refuse(response: Response, name: string, message: string, status = 400): void {
  response
    .status(status)
    .type('application/x-amz-json-1.1')
    .setHeader('x-amzn-ErrorType', name)
    .send(JSON.stringify({ __type: name, message }));
}

function refuseWith(response: Response, error: AppError): void {
  const refusal = PoolRefusal.safeParse(error.details);
  if (refusal.success) return refuse(response, refusal.data.pool, error.message);
  if (['invalid_input', 'too_large', 'unsupported_media'].includes(error.code))
    return refuse(response, 'InvalidParameterException', error.message);
  if (error.code === 'rate_limited') return refuse(response, 'TooManyRequestsException', error.message);
  if (error.code === 'internal') return refuse(response, 'InternalErrorException', error.message, 500);
  // Never NotAuthorizedException for an outage: the clients would sign everybody out.
  return refuse(response, 'ServiceUnavailableException', error.message, 503);
}

/** `POST /idp/` and the published keys of our own user pool. */
export function poolEndpoint(
  bus: Bus,
  limits: RateLimits,
  poolId: string,
  report: (error: unknown) => void,
): Router {
  const router = Router();
  router.get(`/${poolId}/.well-known/jwks.json`, async (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.json(await bus.ask(identity.jwks, {}, null));
  });

  router.post('/idp/', async (request: Request, response: Response) => {
    response.setHeader('x-amzn-RequestId', newTraceId());
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = actions.get(target.startsWith(TARGET) ? target.slice(TARGET.length) : '');
    if (operation === undefined) return refuse(response, 'UnknownOperationException', 'Unknown operation.');
    await limits.takePool(request, operation.pool);
    const given = asRecord(await readJsonBody(request, response, BODY_BYTES));
    const { callerIp: _ip, invocationId: _id, ...body } = given;
    const invocationId = request.headers['amz-sdk-invocation-id'];
    const input = {
      ...body,
      callerIp: request.ip,
      ...(typeof invocationId === 'string' && { invocationId: invocationId.slice(0, 100) }),
    };
    const parsed = operation.input.safeParse(input);
    if (!parsed.success) throw invalidInput(parsed.error);
    const answer = await bus.ask(operation, input, null);
    response.type('application/x-amz-json-1.1').send(JSON.stringify(answer));
  });
  router.use('/idp', (_request, response) =>
    refuse(response, 'UnknownOperationException', 'Unknown operation.', 404),
  );
  // Express knows an error handler by its four parameters.
  router.use('/idp', (error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    refuseWith(response, asAppError(error, report)),
  );
  return router;
}
