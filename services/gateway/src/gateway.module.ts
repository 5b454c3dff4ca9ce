import { ownerOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import type { Edge } from '@lectern/platform/host';
import { Bus } from '@lectern/platform/messaging/bus';
import { ENVIRONMENT, FILES, LOGGER } from '@lectern/platform/provide';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AboutController } from './about/about.controller.js';
import { AllowanceBook } from './about/allowance-book.js';
import { AllowanceController } from './about/allowance.controller.js';
import { PoolKeys } from './auth/pool-keys.js';
import { Revocations } from './auth/revocations.js';
import { TokenVerifier } from './auth/token-verifier.js';
import { POOL } from './edge.js';
import { choosePool } from './gateway-pool.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { contractController } from './http/contract.controller.js';
import { ErrorFilter } from './http/error.filter.js';
import { RateLimits } from './http/rate-limits.js';
import { LiveGateway } from './live/live.gateway.js';
import { MediaController } from './media/media.controller.js';
import { Sweep } from './media/sweep.js';
import { UploadLinkController } from './media/upload-link.controller.js';
import { UploadPartController } from './media/upload-part.controller.js';
import { UploadParts } from './media/upload-parts.js';
import { poolController } from './pool/pool.controller.js';

const PASSED_ON = OPERATIONS.filter((operation) => ownerOf(operation) !== 'gateway');

@Module({})
export class GatewayModule {
  static of({ environment, files, logger, transport }: Edge): DynamicModule {
    const bus = new Bus(transport);
    const pool = choosePool(environment, bus);
    const services = [...new Set(PASSED_ON.map(ownerOf))];
    const keys = new PoolKeys(pool, logger);
    const revocations = new Revocations(bus, logger);
    const parts = new UploadParts(files);
    return {
      module: GatewayModule,
      controllers: [
        AboutController,
        AllowanceController,
        HealthController,
        ...(pool.own ? [poolController(pool.poolId, environment.publicUrl)] : []),
        MediaController,
        UploadLinkController,
        UploadPartController,
        contractController(PASSED_ON),
      ],
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: FILES, useValue: files },
        { provide: LOGGER, useValue: logger },
        { provide: POOL, useValue: pool },
        { provide: Bus, useValue: bus },
        { provide: PoolKeys, useValue: keys },
        { provide: Revocations, useValue: revocations },
        { provide: TokenVerifier, useFactory: () => new TokenVerifier(pool, keys, revocations) },
        { provide: RateLimits, useFactory: () => RateLimits.at(environment, logger) },
        { provide: UploadParts, useValue: parts },
        { provide: Readiness, useFactory: () => new Readiness(bus, services, logger) },
        { provide: AllowanceBook, useFactory: () => new AllowanceBook(bus, services, parts) },
        { provide: Sweep, useFactory: () => new Sweep(files, bus, services, logger) },
        { provide: APP_FILTER, useClass: ErrorFilter },
        LiveGateway,
      ],
    };
  }
}
