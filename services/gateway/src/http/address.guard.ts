import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { operationOf } from './operation-of.js';
import { RateLimits } from './rate-limits.js';

/** Lets anybody in, as often as their address may ask. */
@Injectable()
export class AddressGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.takeAddress(context.switchToHttp().getRequest<Request>(), operationOf(context));
    return true;
  }
}
