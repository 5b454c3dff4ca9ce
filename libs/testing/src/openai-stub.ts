import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';

/** What the stub does with the next request; without one it answers with the script's `answer`. */
export type Fault =
  'rate-limited' | 'server-error' | 'slow' | 'malformed' | 'cut-off' | 'refusal' | 'huge' | 'no-word-times';

export interface OpenAiRequest {
  path: string;
  /** Headers and body as they arrived; files of a form included, as latin1. */
  body: string;
}

/** An OpenAI-compatible endpoint that speaks real HTTP and fails on demand. */
export interface OpenAiStub {
  /** For OPENAI_BASE_URL; known once the suite runs. */
  readonly url: string;
  readonly requests: OpenAiRequest[];
  /** Faults for the next requests, in order. */
  fail(...faults: Fault[]): void;
  /** Faults for later requests: the next `good` ones are answered. */
  failAfter(good: number, ...faults: Fault[]): void;
  /** What is answered from now on, by the end of the path ("transcriptions", "completions"). */
  answer(path: string, value: unknown): void;
}

const HUGE_BYTES = 10 * 1024 * 1024;

/** Listens on a free port for the length of the suite. */
export function openAiStub(): OpenAiStub {
  const requests: OpenAiRequest[] = [];
  const faults: (Fault | undefined)[] = [];
  const answers = new Map<string, unknown>();
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    requests.push({ path, body: Buffer.concat(chunks).toString('latin1') });
    const answer = [...answers].find(([end]) => path.endsWith(end))?.[1];
    if (!fault(faults.shift(), response)) send(response, answer === undefined ? 404 : 200, answer ?? {});
  }

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    },
    requests,
    fail: (...next) => void faults.splice(0, faults.length, ...next),
    failAfter: (good, ...next) =>
      void faults.splice(0, faults.length, ...Array.from({ length: good }, () => undefined), ...next),
    answer: (path, value) => void answers.set(path, value),
  };
}

function fault(kind: Fault | undefined, response: ServerResponse): boolean {
  switch (kind) {
    case undefined:
      return false;
    case 'rate-limited':
      response.setHeader('retry-after-ms', '10');
      send(response, 429, { error: { message: 'Slow down.' } });
      return true;
    case 'server-error':
      response.setHeader('retry-after-ms', '10');
      send(response, 500, { error: { message: 'Oh no.' } });
      return true;
    case 'no-word-times':
      send(response, 400, { error: { message: 'verbose_json is not supported by this model.' } });
      return true;
    case 'slow':
      // Nothing is ever answered: whoever waits must stop by itself.
      return true;
    case 'malformed':
      response.setHeader('content-type', 'application/json');
      response.end('{"text": 12, "choices": "none"');
      return true;
    case 'cut-off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"text": "mem');
      response.destroy();
      return true;
    case 'refusal':
      send(response, 200, {
        choices: [
          { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: null, refusal: 'No.' } },
        ],
      });
      return true;
    case 'huge':
      send(response, 200, { text: 'word '.repeat(HUGE_BYTES / 5) });
      return true;
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}
