import { eventually } from '@lectern/testing/eventually';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { BackingService, beginContainer, endContainer, publishedPort } from './backing-service.js';
import { freePort } from './free-port.js';
import type { Breakable, StackParts } from './stack-parts.js';

const run = promisify(execFile);

const BROKEN = ['gateway', 'identity', 'sessions', 'analysis', 'notifications'];
const CODE = /\b(\d{6})\b/;
const MAX_OUTPUT = 64 * 2 ** 20;

/** The installation of docker-compose.yml under a name, ports and secrets of its own, built from this tree. */
export async function startComposed(): Promise<StackParts> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-faults-'));
  const project = `lectern-faults-${randomUUID().slice(0, 8)}`;
  const [port, mailPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const secrets = await writeEnvironment(join(folder, 'env'), {
    LECTERN_PORT: String(port),
    MAIL_PORT: String(mailPort),
    PUBLIC_URL: url,
  });
  const files = [resolve('docker-compose.yml'), resolve('tools/faults/compose.override.yml')];
  const compose = await composeCommand([
    '-p',
    project,
    '--env-file',
    join(folder, 'env'),
    ...files.flatMap((file) => ['-f', file]),
  ]);
  const remove = async (): Promise<void> => {
    if (process.env['KEEP_LOGS'] !== undefined)
      await writeFile(join(folder, 'compose.log'), await compose('logs', '--no-color'));
    await compose('down', '--volumes', '--timeout', '5');
    if (process.env['KEEP_LOGS'] === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await compose('build');
    await compose('up', '-d');
    const idOf = async (name: string): Promise<string> => (await compose('ps', '-q', name)).trim();
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
    const end = async (): Promise<void> => {
      await Promise.all([postgres, rabbitmq, redis].map((service) => service.stop()));
      await remove();
    };
    const codeFor = (email: string): Promise<string> => codeFrom(`http://127.0.0.1:${mailPort}`, email);
    return { url, postgres, rabbitmq, redis, services, folder, codeFor, remove: end };
  } catch (error) {
    await remove();
    throw error;
  }
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
async function composeCommand(options: string[]): Promise<(...args: string[]) => Promise<string>> {
  const isPlugin = await run('docker', ['compose', 'version']).then(
    () => true,
    () => false,
  );
  const [program, first] = isPlugin ? ['docker', ['compose']] : ['docker-compose', []];
  return async (...args) =>
    (await run(program, [...first, ...options, ...args], { maxBuffer: MAX_OUTPUT })).stdout;
}

/** As the power cut does it, and as the operator brings it back. */
const breakable = (id: string): Breakable => ({
  restart: async () => {
    await endContainer(id, 'SIGKILL');
    await beginContainer(id);
  },
});

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
