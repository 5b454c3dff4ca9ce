import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';

/** Socket.IO for our own page alone. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly publicUrl: string,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: 100_000,
      connectTimeout: 10_000,
      // Browsers always send their origin; only our own page may open a socket.
      allowRequest: (request, done) => done(null, isOwnOrigin(request.headers, this.publicUrl)),
    } as ServerOptions) as Server;
  }
}

function isOwnOrigin(headers: { origin?: string; host?: string }, publicUrl: string): boolean {
  if (headers.origin === undefined) return true;
  return (
    headers.origin === new URL(publicUrl).origin ||
    headers.origin.replace(/^https?:\/\//, '') === headers.host
  );
}
