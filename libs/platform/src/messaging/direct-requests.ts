import { mayAsk } from '@lectern/contracts/calls';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Environment } from '../config/environment.js';
import type { Counters } from '../logging/counters.js';
import type { ServiceKeys } from './service-keys.js';
import { type Message, type Reply, unavailable } from './bus.js';

/** The way from process to process that requests take while the broker is away. Facts wait in their outbox. */
export interface DirectLine {
  addressOf: (service: string) => string;
  /** The service that this process is. */
  self: string;
  keys: ServiceKeys;
  counters: Counters;
}

const PATH = '/requests/';
const MAX_BYTES = 16 * 2 ** 20;

/** Addresses from SERVICE_ADDRESSES: `http://{service}:9400`, or `name=url` for each service, separated by commas. */
export function directLine(
  environment: Environment,
  self: string,
  { keys, counters }: Pick<DirectLine, 'keys' | 'counters'>,
): DirectLine {
  const { SERVICE_ADDRESSES, INTERNAL_PORT } = environment;
  const entries = (SERVICE_ADDRESSES ?? `http://{service}:${INTERNAL_PORT}`).split(',');
  const named = new Map<string, string>();
  for (const entry of entries) {
    const [name = '', url] = entry.trim().split('=', 2);
    if (url !== undefined) named.set(name, url);
  }
  const template = entries.find((entry) => entry.includes('{service}'));
  return {
    addressOf: (service) => named.get(service) ?? template?.replace('{service}', service) ?? '',
    self,
    keys,
    counters,
  };
}

/** Asks a service without the broker. @throws AppError unavailable */
export async function askDirectly(
  line: DirectLine,
  service: string,
  pattern: string,
  message: Message,
  timeoutMs: number,
): Promise<Reply> {
  try {
    const body = JSON.stringify(message);
    const claims = { aud: service, operation: pattern, body: digest(body) };
    const credential = await line.keys.sign(line.self, { type: 'lectern-request', claims, seconds: 30 });
    const response = await fetch(`${line.addressOf(service)}${PATH}${pattern}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${credential}`,
        'lectern-service': line.self,
        'content-type': 'application/json',
      },
      body,
    });
    if (!response.ok) throw new Error(`it answered ${pattern} with ${response.status}`);
    return (await response.json()) as Reply;
  } catch (error) {
    throw unavailable(service, error);
  }
}

/** Whether a service's process answers within that time. */
export async function pingDirectly(line: DirectLine, service: string, timeoutMs: number): Promise<boolean> {
  return fetch(`${line.addressOf(service)}/health/live`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Answers a direct request on the internal port. @returns false if it is none */
export async function answerDirectly(
  line: DirectLine,
  request: IncomingMessage,
  response: ServerResponse,
  answer: (pattern: string, message: Message) => Promise<Reply>,
): Promise<boolean> {
  if (request.method !== 'POST' || !request.url?.startsWith(PATH)) return false;
  const end = (status: number, body: unknown): true => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  };
  if (!(Number(request.headers['content-length']) <= MAX_BYTES)) return end(413, {});
  const pattern = request.url.slice(PATH.length);
  const body = await text(request);
  if (!(await isSigned(line, request.headers, { pattern, body }))) {
    line.counters.add('direct requests: refused, no service has signed them');
    return end(401, {});
  }
  try {
    return end(200, await answer(pattern, JSON.parse(body) as Message));
  } catch {
    // As over the broker: what a handler throws is reported where it is bound.
    line.counters.add('requests without an answer');
    return end(503, {});
  }
}

/** Has a service that may ask this signed exactly this request to us, a moment ago? */
async function isSigned(
  { self, keys }: DirectLine,
  { authorization, 'lectern-service': asking }: IncomingMessage['headers'],
  { pattern, body }: { pattern: string; body: string },
): Promise<boolean> {
  try {
    const service = String(asking);
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    const signed = await keys.verify(token, service, 'lectern-request');
    return (
      signed['aud'] === self &&
      signed['operation'] === pattern &&
      signed['body'] === digest(body) &&
      mayAsk(service, pattern)
    );
  } catch {
    return false;
  }
}

const digest = (body: string): string => createHash('sha256').update(body).digest('base64url');
