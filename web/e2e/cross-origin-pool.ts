import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CrossOriginPool {
  url: string;
  /** Origins from which browsers have called. */
  origins: Set<string>;
  stop: () => Promise<void>;
}

/** A user pool as browsers meet Amazon's: on an origin of its own, open to all others. Everything but that is answered by `behind`. */
export async function openToAllOrigins(behind: string): Promise<CrossOriginPool> {
  const origins = new Set<string>();
  const server = createServer((asked, answer) => {
    const { origin, 'access-control-request-headers': wanted } = asked.headers;
    if (origin !== undefined) origins.add(origin);
    answer.setHeader('access-control-allow-origin', '*');
    answer.setHeader('access-control-expose-headers', 'x-amzn-errortype, x-amzn-requestid');
    if (asked.method === 'OPTIONS') {
      answer.setHeader('access-control-allow-methods', 'POST');
      answer.setHeader('access-control-allow-headers', wanted ?? '');
      answer.writeHead(200).end();
      return;
    }
    const { host: _host, origin: _origin, ...headers } = asked.headers;
    const on = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    origins,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
