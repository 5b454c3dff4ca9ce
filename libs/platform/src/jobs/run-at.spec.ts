import { describe, expect, it } from '@jest/globals';
import { job } from '@lectern/contracts/define';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Controller, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Processes } from '../messaging/handles.js';
import type { JobRun } from './job-run.js';

const ring = job({
  name: 'clock.ring',
  payload: z.object({ bell: z.string() }),
  result: z.object({}),
  timeoutMs: 5000,
});

const rung: string[] = [];
@Controller()
class Ring {
  @Processes(ring)
  async ring({ bell }: { bell: string }, run: JobRun<Record<string, never>>): Promise<void> {
    rung.push(bell);
    await run.complete(async () => ({}));
  }
}

@Module({ controllers: [Ring] })
class ClockModule {}

const service = testService({
  name: 'clock',
  module: ClockModule,
  entities: [],
  migrations: [],
  operations: [],
  jobs: [ring],
});

const enqueue = (bell: string, runAt?: Date): Promise<string> =>
  service.running.database.transaction((tx) => tx.enqueue(ring, { bell }, { runAt }));
const stateOf = async (id: string) =>
  (await service.query<{ state: string }>(`select state from job_run where id = $1`, [id]))[0]?.state;

describe('a run with a time of its own', () => {
  it('waits for its time, while others run at once', async () => {
    const later = await enqueue('later', new Date(Date.now() + 3_600_000));
    const now = await enqueue('now');
    await eventually(async () => expect(await stateOf(now)).toBe('completed'));
    expect(await stateOf(later)).toBe('queued');
  });

  it('runs once when the clock of the database has passed its time, however it got there', async () => {
    const bell = randomUUID();
    const id = await enqueue(bell, new Date(Date.now() + 3_600_000));
    // The clock goes forward by an hour, and the run has been waiting for a while.
    await service.query(
      `update job_run set run_at = run_at - interval '1 hour', heartbeat_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await eventually(async () => expect(await stateOf(id)).toBe('completed'), 20_000);
    expect(rung.filter((one) => one === bell)).toHaveLength(1);
  }, 30_000);
});
