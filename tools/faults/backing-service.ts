import { type StartedBackingService } from '@lectern/testing/containers';
import { getContainerRuntimeClient } from 'testcontainers';
import { TcpProxy } from './tcp-proxy.js';

/** A container that can be stopped, killed and started again, always at the same address. */
export class BackingService {
  private constructor(
    private readonly started: StartedBackingService,
    private readonly innerPort: number,
    private readonly proxy: TcpProxy,
    private readonly target: { host: string; port: number },
  ) {}

  static async start(
    start: () => Promise<StartedBackingService>,
    innerPort: number,
  ): Promise<BackingService> {
    const started = await start();
    const { container } = started;
    const target = { host: container.getHost(), port: container.getMappedPort(innerPort) };
    return new BackingService(started, innerPort, await TcpProxy.start(() => target), target);
  }

  get url(): string {
    const url = new URL(this.started.url);
    url.hostname = '127.0.0.1';
    url.port = String(this.proxy.port);
    return url.href;
  }

  /** `SIGTERM`: as an operator stops it; `SIGKILL`: as a power cut does. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const container = await this.container();
    if (signal === 'SIGKILL') await container.kill({ signal });
    else await container.stop();
    this.proxy.cut();
  }

  async begin(): Promise<void> {
    const container = await this.container();
    await container.start();
    const { NetworkSettings } = await container.inspect();
    // A container may come back on another port of this machine.
    this.target.port = Number(NetworkSettings.Ports[`${this.innerPort}/tcp`]?.[0]?.HostPort);
    this.proxy.mend();
  }

  async execute(command: string[]): Promise<string> {
    const { exitCode, output } = await this.started.container.exec(command);
    if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${output}`);
    return output;
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.started.stop();
  }

  private async container() {
    const { container } = await getContainerRuntimeClient();
    return container.getById(this.started.container.getId());
  }
}
