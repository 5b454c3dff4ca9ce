import { afterAll, beforeAll } from '@jest/globals';
import { startPostgres, startRabbitMq, startRedis } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Attorney } from '../../services/embedded/src/journey/attorney.js';
import { BackingService } from './backing-service.js';
import { ServiceProcess } from './service-process.js';

const SERVICES = ['identity', 'sessions', 'analysis', 'notifications'] as const;
type ServiceName = (typeof SERVICES)[number] | 'gateway';

const CODE = /\b(\d{6})\b/;
const START_MS = 300_000;

/** Lectern as separate processes on RabbitMQ, Redis and PostgreSQL in containers, all of which a test may break. */
export class Stack {
  readonly processes = new Map<ServiceName, ServiceProcess>();

  private constructor(
    readonly url: string,
    readonly postgres: BackingService,
    readonly rabbitmq: BackingService,
    readonly redis: BackingService,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Stack> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
    const [postgres, rabbitmq, redis] = await Promise.all([
      BackingService.start(startPostgres, 5432),
      BackingService.start(startRabbitMq, 5672),
      BackingService.start(startRedis, 6379),
    ]);
    const port = await freePort();
    const stack = new Stack(`http://127.0.0.1:${port}`, postgres, rabbitmq, redis, folder);
    try {
      await stack.startServices(port);
      return stack;
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  private async startServices(port: number): Promise<void> {
    const { folder, postgres, rabbitmq, redis } = this;
    const ports = new Map<string, number>();
    for (const name of SERVICES) ports.set(name, await freePort());
    const variables = {
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      PORT: String(port),
      SERVICE_ADDRESSES: [...ports].map(([name, inner]) => `${name}=http://127.0.0.1:${inner}`).join(','),
      PUBLIC_URL: this.url,
      DATABASE_URL: postgres.url,
      RABBITMQ_URL: rabbitmq.url,
      REDIS_URL: redis.url,
    };
    // The broker answers a while after its port does.
    await eventually(() => rabbitmq.execute(['rabbitmqctl', 'await_startup']), 120_000);
    await eventually(() => this.query('select 1'), 60_000);
    for (const name of [...SERVICES, 'gateway'] as const) {
      const service = new ServiceProcess(
        name,
        { ...variables, INTERNAL_PORT: String(ports.get(name) ?? 0) },
        folder,
      );
      this.processes.set(name, service);
      service.start();
    }
    await this.ready(180_000);
  }

  get logs(): string {
    return this.folder;
  }

  process(name: ServiceName): ServiceProcess {
    const found = this.processes.get(name);
    if (found === undefined) throw new Error(`${name} is not part of the stack`);
    return found;
  }

  /** Waits until an attorney can work: every service that a session needs answers. */
  async ready(withinMs: number): Promise<void> {
    await eventually(async () => {
      const response = await fetch(`${this.url}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
      const text = await response.text();
      const { services } = JSON.parse(text) as { services: Record<string, { status: string }[]> };
      for (const name of SERVICES)
        if (services[name] === undefined || services[name].some(({ status }) => status === 'down'))
          throw new Error(text);
    }, withinMs);
  }

  join(): Promise<Attorney> {
    const codeFor = (email: string): Promise<string> => this.codeFor(email);
    const { url, folder: dataDir, postgres } = this;
    return Attorney.join({ url, dataDir, databaseUrl: postgres.url, codeFor, stop: async () => undefined });
  }

  async query<T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql, parameters)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.processes.values()].map((service) => service.end('SIGKILL')));
    await Promise.all([this.postgres, this.rabbitmq, this.redis].map((service) => service.stop()));
    if (process.env['KEEP_LOGS'] === undefined) await rm(this.folder, { recursive: true, force: true });
  }

  private codeFor(email: string): Promise<string> {
    return eventually(async () => {
      const outbox = join(this.folder, 'outbox');
      for (const file of (await readdir(outbox)).filter((name) => name.endsWith('.eml'))) {
        const letter = await readFile(join(outbox, file), 'utf8');
        const code = letter.includes(email)
          ? CODE.exec(letter.slice(letter.indexOf('\r\n\r\n')))?.[1]
          : undefined;
        if (code !== undefined) return code;
      }
      throw new Error(`no code for ${email}`);
    }, 60_000);
  }
}

/** Starts a stack before the suite and stops it afterwards. */
export function testStack(): { readonly stack: Stack } {
  let stack: Stack | undefined;
  beforeAll(async () => {
    stack = await Stack.start();
  }, START_MS);
  afterAll(async () => {
    await stack?.stop();
  }, START_MS);
  return {
    get stack() {
      if (stack === undefined) throw new Error('The stack has not started.');
      return stack;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => void probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
