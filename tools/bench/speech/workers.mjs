import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startBundledPostgres } from '../../../libs/platform/dist/src/database/bundled-postgres.js';
import { diskFiles } from '../../../libs/platform/dist/src/files/disk-files.js';
import { postgresQueues } from '../../../libs/platform/dist/src/jobs/job-queue.js';
import { createReadStream } from 'node:fs';

const SPEECH = join(import.meta.dirname, '../../../libs/speech/test-data/sonnet-3.mp3');
const JOBS = 20;
const JOB = 'analysis.analyse-recording';
const FILE_KEY = 'uploads/bench';

/** Twenty recordings of three minutes in the queue, for one worker process and for two, each on a core of its own. */
export async function benchWorkers(folder) {
  if (cpus().length < 2 || spawnSync('taskset', ['--version'], { stdio: 'ignore' }).error) {
    console.log('\nTwo cores and taskset are needed to compare one worker with two: skipped.');
    return;
  }
  const path = join(folder, 'three.webm');
  execFileSync('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    '-stream_loop',
    '-1',
    '-i',
    SPEECH,
    '-t',
    '180',
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
  try {
    await start(0);
    await drain(postgres.url, 2);
    const one = await drain(postgres.url, JOBS);
    await start(1);
    await drain(postgres.url, 2);
    const two = await drain(postgres.url, JOBS);
    console.log(`\n${JOBS} queued recordings of three minutes`);
    console.log(
      `  one worker ${one.toFixed(1)} s, two workers ${two.toFixed(1)} s: ${(one / two).toFixed(2)} times the throughput (goal: 1.8)`,
    );
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
      await delay(50);
    }
  } finally {
    await queue.close();
    await queues.close();
    await client.end();
  }
}
