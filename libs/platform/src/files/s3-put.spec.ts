import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { s3Files } from './s3-files.js';

const HOUR_MS = 3_600_000;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const store = createServer((request, response) => answer(request, response));
beforeAll(() => new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening)));
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const files = () =>
  s3Files({
    endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    region: 'us-east-1',
    bucket: 'lectern',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });

const upload = (key: string, begun: number): string =>
  `<Upload><Key>${key}</Key><UploadId>id-of-${key}</UploadId><Initiated>${new Date(begun).toISOString()}</Initiated></Upload>`;

it('uploads that were begun long ago and never ended are aborted, on every page of the list', async () => {
  const now = Date.now();
  const [aborted, listings]: [(string | null)[], string[]] = [[], []];
  answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    if (request.method === 'DELETE') {
      aborted.push(searchParams.get('uploadId'));
      response.writeHead(204).end();
      return;
    }
    listings.push(`${pathname} ${searchParams.has('uploads')} ${searchParams.get('prefix')}`);
    const isFirst = searchParams.get('key-marker') === null;
    const listed = isFirst
      ? `<IsTruncated>true</IsTruncated><NextKeyMarker>a</NextKeyMarker><NextUploadIdMarker>m</NextUploadIdMarker>${upload('old', now - 30 * HOUR_MS)}`
      : `<IsTruncated>false</IsTruncated>${upload('new', now - HOUR_MS)}${upload('older', now - 300 * HOUR_MS)}`;
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListMultipartUploadsResult>${listed}</ListMultipartUploadsResult>`);
  };
  await files().clearUnfinished('generated', new Date(now - 24 * HOUR_MS));
  expect(aborted).toEqual(['id-of-old', 'id-of-older']);
  expect(listings).toEqual(Array(2).fill('/lectern/ true generated/'));
});

it('a store that cannot list uploads is left to clear them; one that is away is not', async () => {
  const refusing = (status: number, code: string) => {
    answer = (_request, response) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
  };
  refusing(501, 'NotImplemented');
  await files().clearUnfinished('generated', new Date());
  refusing(403, 'AccessDenied');
  await expect(files().clearUnfinished('generated', new Date())).rejects.toThrow();
});
