import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startBundledPostgres } from '../../../libs/platform/dist/src/database/bundled-postgres.js';
import { diskFiles } from '../../../libs/platform/dist/src/files/disk-files.js';
import { postgresQueues } from '../../../libs/platform/dist/src/jobs/job-queue.js';
import { goal, notMeasured } from './goals.mjs';
import { parentOf, processorSeconds } from './processor-time.mjs';

const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');
const NAME = 'Throughput of two workers to one';
const JOBS = 20;
const MINUTES = 10;
const JOB = 'analysis.analyze-recording';
const FILE_KEY = 'uploads/bench';

/**
 * Twenty recordings of ten minutes in the queue, for one worker process and for two, each on a core of its own. The database has no
 * core left then: what it takes is printed, for it bounds what a second worker can bring on this machine.
 */
export async function benchWorkers(folder) {
  if (cpus().length < 2 || spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error) {
    notMeasured(NAME, 'two cores and taskset are needed');
    return;
  }
  const path = join(folder, 'take.webm');
  execFileSync('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-stream_loop',
    '-1',
    '-i',
    SPEECH,
    '-t',
    String(60 * MINUTES),
    '-c:a',
    'libopus',
    path,
  ]);
  await diskFiles(join(folder, 'files')).put(FILE_KEY, createReadStream(path));
  const postgres = await startBundledPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  const workers = [];
  const start = async (core) => {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      BENCH_DATABASE: postgres.url,
    };
    const args = ['-c', String(core), process.execPath, join(import.meta.dirname, 'worker.mjs')];
    const worker = spawn('taskset', args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    workers.push(worker);
    await once(worker, 'message');
  };
  const database = await postmasterOf(postgres.url);
  const measure = async (count) => {
    const now = () => ({
      workers: workers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
      database: processorSeconds(database),
      queue: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
    const before = now();
    const wall = await drain(postgres.url, count);
    const after = now();
    const spent = Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
    return { wall, ...spent };
  };
  try {
    await start(0);
    await drain(postgres.url, 2);
    const one = await measure(JOBS);
    await start(1);
    await drain(postgres.url, 2);
    const two = await measure(JOBS);
    console.log(`\n${JOBS} queued recordings of ${MINUTES} minutes`);
    for (const [name, run, count] of [
      ['one worker', one, 1],
      ['two workers', two, 2],
    ]) {
      const idle = 1 - run.workers / (run.wall * count);
      console.log(
        `  ${name.padEnd(11)} ${run.wall.toFixed(1)} s; processor time a job: worker ${(run.workers / JOBS).toFixed(2)} s, database ${(run.database / JOBS).toFixed(3)} s, this benchmark ${(run.queue / JOBS).toFixed(3)} s; workers without a core, or waiting, ${(100 * idle).toFixed(0)} % of the time`,
      );
    }
    const bound = (2 * one.workers) / (two.workers + two.database + two.queue);
    console.log(`  on two cores with nothing else to do, by processor time: ${bound.toFixed(2)} times`);
    goal(NAME, one.wall / two.wall, { least: 1.8 }, (times) => `${times.toFixed(2)} x`);
  } finally {
    for (const worker of workers) {
      if (worker.exitCode === null && worker.connected) {
        worker.send('stop');
        await once(worker, 'exit');
      }
    }
    await postgres.stop();
  }
}

/** Queues so many recordings and answers how long they took, in seconds. */
async function drain(url, count) {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=analysis' });
  await client.connect();
  const queues = await postgresQueues(url);
  const queue = queues.open(JOB);
  const ids = Array.from({ length: count }, () => randomUUID());
  try {
    for (const analysisId of ids) {
      const sessionId = randomUUID();
      const payload = {
        analysisId,
        sessionId,
        userId: 'bench',
        title: 'Take',
        scenarioType: null,
        fileKey: FILE_KEY,
        discardAudio: false,
      };
      await client.query('insert into submission (analysis_id, session_id, user_id) values ($1, $2, $3)', [
        analysisId,
        sessionId,
        'bench',
      ]);
      await client.query('insert into job_run (id, job, payload, trace_id) values ($1, $2, $3, $4)', [
        analysisId,
        JOB,
        JSON.stringify(payload),
        'bench',
      ]);
    }
    const started = performance.now();
    for (const id of ids) await queue.wake(id);
    for (;;) {
      const { rows } = await client.query(
        'select state, count(*)::int as n from job_run where id = any($1) group by state',
        [ids],
      );
      const states = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
      if (states.failed) throw new Error('a run of the benchmark failed');
      if (states.completed === count) return (performance.now() - started) / 1000;
      await delay(200);
    }
  } finally {
    await queue.close();
    await queues.close();
    await client.end();
  }
}

/** The process that has started all others of the database. */
async function postmasterOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0].pid);
  await client.end();
  return parent;
}
