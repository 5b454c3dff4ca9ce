import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { streamFile } from './stream-file.js';

let server: Server;
afterEach(() => void server.close());

/** What becomes of streaming `source` to a caller who does `take` with the response. */
async function streamed(source: Readable, take: (response: IncomingMessage) => void): Promise<unknown> {
  const outcome = new Promise((resolve) => {
    server = createServer((_request, response) => resolve(streamFile(source, response).catch(String)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const call = get({ port }, (response) => take(response.on('error', () => undefined)));
  // The connection breaks where the file does.
  call.on('error', () => undefined);
  return outcome;
}

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

describe('a file as the body', () => {
  it('arrives whole', async () => {
    const words = Readable.from([Buffer.from('May it '), Buffer.from('please the court.')]);
    const heard = new Promise((resolve) => void streamed(words, (response) => resolve(text(response))));
    expect(await heard).toBe('May it please the court.');
  });

  it('ends in peace, and lets go of the file, when the caller hangs up', async () => {
    const source = Readable.from(endless());
    expect(await streamed(source, (response) => response.destroy())).toBeUndefined();
    expect(source.destroyed).toBe(true);
  });

  it('reports a file that breaks off', async () => {
    const source = new Readable({ read: () => source.destroy(new Error('the disk is gone')) });
    const failed = streamed(source, (response) => response.resume());
    expect(await failed).toBe('Error: the disk is gone');
  });
});
