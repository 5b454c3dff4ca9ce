import { getContainerRuntimeClient } from 'testcontainers';
import { TcpProxy } from './tcp-proxy.js';

/** As `stop_grace_period` of docker-compose.yml. */
const STOP_SECONDS = 40;

interface Running {
  containerId: string;
  innerPort: number;
  /** Where it is reached from here, with its credentials. */
  url: string;
}

/** A container that can be stopped, killed and started again, always at the same address. */
export class BackingService {
  private constructor(
    private readonly running: Running,
    private readonly proxy: TcpProxy,
    private readonly target: { host: string; port: number },
    private readonly remove: () => Promise<unknown>,
  ) {}

  /** @param remove what ends the container for good */
  static async of(running: Running, remove: () => Promise<unknown>): Promise<BackingService> {
    const { hostname, port } = new URL(running.url);
    const target = { host: hostname, port: Number(port) };
    return new BackingService(running, await TcpProxy.start(() => target), target, remove);
  }

  get url(): string {
    const url = new URL(this.running.url);
    url.hostname = '127.0.0.1';
    url.port = String(this.proxy.port);
    return url.href;
  }

  /** `SIGTERM`: as an operator stops it; `SIGKILL`: as a power cut does. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await endContainer(this.running.containerId, signal);
    this.proxy.cut();
  }

  async begin(): Promise<void> {
    const { containerId, innerPort } = this.running;
    await beginContainer(containerId);
    // A container may come back on another port of this machine.
    this.target.port = await publishedPort(containerId, innerPort);
    this.proxy.mend();
  }

  /** Stops its processor: connections stay open, and nothing answers. */
  freeze(): Promise<void> {
    return freezeContainer(this.running.containerId);
  }

  thaw(): Promise<void> {
    return thawContainer(this.running.containerId);
  }

  async execute(command: string[]): Promise<string> {
    const { container } = await getContainerRuntimeClient();
    const { exitCode, output } = await container.exec(container.getById(this.running.containerId), command);
    if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${output}`);
    return output;
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.remove();
  }
}

export async function endContainer(id: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { container } = await getContainerRuntimeClient();
  if (signal === 'SIGKILL') await container.getById(id).kill({ signal });
  else await container.getById(id).stop({ t: STOP_SECONDS });
}

export async function beginContainer(id: string): Promise<void> {
  const { container } = await getContainerRuntimeClient();
  await container.getById(id).start();
}

export async function freezeContainer(id: string): Promise<void> {
  const { container } = await getContainerRuntimeClient();
  await container.getById(id).pause();
}

export async function thawContainer(id: string): Promise<void> {
  const { container } = await getContainerRuntimeClient();
  await container.getById(id).unpause();
}

/** What it has printed so far. */
export async function logOf(id: string): Promise<string> {
  const { container } = await getContainerRuntimeClient();
  return String(await container.getById(id).logs({ stdout: true, stderr: true, follow: false }));
}

/** How often the engine has started it again by itself. */
export async function restartsOf(id: string): Promise<number> {
  const { container } = await getContainerRuntimeClient();
  return (await container.getById(id).inspect()).RestartCount;
}

export async function publishedPort(id: string, innerPort: number): Promise<number> {
  const { container } = await getContainerRuntimeClient();
  const { NetworkSettings } = await container.getById(id).inspect();
  return Number(NetworkSettings.Ports[`${innerPort}/tcp`]?.[0]?.HostPort);
}

/** Whether it answers, as its own check sees it. */
export async function isHealthy(id: string): Promise<boolean> {
  const { container } = await getContainerRuntimeClient();
  return (await container.getById(id).inspect()).State.Health?.Status === 'healthy';
}
