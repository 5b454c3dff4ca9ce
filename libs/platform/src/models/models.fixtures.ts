import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import type { Archive, Model } from './model.js';

export type Entry = [name: string, content: string | Buffer] | [name: string, content: '', linkTo: string];

/** A tar archive, packed. */
export async function archiveOf(entries: Entry[], packed: Archive['packed']): Promise<Buffer> {
  const tar = pack();
  // The same bytes whenever it is packed: what is carried must be what was published.
  const mtime = new Date(0);
  for (const [name, content, linkTo] of entries)
    tar.entry(
      linkTo === undefined ? { name, mtime } : { name, mtime, type: 'symlink', linkname: linkTo },
      content,
    );
  tar.finalize();
  const plain = await buffer(tar);
  return packed === 'gzip' ? gzipSync(plain) : spawnSync('bzip2', ['-c'], { input: plain }).stdout;
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A model of one archive. */
export function modelOf(url: string, bytes: Buffer, packed: Archive['packed'], keep: string[]): Model {
  return {
    name: 'tiny',
    purpose: 'a test',
    kind: 'words',
    licence: 'MIT',
    credit: 'nobody',
    unpackedBytes: 1000,
    needs: [],
    archives: [{ url, bytes: bytes.length, sha256: sha256(bytes), packed, keep }],
  };
}

/** How a server answers one request; the last of them all that follow. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of one file, with faults. */
export async function fileServer(answers: Answer[]) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tiny.tar`,
    /** The range that each request asked for. */
    ranges,
    answers,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const from = (request: IncomingMessage): number =>
  Number(/bytes=(\d+)-/u.exec(request.headers.range ?? '')?.[1] ?? 0);

export const whole =
  (bytes: Buffer): Answer =>
  (request, response) => {
    const start = from(request);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length - start });
    response.end(bytes.subarray(start));
  };

/** The connection breaks after so many bytes. */
export const cutAfter =
  (bytes: Buffer, count: number): Answer =>
  (request, response) => {
    const start = from(request);
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length - start });
    response.write(bytes.subarray(start, start + count), () => setImmediate(() => response.destroy()));
  };

/** The answer ends properly after so many bytes, too early. */
export const endAfter =
  (bytes: Buffer, count: number): Answer =>
  (request, response) => {
    const start = from(request);
    response.writeHead(start > 0 ? 206 : 200);
    response.end(bytes.subarray(start, start + count));
  };

/** Knows no ranges. */
export const always =
  (bytes: Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  };
