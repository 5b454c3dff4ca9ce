import type { AddressInfo } from 'node:net';
import type { Edge } from '@lectern/platform/host';
import { nestLogger } from '@lectern/platform/logging/logger';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PoolKeys } from './auth/pool-keys.js';
import { Revocations } from './auth/revocations.js';
import { POOL } from './edge.js';
import { GatewayModule } from './gateway.module.js';
import type { ChosenPool } from './gateway-pool.js';
import { Drain } from './http/drain.js';
import { FrontDoor } from './http/front-door.js';
import { HttpAdapter } from './http/http-adapter.js';
import { RateLimits } from './http/rate-limits.js';
import { securityHeaders } from './http/security-headers.js';
import { traced } from './http/traced.js';
import { SocketAdapter } from './live/socket-adapter.js';
import { Sweep } from './media/sweep.js';
import { staticWeb } from './static-web/static-web.js';

export interface RunningGateway {
  app: INestApplication;
  /** Where it listens, for example http://127.0.0.1:8080 */
  address: string;
  stop(): Promise<void>;
}

/** HTTP, Socket.IO and the web app, in front of services that are reached over the bus. */
export async function startGateway(edge: Edge, webFolder: string): Promise<RunningGateway> {
  const { environment } = edge;
  const logger = edge.logger.child({ service: 'gateway' });
  const app = await NestFactory.create<NestExpressApplication>(
    GatewayModule.of({ ...edge, logger }),
    new HttpAdapter(),
    { bodyParser: false, abortOnError: false, logger: nestLogger(logger) },
  );
  const pool = app.get<ChosenPool>(POOL);
  app.set('trust proxy', environment.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Nobody asks again by a tag: answers of the API are stored nowhere, and each page has a nonce of its own.
  app.disable('etag');
  app.use(traced(logger));
  app.use(securityHeaders(environment.publicUrl, pool.origin));
  app.use(staticWeb(webFolder, pool.poolId));
  app.useWebSocketAdapter(new SocketAdapter(app, environment.publicUrl));

  const revocations = app.get(Revocations);
  const sweep = app.get(Sweep);
  await app.init();
  // After whatever listens was set up, so that it stands before all of it.
  const trusted = app.getHttpAdapter().getInstance().get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  new FrontDoor(trusted, environment.publicUrl).guard(app.getHttpServer());
  const drain = new Drain(app.getHttpServer());
  await Promise.all([app.get(PoolKeys).load(), pool.own && revocations.start()]);
  // With another pool our identity service is not there to say which pictures it keeps.
  if (pool.own) sweep.start();
  await app.listen(environment.PORT, environment.HOST);
  const { port } = app.getHttpServer().address() as AddressInfo;

  return {
    app,
    address: `http://${environment.HOST}:${port}`,
    stop: async () => {
      await drain.end();
      revocations.stop();
      await sweep.stop();
      // Closes the live connections and the HTTP server under them.
      await app.close();
      app.get(RateLimits).close();
    },
  };
}
