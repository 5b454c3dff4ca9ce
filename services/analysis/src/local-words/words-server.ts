import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LONGEST_CUT } from './cut-at-pauses.js';
import { samplesOf } from '@lectern/platform/models/pcm';
import type { Recognizer } from './recognizer-port.js';

const BYTES_PER_SECOND = 32_000;
const MOST_BYTES = LONGEST_CUT * BYTES_PER_SECOND + 2;
/** More than wait here are better off with another server of the same name. */
const MOST_WAITING = 4;

/**
 * Words over HTTP, for services whose machine has no recognizer: `POST /hear` with samples of 16 bits answers words, `GET /state`
 * whether there is a model. Sound passes through memory and is neither stored nor logged.
 */
export function wordsServer(recognizer: Recognizer): Server {
  let waiting = 0;
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<[status: number, body: unknown]> => {
    if (request.method === 'GET' && request.url === '/state')
      return [200, { state: await recognizer.state() }];
    if (request.method !== 'POST' || request.url !== '/hear') return [404, {}];
    if (waiting >= MOST_WAITING) return [429, {}];
    waiting += 1;
    // Who asked has gone: nobody waits for a turn any more.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const sound = await bytesIn(request);
      if (sound === null) return [413, {}];
      return [200, await recognizer.hear(samplesOf(sound), { patience: gone.signal })];
    } finally {
      waiting -= 1;
    }
  };
  return createServer((request, response) => {
    void answer(request, response)
      .catch((): [number, unknown] => [503, {}])
      .then(([status, body]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
  });
}

async function bytesIn(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MOST_BYTES) chunks.push(chunk);
  }
  return length <= MOST_BYTES ? Buffer.concat(chunks) : null;
}
