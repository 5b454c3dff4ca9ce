import { expect, it } from '@jest/globals';
import { conformance } from '@lectern/testing/conformance';
import { startRedis } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { createTestDatabase } from '@lectern/testing/test-database';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Condition, Counters } from '../logging/counters.js';
import { createLogger } from '../logging/logger.js';
import { type JobQueue, type JobQueues, postgresQueues, redisQueues } from './job-queue.js';

interface Backend {
  queues: JobQueues;
  /** The same queues as another process would open them. */
  another: () => Promise<JobQueues>;
}

async function backend(open: () => Promise<JobQueues>, stop: () => Promise<unknown>) {
  const opened: JobQueues[] = [];
  const another = async (): Promise<JobQueues> => {
    const queues = await open();
    opened.push(queues);
    await eventually(() => queues.check(), 60_000);
    return queues;
  };
  return {
    subject: { queues: await another(), another },
    stop: async () => {
      for (const queues of opened) await queues.close();
      await stop();
    },
  };
}

const onPostgres = {
  name: 'PostgreSQL',
  start: async () => {
    const { url, drop } = await createTestDatabase();
    return backend(() => postgresQueues(url, condition()), drop);
  },
};

const onRedis = {
  name: 'Redis',
  needsDocker: true,
  start: async () => {
    const { url, stop } = await startRedis();
    return backend(async () => redisQueues(url, condition()), stop);
  },
};

const condition = () => new Condition('job queue', createLogger('silent'), new Counters());

conformance<Backend>('jobs', [onPostgres, onRedis], (backendOf) => {
  const newJob = (): string => `job-${randomUUID().slice(0, 8)}`;

  /** A queue for the length of one test. */
  async function withQueue(use: (queue: JobQueue, name: string) => Promise<void>): Promise<void> {
    const name = newJob();
    const queue = backendOf().queues.open(name);
    try {
      await use(queue, name);
    } finally {
      await queue.close();
    }
  }

  it('runs what is woken, once, and then knows nothing of it', () =>
    withQueue(async (queue) => {
      const runs: string[] = [];
      queue.work(async (id) => void runs.push(id), 1);
      const ids = Array.from({ length: 30 }, () => randomUUID());
      for (const id of ids) await queue.wake(id);
      await eventually(() => expect(runs).toHaveLength(30));
      expect([...runs].sort()).toEqual([...ids].sort());
      await eventually(async () => expect(await queue.knows(ids[0]!)).toBe(false));
    }));

  it('runs an id once that is woken many times while it waits, and again when it is woken after its end', () =>
    withQueue(async (queue) => {
      const runs: string[] = [];
      const id = randomUUID();
      await Promise.all(Array.from({ length: 10 }, () => queue.wake(id)));
      expect(await queue.knows(id)).toBe(true);
      queue.work(async (ran) => void runs.push(ran), 2);
      await eventually(async () => expect(await queue.knows(id)).toBe(false));
      expect(runs).toEqual([id]);
      await queue.wake(id);
      await eventually(() => expect(runs).toEqual([id, id]));
    }));

  it('runs an id again after the pause that it asks for, and knows it meanwhile', () =>
    withQueue(async (queue) => {
      const times: number[] = [];
      const id = randomUUID();
      queue.work(async () => (times.push(Date.now()) === 1 ? 800 : undefined), 1);
      await queue.wake(id);
      await eventually(() => expect(times).toHaveLength(1));
      expect(await queue.knows(id)).toBe(true);
      await eventually(() => expect(times).toHaveLength(2));
      expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(750);
      await eventually(async () => expect(await queue.knows(id)).toBe(false));
    }));

  it('forgets a run that failed, so that it can be woken again', () =>
    withQueue(async (queue) => {
      let runs = 0;
      const id = randomUUID();
      queue.work(() => {
        runs += 1;
        return runs === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve(undefined);
      }, 1);
      await queue.wake(id);
      await eventually(async () => expect([runs, await queue.knows(id)]).toEqual([1, false]));
      await queue.wake(id);
      await eventually(() => expect(runs).toBe(2));
    }));

  it('runs as many at the same time as it may, and no more', () =>
    withQueue(async (queue) => {
      let [now, most, done] = [0, 0, 0];
      queue.work(async () => {
        now += 1;
        most = Math.max(most, now);
        await delay(50);
        now -= 1;
        done += 1;
        return undefined;
      }, 3);
      for (let i = 0; i < 12; i++) await queue.wake(randomUUID());
      await eventually(() => expect(done).toBe(12));
      expect(most).toBe(3);
    }));

  it('keeps what is woken until somebody works, in whichever process', () =>
    withQueue(async (queue, name) => {
      const id = randomUUID();
      await queue.wake(id);
      expect(await queue.knows(id)).toBe(true);
      const elsewhere = (await backendOf().another()).open(name);
      const runs: string[] = [];
      elsewhere.work(async (ran) => void runs.push(ran), 1);
      await eventually(() => expect(runs).toEqual([id]));
      await elsewhere.close();
    }));

  it('shares the work between processes, each run once', () =>
    withQueue(async (queue, name) => {
      const elsewhere = (await backendOf().another()).open(name);
      const runs: string[][] = [[], []];
      for (const [i, one] of [queue, elsewhere].entries())
        one.work(async (id) => {
          runs[i]?.push(id);
          await delay(5);
          return undefined;
        }, 2);
      const ids = Array.from({ length: 60 }, () => randomUUID());
      await Promise.all(ids.map((id) => queue.wake(id)));
      await eventually(() => expect(runs.flat().sort()).toEqual([...ids].sort()));
      expect(Math.min(...runs.map((list) => list.length))).toBeGreaterThan(0);
      await elsewhere.close();
    }));

  it('finishes what is running before it closes', async () => {
    const queue = backendOf().queues.open(newJob());
    let finished = false;
    let started = false;
    queue.work(async () => {
      started = true;
      await delay(300);
      finished = true;
      return undefined;
    }, 1);
    await queue.wake(randomUUID());
    await eventually(() => expect(started).toBe(true));
    await queue.close();
    expect(finished).toBe(true);
  });

  it('is well, and does not know what it was never told', () =>
    withQueue(async (queue) => {
      await expect(backendOf().queues.check()).resolves.toBeUndefined();
      expect(await queue.knows(randomUUID())).toBe(false);
    }));
});
