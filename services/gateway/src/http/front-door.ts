import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@lectern/contracts/errors';
import { newTraceId } from '@lectern/platform/logging/trace';
import proxyAddr from 'proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressBlock } from './rate-limits.js';
import { socketHeaders } from './security-headers.js';

/** Of one address in ten seconds, whatever is asked for: what an office behind one address asks together, and no flood. */
const REQUESTS = { points: 2_000, duration: 10 };
/** Sockets that one address may open in a minute. */
const SOCKETS = { points: 600, duration: 60 };

interface Refusal {
  status: string;
  code: ErrorCode;
  error: string;
  retryAfter?: number;
}

const AMBIGUOUS: Refusal = {
  status: '400 Bad Request',
  code: 'invalid_input',
  error: 'The request names several hosts.',
};
const tooMany = (retryAfter: number): Refusal => ({
  status: '429 Too Many Requests',
  code: 'rate_limited',
  error: 'Too many requests. Please wait a moment and try again.',
  retryAfter,
});

/**
 * Stands before everything that the server does: pages, health, unknown paths and socket handshakes alike. It counts in this
 * process alone, so that a flood costs no look-up anywhere.
 */
export class FrontDoor {
  private readonly requests: RateLimiterMemory;
  private readonly sockets: RateLimiterMemory;
  private readonly headers: [name: string, value: string][];

  /** @param trusted whether the hop of that number and address may be believed about the one before it */
  constructor(
    private readonly trusted: (address: string, hop: number) => boolean,
    publicUrl: string,
    { requests = REQUESTS, sockets = SOCKETS } = {},
  ) {
    this.requests = new RateLimiterMemory({ keyPrefix: 'flood', ...requests });
    this.sockets = new RateLimiterMemory({ keyPrefix: 'flood-sockets', ...sockets });
    this.headers = socketHeaders(publicUrl);
  }

  /** Puts itself before whatever listens to the server by now. */
  guard(server: Server): void {
    const onRequest = server.listeners('request');
    const onUpgrade = server.listeners('upgrade');
    server.removeAllListeners('request').removeAllListeners('upgrade');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (isSocketPath(request)) for (const [name, value] of this.headers) response.setHeader(name, value);
      void this.judge(request).then((refusal) => {
        if (refusal !== undefined) refuse(response, refusal);
        else for (const listener of onRequest) listener.call(server, request, response);
      });
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      void this.judge(request).then((refusal) => {
        if (refusal !== undefined) hangUp(socket, refusal);
        else for (const listener of onUpgrade) listener.call(server, request, socket, head);
      });
    });
  }

  private async judge(request: IncomingMessage): Promise<Refusal | undefined> {
    if (hostsOf(request) > 1) return AMBIGUOUS;
    const block = addressBlock(proxyAddr(request, this.trusted));
    const opensSocket = isSocketPath(request) && !/[?&]sid=/.test(request.url ?? '');
    try {
      await this.requests.consume(block);
      if (opensSocket) await this.sockets.consume(block);
      return undefined;
    } catch (spent) {
      const { msBeforeNext } = spent as { msBeforeNext: number };
      return tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
    }
  }
}

/** Whether it belongs to the live connection of a page. */
export const isSocketPath = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io');

/** Node keeps the first of several and says nothing; a proxy in front may have believed another. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

const bodyOf = ({ code, error }: Refusal): string => JSON.stringify({ error, code, traceId: newTraceId() });

function refuse(response: ServerResponse, refusal: Refusal): void {
  if (refusal.retryAfter !== undefined) response.setHeader('Retry-After', refusal.retryAfter);
  // What is still to come of the request is not read.
  response.setHeader('Connection', 'close');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const body = bodyOf(refusal);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(Number.parseInt(refusal.status)).end(body);
}

function hangUp(socket: Duplex, refusal: Refusal): void {
  const body = bodyOf(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status}`,
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.on('error', () => undefined);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
