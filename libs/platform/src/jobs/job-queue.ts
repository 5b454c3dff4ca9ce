import {
  createPostgresBackend,
  DelayedError,
  type Job,
  Queue,
  runMigrations,
  Worker,
  withBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Connection } from '../database/connection.js';
import type { Condition } from '../logging/counters.js';

/** Wakes workers. What there is to do stands in `job_run`; losing everything in here costs delay and nothing else. */
export interface JobQueue {
  wake(id: string): Promise<void>;
  /** Is there something that will still run this id? */
  knows(id: string): Promise<boolean>;
  /** `run` answers in how many milliseconds the same id must run again, or nothing when it is done. */
  work(run: (id: string) => Promise<number | undefined>, concurrency: number): void;
  close(): Promise<void>;
}

export interface JobQueues {
  open(job: string): JobQueue;
  check(): Promise<void>;
  close(): Promise<void>;
}

const SCHEMA = 'bullmq';
/** Connections of one queue at most; one of them listens for new jobs. */
const POOL = 6;
const WORKER = { lockDuration: 30_000, stalledInterval: 15_000, maxStalledCount: 100 };
const FINISHED = { removeOnComplete: true, removeOnFail: true };

type Classes = { Queue: typeof Queue; Worker: typeof Worker };

function bullQueue(
  { Queue, Worker }: Classes,
  name: string,
  connection: never,
  condition: Condition,
): JobQueue {
  const queue = new Queue(name, { connection });
  // An unheard error event would end the process; the reconciler mends what was lost.
  const failed = (error: unknown): void => condition.failed(error);
  queue.on('error', failed);
  let worker: Worker | undefined;
  return {
    wake: async (id) => {
      await queue.add(name, {}, { jobId: id, ...FINISHED });
    },
    knows: async (id) => {
      const job = await queue.getJob(id);
      if (job === undefined || job === null) return false;
      const state = await job.getState();
      if (state === 'waiting' || state === 'active' || state === 'delayed' || state === 'prioritized')
        return true;
      await job.remove();
      return false;
    },
    work: (run, concurrency) => {
      const process = async (job: Job, token?: string): Promise<void> => {
        const again = await run(String(job.id));
        if (again === undefined) return;
        await job.moveToDelayed(Date.now() + again, token);
        throw new DelayedError();
      };
      worker = new Worker(name, process, { connection, concurrency, ...WORKER });
      worker.on('error', failed);
      worker.on('ready', () => condition.works());
      worker.on('active', () => condition.works());
    },
    close: async () => {
      await worker?.close();
      await queue.close();
    },
  };
}

/** BullMQ on Redis. */
export function redisQueues(url: string, condition: Condition): JobQueues {
  const connection = new Redis(url, { maxRetriesPerRequest: null, enableReadyCheck: true });
  connection.on('error', (error: unknown) => condition.failed(error));
  connection.on('ready', () => condition.works());
  return {
    open: (job) => bullQueue({ Queue, Worker }, job, connection as never, condition),
    check: async () => {
      if (connection.status !== 'ready') throw new Error('Redis is not reachable.');
    },
    close: async () => connection.disconnect(),
  };
}

/** BullMQ on its PostgreSQL backend, for an installation without Redis. */
export async function postgresQueues(url: string, condition: Condition): Promise<JobQueues> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
  const classes = withBackend(createPostgresBackend) as unknown as Classes;
  return {
    open: (job) => {
      const pool = new pg.Pool({
        connectionString: url,
        options: `-c search_path=${SCHEMA}`,
        max: POOL,
        keepAlive: true,
        Client: Connection,
      } as pg.PoolConfig);
      const queue = bullQueue(classes, job, pool as never, condition);
      return {
        ...queue,
        close: async () => {
          await queue.close();
          await pool.end();
        },
      };
    },
    check: async () => undefined,
    close: async () => undefined,
  };
}
