import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { refuseBrokenRequest } from './broken-request.js';

/** Express under Nest, on a server that does not wait for those who never finish their request. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        requestTimeout: 600_000,
        headersTimeout: 10_000,
        keepAliveTimeout: 30_000,
        connectionsCheckingInterval: 5_000,
      },
      this.getInstance(),
    );
    this.httpServer.on('clientError', refuseBrokenRequest);
  }
}
