import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isSocketPath } from './front-door.js';

/** How long a connection may take to say what it wants, once no more are taken. */
const SILENT_MS = 3000;

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets an HTTP server end without a failure that anybody notices: who has been taken is answered. The server's own `close`
 * resets connections whose request has arrived and is not read yet.
 */
export class Drain {
  private readonly silent = new Set<Socket>();
  private taken = 0;
  private underWay = 0;
  private ending = false;
  private settle: () => void = () => undefined;

  /** @param server before it has taken anybody */
  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.taken += 1;
      this.silent.add(socket);
      socket.once('close', () => this.spoken(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.spoken(request.socket);
      response.shouldKeepAlive &&= !this.ending;
      // One that waits for news waits for long, and asks again elsewhere.
      if (isSocketPath(request)) return;
      this.underWay += 1;
      response.once('close', () => {
        this.underWay -= 1;
        this.look();
      });
    });
    server.prependListener('upgrade', ({ socket }: IncomingMessage) => this.spoken(socket));
  }

  /** Takes nobody any more; resolves when everybody who was taken is answered. */
  async end(): Promise<void> {
    this.ending = true;
    await this.emptyQueue();
    NetServer.prototype.close.call(this.server);
    const quiet = new Promise<void>((resolve) => {
      this.settle = resolve;
    });
    this.look();
    void delay(SILENT_MS, undefined, { ref: false }).then(() => {
      this.silent.clear();
      this.look();
    });
    await quiet;
  }

  /** The system resets whoever waits to be taken when the server closes, and each round of the loop takes one. */
  private async emptyQueue(): Promise<void> {
    let before: number;
    // Not from the middle of a round.
    await nextRound();
    do {
      before = this.taken;
      await nextRound();
    } while (this.taken > before);
  }

  private spoken(socket: Socket): void {
    this.silent.delete(socket);
    this.look();
  }

  private look(): void {
    if (this.ending && this.underWay === 0 && this.silent.size === 0) this.settle();
  }
}
