import { type Operation } from '@lectern/contracts/define';
import { identity, PoolRefusal } from '@lectern/contracts/identity';
import { AppError, invalidInput } from '@lectern/platform/errors/app-error';
import { type Logger } from '@lectern/platform/logging/logger';
import { newTraceId } from '@lectern/platform/logging/trace';
import { Bus } from '@lectern/platform/messaging/bus';
import { InjectLogger } from '@lectern/platform/provide';
import {
  All,
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  Header,
  HttpCode,
  Post,
  Req,
  Res,
  type Type,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { AddressGuard } from '../http/address.guard.js';
import { asAppError } from '../http/error-response.js';
import { readJsonBody } from '../http/json-body.js';
import { RateLimits } from '../http/rate-limits.js';
import { asRecord } from '../http/request-input.js';
import { DeviceCookie } from './device-cookie.js';

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

/** What a client sends as null it does not send: the protocol has no other use for it. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(given.map(([name, part]) => [name, withoutNulls(part)]));
}

@Catch()
class PoolErrorFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const report = (unknown: unknown): void => this.logger.error({ error: unknown }, 'request failed');
    refuseWith(host.switchToHttp().getResponse<Response>(), asAppError(error, report));
  }
}

/** `POST /idp/` and the published keys of our own user pool. */
export function poolController(poolId: string, publicUrl: string): Type {
  const deviceCookie = new DeviceCookie(publicUrl.startsWith('https:'));

  @Controller()
  @UseFilters(PoolErrorFilter)
  class PoolController {
    constructor(
      private readonly bus: Bus,
      private readonly limits: RateLimits,
    ) {}

    @Get(`${poolId}/.well-known/jwks.json`)
    @UseGuards(AddressGuard)
    @Header('Cache-Control', 'public, max-age=60')
    keys(): Promise<unknown> {
      return this.bus.ask(identity.jwks, {}, null);
    }

    @Post('idp')
    @HttpCode(200)
    async call(@Req() request: Request, @Res() response: Response): Promise<void> {
      response.setHeader('x-amzn-RequestId', newTraceId());
      const target = String(request.headers['x-amz-target'] ?? '');
      const operation = actions.get(target.startsWith(TARGET) ? target.slice(TARGET.length) : '');
      if (operation === undefined) return refuse(response, 'UnknownOperationException', 'Unknown operation.');
      await this.limits.takePool(request, operation.pool);
      const given = asRecord(await readJsonBody(request, response, BODY_BYTES));
      const {
        callerIp: _ip,
        invocationId: _id,
        callerAgent: _agent,
        device: _device,
        ...body
      } = withoutNulls(given) as Record<string, unknown>;
      const invocationId = request.headers['amz-sdk-invocation-id'];
      const input = {
        ...body,
        callerIp: request.ip,
        callerAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
        device: deviceCookie.read(request),
        ...(typeof invocationId === 'string' && { invocationId: invocationId.slice(0, 100) }),
      };
      const parsed = operation.input.safeParse(input);
      if (!parsed.success) throw invalidInput(parsed.error);
      const { device, ...answer } = (await this.bus.ask(operation, input, null)) as { device?: string };
      if (device !== undefined) deviceCookie.write(response, device);
      response.type('application/x-amz-json-1.1').send(JSON.stringify(answer));
    }

    @All(['idp', 'idp/*rest'])
    unknown(@Res() response: Response): void {
      refuse(response, 'UnknownOperationException', 'Unknown operation.', 404);
    }
  }
  return PoolController;
}
