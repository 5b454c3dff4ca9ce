import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { CheckResult } from '@lectern/contracts/health';
import type { Environment } from '../config/environment.js';

/** What a service that runs alone says and does on its internal port. */
export interface Inside {
  report(): Promise<CheckResult[]>;
  counts(): Record<string, number>;
  /** @returns false when the request is none that it answers */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/**
 * Tells the health of a service and takes direct requests, on the interface that `INTERNAL_HOST` names. Whoever hangs up in the
 * middle has nothing to wait for.
 */
export function openInternalPort(
  { INTERNAL_PORT, INTERNAL_HOST }: Pick<Environment, 'INTERNAL_PORT' | 'INTERNAL_HOST'>,
  inside: Inside,
): Server {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await inside.answer(request, response)) return;
    const checks = request.url === '/health/live' ? [] : await inside.report();
    response.writeHead(checks.some(({ status }) => status === 'down') ? 503 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify({ checks, counts: inside.counts() }));
  };
  return createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  }).listen(INTERNAL_PORT, INTERNAL_HOST);
}
