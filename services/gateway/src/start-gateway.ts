import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { ownerOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import { AppError } from '@lectern/platform/errors/app-error';
import type { Edge } from '@lectern/platform/host';
import { newTraceId, withTrace } from '@lectern/platform/logging/trace';
import { Bus } from '@lectern/platform/messaging/bus';
import express, { type NextFunction, type Request, type Response } from 'express';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { Revocations } from './auth/revocations.js';
import { TokenVerifier } from './auth/token-verifier.js';
import { appConfig, choosePool } from './gateway-pool.js';
import { healthRoutes } from './health/health-routes.js';
import { refuseBrokenRequest } from './http/broken-request.js';
import { asAppError, sendError } from './http/error-response.js';
import { describeApi } from './http/openapi.js';
import { RateLimits } from './http/rate-limits.js';
import { buildRoutes } from './http/routes.js';
import { securityHeaders } from './http/security-headers.js';
import { LiveGateway } from './live/live.gateway.js';
import { Sweep } from './media/sweep.js';
import { mediaRoutes } from './media/media.js';
import { uploadLinkRoutes } from './media/upload-link.js';
import { uploadPartRoutes, UploadParts } from './media/upload-parts.js';
import { poolEndpoint } from './pool/pool-endpoint.js';
import { staticWeb } from './static-web/static-web.js';

export interface RunningGateway {
  /** Where it listens, for example http://127.0.0.1:8080 */
  address: string;
  stop(): Promise<void>;
}

/** HTTP, Socket.IO and the web app, in front of services that are reached over the bus. */
export async function startGateway(edge: Edge, webFolder: string): Promise<RunningGateway> {
  const { environment, files, transport } = edge;
  const logger = edge.logger.child({ service: 'gateway' });
  const bus = new Bus(transport);
  const pool = choosePool(environment, bus);
  const redis =
    environment.REDIS_URL === undefined
      ? undefined
      : new Redis(environment.REDIS_URL, { enableOfflineQueue: false });
  redis?.on('error', () => undefined);
  const limits = new RateLimits(redis);
  const revocations = new Revocations(bus, logger);
  const verifier = new TokenVerifier(pool, revocations);
  const services = [...new Set(OPERATIONS.map(ownerOf))].filter((name) => pool.own || name !== 'identity');
  const sweep = new Sweep(files, bus, services, logger);
  const report = (error: unknown): void => logger.error({ error }, 'request failed');

  const server = express();
  server.set('trust proxy', environment.TRUSTED_PROXIES);
  server.set('query parser', 'simple');
  server.disable('x-powered-by');
  const http = createServer(
    {
      requestTimeout: 600_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
    },
    server,
  );
  http.on('clientError', refuseBrokenRequest);

  server.use((request, response, next) => traced(logger, request, response, next));
  server.use(securityHeaders(environment.publicUrl, pool.origin));
  const config = appConfig(environment, pool);
  server.get('/api/config', (_request, response) => void response.json(config));
  const description = describeApi(OPERATIONS, environment.publicUrl);
  server.get('/api/openapi.json', (_request, response) => void response.json(description));
  server.use(healthRoutes(bus, services));
  if (pool.own) server.use(poolEndpoint(bus, limits, pool.poolId, report));
  server.use(['/media', '/upload'], async (request, _response, next) => {
    await limits.takeAddress(request);
    next();
  });
  const linkSecret = environment.secret('LINK_SECRET');
  server.use(mediaRoutes(files, linkSecret));
  server.use(uploadLinkRoutes(files, bus, linkSecret));
  const parts = new UploadParts(files);
  server.use(uploadPartRoutes({ parts, verifier, limits }));
  server.use(buildRoutes(OPERATIONS, { bus, files, parts, verifier, limits }));
  server.use(['/api', '/media', '/upload'], () => {
    throw new AppError('not_found', 'There is nothing at this address.');
  });
  server.use(staticWeb(webFolder));
  // Express knows an error handler by its four parameters.
  server.use((error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    sendError(response, asAppError(error, report)),
  );

  const sockets = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: 100_000,
    connectTimeout: 10_000,
    // Browsers always send their origin; only our own page may open a socket.
    allowRequest: (request, done) => done(null, isOwnOrigin(request.headers, environment.publicUrl)),
  });
  await new LiveGateway(sockets, verifier, revocations).start(bus);
  if (pool.own) await revocations.start();
  // With another pool our identity service is not there to say which pictures it keeps.
  if (pool.own) sweep.start();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(environment.PORT, environment.HOST, resolve);
  });
  const { port } = http.address() as AddressInfo;

  return {
    address: `http://${environment.HOST}:${port}`,
    stop: async () => {
      revocations.stop();
      await sweep.stop();
      // Closes the sockets and the HTTP server under them; requests under way may finish.
      await sockets.close();
      http.closeIdleConnections();
      redis?.disconnect();
    },
  };
}

function isOwnOrigin(headers: { origin?: string; host?: string }, publicUrl: string): boolean {
  if (headers.origin === undefined) return true;
  return (
    headers.origin === new URL(publicUrl).origin ||
    headers.origin.replace(/^https?:\/\//, '') === headers.host
  );
}

/** Gives the request its trace and writes one line when it is answered. Paths only: queries, media links, hashes of files and the tokens of shares and calendars are secret. */
function traced(logger: Edge['logger'], request: Request, response: Response, next: NextFunction): void {
  const started = performance.now();
  const traceId = newTraceId();
  response.setHeader('X-Trace-Id', traceId);
  // Routes are found in small and capital letters alike.
  const path = request.path.replace(/^\/(media|upload|api\/shared|api\/calendar|api\/uploads)\/.*/i, '/$1/…');
  withTrace({ traceId }, () => {
    response.on('finish', () => {
      if (/^\/(api|idp|media|upload)\b/i.test(path) && !path.startsWith('/api/health'))
        logger.info(
          {
            traceId,
            method: request.method,
            path,
            status: response.statusCode,
            ms: Math.round(performance.now() - started),
          },
          'request',
        );
    });
    next();
  });
}
