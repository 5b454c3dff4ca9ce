import { eventually } from '@lectern/testing/eventually';
import { freePort } from '@lectern/platform/process/free-port';
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import {
  BackingService,
  beginContainer,
  endContainer,
  freezeContainer,
  isHealthy,
  logOf,
  publishedPort,
  restartsOf,
  thawContainer,
} from './backing-service.js';
import type { Breakable, Containers, StackParts } from './stack-parts.js';

const run = promisify(execFile);

const BROKEN = ['gateway', 'identity', 'sessions', 'analysis', 'notifications', 'community'];
const CODE = /\b(\d{6})\b/;
const HEALTHY_MS = 300_000;
const MAX_OUTPUT = 64 * 2 ** 20;

/** The installation of docker-compose.yml under a name, ports, secrets and an image of its own, built from this tree. */
export async function startComposed(): Promise<StackParts> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
  // One that runs already is used as it is, and stays: its project, and the file of its variables.
  const { FAULTS_PROJECT, FAULTS_ENV_FILE, FAULTS_COMPOSE_FILE } = process.env;
  const running = FAULTS_PROJECT !== undefined && FAULTS_ENV_FILE !== undefined;
  const given = running ? parseEnv(await readFile(FAULTS_ENV_FILE, 'utf8')) : {};
  const project = running ? FAULTS_PROJECT : `lectern-faults-${randomUUID().slice(0, 8)}`;
  const port = Number(given['LECTERN_PORT'] ?? (await freePort()));
  const mailPort = Number(given['MAIL_PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const envFile = FAULTS_ENV_FILE ?? join(folder, 'env');
  const secrets = running
    ? given
    : await writeEnvironment(envFile, {
        LECTERN_PORT: String(port),
        MAIL_PORT: String(mailPort),
        PUBLIC_URL: url,
        LECTERN_VERSION: 'faults',
        // Every attorney of a test comes from here.
        RATE_LIMITS: 'address=1000000/60,pool=100000/60,letters=100000/60,user=100000/60,costly=100000/60',
      });
  const files = [resolve('docker-compose.yml'), resolve('tools/faults/compose.override.yml')];
  if (FAULTS_COMPOSE_FILE !== undefined) files.push(FAULTS_COMPOSE_FILE);
  const command = await composeCommand([
    '-p',
    project,
    '--env-file',
    envFile,
    ...files.flatMap((file) => ['-f', file]),
  ]);
  const { compose } = command;
  const remove = async (): Promise<void> => {
    if (running) return;
    if (process.env['KEEP_LOGS'] !== undefined)
      await writeFile(join(folder, 'compose.log'), await compose('logs', '--no-color'));
    await compose('down', '--volumes', '--timeout', '5');
    if (process.env['KEEP_LOGS'] === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    if (!running) {
      await compose('build');
      await compose('up', '-d');
    }
    const idOf = async (name: string): Promise<string> => (await idsOf(project, name))[0]!;
    const backing = async (name: string, innerPort: number, scheme: string, path: string) => {
      const containerId = await idOf(name);
      const address = `${scheme}@127.0.0.1:${await publishedPort(containerId, innerPort)}${path}`;
      return BackingService.of({ containerId, innerPort, url: address }, async () => undefined);
    };
    const postgres = await backing(
      'postgres',
      5432,
      `postgres://lectern:${secrets['POSTGRES_PASSWORD']}`,
      '/lectern',
    );
    const rabbitmq = await backing('rabbitmq', 5672, `amqp://lectern:${secrets['RABBITMQ_PASSWORD']}`, '');
    const redis = await backing('redis', 6379, `redis://:${secrets['REDIS_PASSWORD']}`, '');
    const services = new Map<string, Breakable>();
    for (const name of BROKEN) services.set(name, breakable(await idOf(name)));
    const storage = breakable(await idOf('storage'));
    const end = async (): Promise<void> => {
      await Promise.all([postgres, rabbitmq, redis].map((service) => service.stop()));
      await remove();
    };
    const codeFor = (email: string): Promise<string> => codeFrom(`http://127.0.0.1:${mailPort}`, email);
    const containers = containersOf(project, command, String(secrets['POSTGRES_PASSWORD']));
    return { url, postgres, rabbitmq, redis, storage, services, containers, folder, codeFor, remove: end };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Asked of the engine: Compose takes a second of a processor for it. */
async function idsOf(project: string, service: string): Promise<string[]> {
  const labels = { project, service, oneoff: 'False' };
  const filters = Object.entries(labels).flatMap(([name, value]) => [
    '--filter',
    `label=com.docker.compose.${name}=${value}`,
  ]);
  return (await run('docker', ['ps', '-aq', '--no-trunc', ...filters])).stdout.trim().split('\n');
}

function containersOf(
  project: string,
  command: Pick<Containers, 'compose' | 'pipe'>,
  postgresPassword: string,
): Containers {
  const { compose } = command;
  const healthy = async (service: string): Promise<void> => {
    for (const id of await idsOf(project, service))
      await eventually(async () => {
        if (!(await isHealthy(id))) throw new Error(`${service} is not up`);
      }, HEALTHY_MS);
  };
  return {
    ...command,
    healthy,
    scale: async (services, count) => {
      const scales = services.flatMap((name) => ['--scale', `${name}=${count}`]);
      await compose('up', '-d', '--no-recreate', '--no-deps', ...scales, ...services);
      for (const name of services) await healthy(name);
      return new Map(
        await Promise.all(services.map(async (name) => [name, await idsOf(project, name)] as const)),
      );
    },
    withPostgres: async (work) => {
      const port = await publishedPort((await idsOf(project, 'postgres'))[0]!, 5432);
      const client = new pg.Client(`postgres://lectern:${postgresPassword}@127.0.0.1:${port}/lectern`);
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
  };
}

async function writeEnvironment(
  file: string,
  own: Record<string, string>,
): Promise<Record<string, string | undefined>> {
  await run(process.execPath, [resolve('tools/make-env.mjs'), file]);
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => !Object.keys(own).includes(line.slice(0, line.indexOf('='))));
  const text = [...lines, ...Object.entries(own).map((entry) => entry.join('='))].join('\n');
  await writeFile(file, text, { mode: 0o600 });
  return parseEnv(text);
}

/** `docker compose`, or docker-compose where that is not installed. */
async function composeCommand(options: string[]): Promise<Pick<Containers, 'compose' | 'pipe'>> {
  const isPlugin = await run('docker', ['compose', 'version']).then(
    () => true,
    () => false,
  );
  const [program, first] = isPlugin ? ['docker', ['compose']] : ['docker-compose', []];
  const before = [...first, ...options];
  return {
    compose: async (...args) => {
      // Jest gives a test variables of its own, which a child sees only when it is handed them.
      const options = { maxBuffer: MAX_OUTPUT, env: process.env };
      return (await run(program, [...before, ...args], options)).stdout;
    },
    pipe: async ({ from, into }, ...args) => {
      const source = from === undefined ? undefined : await open(from);
      const target = into === undefined ? undefined : await open(into, 'w');
      const child = spawn(program, [...before, ...args], {
        stdio: [source?.fd ?? 'ignore', target?.fd ?? 'ignore', 'inherit'],
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      await source?.close();
      await target?.close();
      if (code !== 0) throw new Error(`${args.join(' ')}: ${code}`);
    },
  };
}

function breakable(id: string): Breakable {
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => endContainer(id, signal);
  const begin = (): Promise<void> => beginContainer(id);
  return {
    end,
    begin,
    // As the power cut does it, and as the operator brings it back.
    restart: async () => {
      await end('SIGKILL');
      await begin();
    },
    freeze: () => freezeContainer(id),
    thaw: () => thawContainer(id),
    hasSurvived: async () => (await restartsOf(id)) === 0,
    log: () => logOf(id),
  };
}

interface Letters {
  messages: { ID: string; To: { Address: string }[] }[];
}

function codeFrom(mail: string, email: string): Promise<string> {
  return eventually(async () => {
    const { messages } = (await (await fetch(`${mail}/api/v1/messages`)).json()) as Letters;
    const letter = messages.find(({ To }) => To.some(({ Address }) => Address === email));
    const { Text } = (await (await fetch(`${mail}/api/v1/message/${letter?.ID}`)).json()) as {
      Text?: string;
    };
    const code = CODE.exec(Text ?? '')?.[1];
    if (code === undefined) throw new Error(`no code for ${email}`);
    return code;
  }, 60_000);
}
