import { afterAll, beforeAll } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import pg from 'pg';
import { Attorney } from '../../services/embedded/src/journey/attorney.js';
import type { BackingService } from './backing-service.js';
import { startComposed } from './composed-stack.js';
import { startProcesses } from './process-stack.js';
import type { Breakable, Containers, StackParts } from './stack-parts.js';

/** What an attorney's session needs. */
const SERVICES = ['identity', 'sessions', 'analysis', 'notifications', 'community'] as const;
type ServiceName = (typeof SERVICES)[number] | 'gateway';

const START_MS = 1_500_000;

/** Lectern on RabbitMQ, Redis and PostgreSQL in containers, all of which a test may break. */
export class Stack {
  constructor(private readonly parts: StackParts) {}

  get url(): string {
    return this.parts.url;
  }
  get postgres(): BackingService {
    return this.parts.postgres;
  }
  get rabbitmq(): BackingService {
    return this.parts.rabbitmq;
  }
  get redis(): BackingService {
    return this.parts.redis;
  }
  get storage(): StackParts['storage'] {
    return this.parts.storage;
  }
  get services(): [name: string, service: Breakable][] {
    return [...this.parts.services];
  }
  get containers(): Containers | undefined {
    return this.parts.containers;
  }
  get folder(): string {
    return this.parts.folder;
  }

  service(name: ServiceName): Breakable {
    const found = this.parts.services.get(name);
    if (found === undefined) throw new Error(`${name} is not part of the stack`);
    return found;
  }

  /** Waits until an attorney can work: every service that a session needs answers. */
  async ready(withinMs: number): Promise<void> {
    await eventually(async () => {
      const response = await fetch(`${this.url}/api/health/ready`, { signal: AbortSignal.timeout(5000) });
      const text = await response.text();
      const { services } = JSON.parse(text) as { services: Record<string, string> };
      for (const name of SERVICES) if ((services[name] ?? 'down') === 'down') throw new Error(text);
    }, withinMs);
  }

  join(): Promise<Attorney> {
    const { url, folder: dataDir, postgres, codeFor } = this.parts;
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

  stop(): Promise<void> {
    return this.parts.remove();
  }
}

/** Starts a stack before the suite and stops it afterwards: processes, or with `--compose` the composed containers. */
export function testStack(): { readonly stack: Stack } {
  let stack: Stack | undefined;
  beforeAll(async () => {
    const start = process.env['FAULTS_STACK'] === 'compose' ? startComposed : startProcesses;
    stack = new Stack(await start());
    await stack.ready(180_000).catch(async (error: unknown) => {
      await stack?.stop();
      throw error;
    });
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
