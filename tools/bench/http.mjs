// Requests per second and latencies of one small signed-in request (GET /api/push/key, which asks no database) at 32
// connections: distributed (gateway -> RabbitMQ -> service, limits in Redis) beside a bare Nest HTTP app that asks a bare Nest
// service over RabbitMQ, and embedded beside a bare Nest HTTP app. The bare ones check the same token and count the same
// limits. Rounds alternate, so that a busy machine is busy for both; the ratio is the median of the rounds'.
// npm run bench http [folder of another build of Lectern, to measure that one instead]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startRabbitMq, startRedis } from '@lectern/testing/containers';
import { bundledPostgres, part, stopParts } from './http/parts.mjs';
import { callers, publicJwk } from './http/callers.mjs';
import { median, round } from './http/load.mjs';

// The containers are stopped below; the reaper's image is one more to fetch.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const GOALS = { distributed: 0.7, embedded: 0.6 };

const build = resolve(process.argv[2] ?? '.');
const folder = await mkdtemp(join(tmpdir(), 'lectern-http-'));
const cleanup = [() => rm(folder, { recursive: true, force: true })];
try {
  const [rabbit, redis, postgres] = await Promise.all([
    startRabbitMq(),
    startRedis(),
    bundledPostgres(join(folder, 'postgres')),
  ]);
  cleanup.push(
    () => rabbit.stop(),
    () => redis.stop(),
    () => postgres.stop(),
  );
  const common = {
    PUBLIC_URL: 'http://lectern.test',
    LOG_LEVEL: 'warn',
    PORT: '0',
    TRUSTED_PROXIES: '1',
    DATA_DIR: join(folder, 'data'),
    LINK_SECRET: 'a secret of the bench, long enough',
    BENCH_JWK: JSON.stringify(publicJwk),
    LECTERN_BUILD: build,
  };
  const broker = { RABBITMQ_URL: rabbit.url, REDIS_URL: redis.url };
  const embedded = { ...common, DATABASE_URL: await postgres.create('embedded') };
  const distributed = { ...common, ...broker, DATABASE_URL: await postgres.create('distributed') };
  const service = await part('lectern-service', distributed);
  const bareService = await part('bare-service', broker);
  const side = async (door, ...behind) => {
    const { address, pid } = await door;
    return { url: address, pids: [pid, ...behind.map((each) => each.pid)] };
  };
  const sides = {
    distributed: [
      await side(part('lectern-gateway', distributed), service),
      await side(part('bare-http', { ...common, ...broker }), bareService),
    ],
    embedded: [await side(part('lectern-embedded', embedded)), await side(part('bare-http', common))],
  };
  const requests = await callers();
  let reached = true;
  for (const [name, [lectern, bare]] of Object.entries(sides)) {
    for (const each of [lectern, bare]) await round(each, requests, 3);
    const rounds = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push({ lectern: await round(lectern, requests), bare: await round(bare, requests) });
    const ratios = rounds.map((each) => each.lectern.perSecond / each.bare.perSecond);
    const ratio = median(ratios);
    reached &&= ratio >= GOALS[name];
    for (const side of ['lectern', 'bare']) {
      const of = (figure) => median(rounds.map((each) => each[side][figure]));
      console.log(
        `${name.padEnd(11)} ${side.padEnd(7)} ${of('perSecond').toFixed(0).padStart(6)} requests/s, p50 ${of('p50').toFixed(1)} ms, p99 ${of('p99').toFixed(1)} ms, processor ${of('cpuMs').toFixed(3)} ms a request`,
      );
    }
    console.log(
      `${name.padEnd(11)} ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ROUNDS} rounds), goal ${GOALS[name]}`,
    );
  }
  if (!reached) process.exitCode = 1;
} finally {
  await stopParts();
  for (const step of cleanup.reverse()) await step();
}
