import {
  startPostgres,
  startRabbitMq,
  startRedis,
  type StartedBackingService,
} from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { freePort } from '@lectern/platform/process/free-port';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackingService } from './backing-service.js';
import { ServiceProcess } from './service-process.js';
import type { StackParts } from './stack-parts.js';

const INNER = ['identity', 'sessions', 'analysis', 'notifications', 'community'] as const;
const CODE = /\b(\d{6})\b/;

export interface StartedProcesses extends StackParts {
  /** What every process was given, but for its own ports. */
  variables: Record<string, string>;
}

/** Services and the gateway as processes of this machine, by default all but content; files in a folder. */
export async function startProcesses(
  names: readonly string[] = INNER,
  given: Record<string, string> = {},
): Promise<StartedProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
  const [postgres, rabbitmq, redis] = await Promise.all([
    breakable(startPostgres, 5432),
    breakable(startRabbitMq, 5672),
    breakable(startRedis, 6379),
  ]);
  // The broker answers a while after its port does.
  await eventually(() => rabbitmq.execute(['rabbitmqctl', 'await_startup']), 120_000);
  await eventually(() => reach(postgres.url), 60_000);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  const variables = {
    LOG_LEVEL: 'info',
    DATA_DIR: folder,
    PORT: String(port),
    SERVICE_ADDRESSES: [...ports].map(([name, inner]) => `${name}=http://127.0.0.1:${inner}`).join(','),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    RABBITMQ_URL: rabbitmq.url,
    REDIS_URL: redis.url,
    // Every attorney of a test comes from here.
    RATE_LIMITS: 'address=1000000/60,pool=100000/60,letters=100000/60,user=100000/60,costly=100000/60',
    ...given,
  };
  const services = new Map<string, ServiceProcess>();
  for (const name of [...names, 'gateway']) {
    const inner = { ...variables, INTERNAL_PORT: String(ports.get(name) ?? 0) };
    const service = new ServiceProcess(name, inner, folder);
    services.set(name, service);
    service.start();
  }
  const remove = async (): Promise<void> => {
    await Promise.all([...services.values()].map((service) => service.end('SIGKILL')));
    await Promise.all([postgres, rabbitmq, redis].map((service) => service.stop()));
    if (process.env['KEEP_LOGS'] === undefined) await rm(folder, { recursive: true, force: true });
  };
  const codeFor = (email: string): Promise<string> => codeIn(join(folder, 'outbox'), email);
  return { url, postgres, rabbitmq, redis, services, folder, codeFor, remove, variables };
}

async function breakable(
  start: () => Promise<StartedBackingService>,
  innerPort: number,
): Promise<BackingService> {
  const { container, url, stop } = await start();
  return BackingService.of({ containerId: container.getId(), innerPort, url }, stop);
}

async function reach(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

function codeIn(outbox: string, email: string): Promise<string> {
  return eventually(async () => {
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
