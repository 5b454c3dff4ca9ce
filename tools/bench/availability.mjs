// `npm run bench availability [minutes] [--load]`: what other users notice while four attack at once, and with a number, that many
// minutes of mixed load afterwards; `--load` leaves the attacks out. Starts a Lectern of its own. Ends with 1 when others waited
// longer than they may, or memory did not come back or grew.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lectern/platform/process/free-port';
import { ATTACKS, measured, pdfOf, upload } from './availability/attacks.mjs';
import { joinLectern } from './availability/attorney.mjs';
import { isFlat, trendOf } from './availability/trend.mjs';
import { memoryOf } from '../security/memory.ts';

const ATTACKERS = 4;
const PROBE_EVERY_MS = 50;
/** What others may wait, whatever goes on. */
const OTHERS_MS = 250;
const args = process.argv.slice(2);
const minutes = Number(args.find((argument) => /^[\d.]+$/.test(argument)) ?? 0);
const loadOnly = args.includes('--load');
let failed = 0;
const judged = (holds) => {
  if (!holds) failed += 1;
  return holds ? 'ok    ' : 'not ok';
};
const root = join(import.meta.dirname, '../..');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function startLectern() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-availability-'));
  const port = process.env.PORT ?? (await freePort());
  const program = spawn(process.execPath, [join(root, 'services/embedded/dist/src/main.js')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) break;
    await pause(200);
  }
  const stop = async () => {
    program.kill('SIGTERM');
    await new Promise((resolve) => program.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, pid: program.pid, stop };
}

/** Times of the health check and of a user's reads, until it is told to stop. */
function probe(lectern, read, everyMs = PROBE_EVERY_MS) {
  const times = { live: [], reads: [] };
  let on = true;
  const timed = async (list, call) => {
    const began = performance.now();
    const { status } = await call();
    list.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
  };
  const loop = async (list, call) => {
    while (on) {
      await timed(list, call);
      await pause(everyMs);
    }
  };
  const done = Promise.all([
    loop(times.live, () => fetch(`${lectern.url}/api/health/live`)),
    loop(times.reads, () => read('GET', '/api/sessions')),
  ]);
  return async () => {
    on = false;
    await done;
    return times;
  };
}

const at = (times, share) =>
  Math.round(
    [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0,
  );
const shown = ({ live, reads }) =>
  `live p50 ${at(live, 0.5)} p99 ${at(live, 0.99)} max ${at(live, 1)}  reads p50 ${at(reads, 0.5)} p99 ${at(reads, 0.99)} max ${at(reads, 1)} ms`;

const lectern = await startLectern();
try {
  const reader = await joinLectern(lectern);
  await reader('POST', '/api/sessions', { title: 'Mine' });
  const attackers = [];
  for (let n = 0; n < ATTACKERS; n++) attackers.push(await joinLectern(lectern));

  const idle = probe(lectern, reader);
  await pause(5000);
  console.log(`idle: ${shown(await idle())}, ${Math.round((await memoryOf(lectern.pid)).all)} MB`);

  for (const [name, { prepare, attack }] of Object.entries(loadOnly ? {} : ATTACKS)) {
    const prepared = await Promise.all(attackers.map((call) => prepare?.(call)));
    const before = await memoryOf(lectern.pid);
    let peak = 0;
    const look = async () => {
      peak = Math.max(peak, (await memoryOf(lectern.pid)).all);
    };
    const watch = setInterval(() => void look(), 200);
    const stop = probe(lectern, reader);
    const began = performance.now();
    const answers = await Promise.all(
      attackers.map((call, n) =>
        attack(call, prepared[n]).catch((error) => ({ status: String(error.cause?.code) })),
      ),
    );
    const seconds = (performance.now() - began) / 1000;
    const times = await stop();
    clearInterval(watch);
    let after = await memoryOf(lectern.pid);
    for (let waited = 0; waited < 60 && after.all > before.all * 1.15 + 20; waited += 2) {
      await pause(2000);
      after = await memoryOf(lectern.pid);
    }
    const [b, p, a] = [before.all, peak, after.all].map(Math.round);
    const worst = Math.max(...times.live, ...times.reads);
    console.log(
      `${judged(worst <= OTHERS_MS && a <= b * 1.15 + 20)} ${name}: ${answers.map(({ status }) => status).join(' ')} in ${seconds.toFixed(1)} s; ${shown(times)}; ${b} -> ${p} -> ${a} MB`,
    );
  }

  if (!loadOnly) {
    await pause(60_000);
    const rested = await memoryOf(lectern.pid);
    console.log(
      `after a minute at rest: serving ${Math.round(rested.serving)} MB, with all it started ${Math.round(rested.all)} MB`,
    );
  }

  if (minutes > 0) await mixedLoad(reader, attackers);
} finally {
  await lectern.stop();
}
process.exitCode = failed === 0 ? 0 : 1;

/** Reads, honest work and attacks in turn, with the memory of every ten seconds. */
async function mixedLoad(read, callers) {
  const until = Date.now() + minutes * 60_000;
  const rows = Array.from(
    { length: 40 },
    (_, n) => `Jane Roe, Plaintiff, signed the lease on May ${(n % 28) + 1}, 2021.`,
  );
  const attacks = Object.values(ATTACKS).filter(({ prepare }) => prepare === undefined);
  let done = 0;
  const statuses = {};
  const user = async (call, n) => {
    for (let turn = n; Date.now() < until; turn++) {
      const work = [
        () => call('GET', '/api/sessions'),
        () => call('POST', '/api/sessions', { title: `Take ${turn}` }),
        () => call('GET', '/api/stats'),
        () => call('GET', '/api/notifications/page'),
        () => upload(call, pdfOf(rows), 'lease.pdf'),
        () => call('GET', '/api/user/allowance'),
        () => measured(call),
        () => attacks[Math.floor(turn / work.length) % attacks.length].attack(call),
      ];
      const answer = await work[turn % work.length]().catch(() => undefined);
      const status = answer?.status ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
      done += 1;
      // A user may ask for work that costs 240 times an hour.
      await pause(3000);
    }
  };
  // Within what a user may ask for in a minute.
  const stop = probe(lectern, read, 500);
  const samples = [];
  const began = Date.now();
  const sampling = (async () => {
    while (Date.now() < until) {
      samples.push({ at: (Date.now() - began) / 3_600_000, ...(await memoryOf(lectern.pid)).byName });
      await pause(Math.min(10_000, (minutes * 60_000) / 30));
    }
  })();
  await Promise.all([...callers.map(user), sampling]);
  console.log(
    `mixed load, ${minutes} min, ${done} calls (${JSON.stringify(statuses)}): ${shown(await stop())}`,
  );
  // The first quarter fills caches and pools.
  const later = samples.slice(Math.floor(samples.length / 4));
  for (const name of ['serving', 'children', 'database']) {
    const trend = trendOf(later.map((sample) => ({ at: sample.at, value: sample[name] ?? 0 })));
    const [start, middle, end] = [trend.start, trend.middle, trend.end].map(Math.round);
    console.log(
      `${judged(isFlat(trend))} memory of ${name}: ${start} -> ${middle} -> ${end} MB, ${trend.perHour.toFixed(1)} ± ${trend.error.toFixed(1)} MB an hour`,
    );
    console.log(`       ${samples.map((sample) => Math.round(sample[name] ?? 0)).join(' ')}`);
  }
}
