import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A fixed address in front of one that changes or goes away. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((from) => this.join(from));
  private open = true;

  private constructor(private target: () => { host: string; port: number }) {}

  static async start(target: () => { host: string; port: number }): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private join(from: Socket): void {
    const { host, port } = this.target();
    const to = connect(port, host);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.sockets.add(one);
      // What the proxy adds to every way through it must be next to nothing.
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    if (this.open) from.pipe(to).pipe(from);
    else from.destroy();
  }

  /** Cuts every connection and lets none in until `mend`. */
  cut(): void {
    this.open = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.open = true;
  }

  async stop(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }
}
