import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Environment } from '../config/environment.js';
import { AppError } from '../errors/app-error.js';
import type { Message, Reply } from './bus.js';

/** The way from process to process that requests take while the broker is away. Facts wait in their outbox. */
export interface DirectLine {
  addressOf: (service: string) => string;
  /** What a process of ours shows, so that a service answers nobody else. */
  credential: string;
}

const PATH = '/requests/';
const MAX_BYTES = 16 * 2 ** 20;

/** Addresses from SERVICE_ADDRESSES: `http://{service}:9400`, or `name=url` for each service, separated by commas. */
export function directLine(environment: Environment): DirectLine {
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
    credential: createHmac('sha256', environment.secret('LINK_SECRET'))
      .update('lectern direct requests')
      .digest('base64url'),
  };
}

const unavailable = (service: string): AppError =>
  new AppError('unavailable', `The ${service} service does not answer. Please try again.`);

/** Asks a service without the broker. @throws AppError unavailable */
export async function askDirectly(
  line: DirectLine,
  service: string,
  pattern: string,
  message: Message,
  timeoutMs: number,
): Promise<Reply> {
  try {
    const response = await fetch(`${line.addressOf(service)}${PATH}${pattern}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${line.credential}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (!response.ok) throw unavailable(service);
    return (await response.json()) as Reply;
  } catch {
    throw unavailable(service);
  }
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
  if (!isOurs(request.headers.authorization, line.credential)) return end(401, {});
  if (!(Number(request.headers['content-length']) <= MAX_BYTES)) return end(413, {});
  try {
    return end(200, await answer(request.url.slice(PATH.length), (await json(request)) as Message));
  } catch {
    return end(503, {});
  }
}

function isOurs(header: string | undefined, credential: string): boolean {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${credential}`)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
