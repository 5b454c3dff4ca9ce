import type { Actor } from '@lectern/contracts/actor';
import type { Operation } from '@lectern/contracts/define';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { RateLimits } from '../http/rate-limits.js';
import { operationOf } from '../http/operation-of.js';
import { BEARER, refusalOf, type VerifiedToken } from './token-verifier.js';

/** Who calls; null where nobody has to say so. */
export const callerOf = (request: Request): Actor | null =>
  (request.user as VerifiedToken | undefined)?.actor ?? null;

/** Lets a request in that brings a valid token, as often as its address and its user may ask. */
@Injectable()
export class CallerGuard extends AuthGuard(BEARER) {
  constructor(private readonly limits: RateLimits) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const operation: Operation = operationOf(context);
    // Counted at once, whoever calls; both counts travel together.
    const address = this.limits.takeAddress(request);
    try {
      await super.canActivate(context);
    } catch (refusal) {
      await address;
      throw refusal;
    }
    await Promise.all([address, this.limits.take(operation, callerOf(request))]);
    return true;
  }

  override handleRequest<T>(error: unknown, token: T | false, reason: unknown): T {
    if (token) return token;
    throw refusalOf(error ?? reason);
  }
}
