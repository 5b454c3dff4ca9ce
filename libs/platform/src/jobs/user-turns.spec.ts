import { describe, expect, it } from '@jest/globals';
import { job } from '@lectern/contracts/define';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Controller, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';
import { Processes } from '../messaging/handles.js';
import type { JobRun } from './job-run.js';

const named = (name: string) =>
  job({
    name,
    payload: z.object({ owner: z.string() }),
    result: z.object({}),
    timeoutMs: 20_000,
    concurrency: 4,
  });
const read = named('desk.read');
const write = named('desk.write');

const atWork = new Map<string, () => void>();
const started: string[] = [];
let most = 0;

@Controller()
class Desk {
  @Processes(read)
  async read({ owner }: { owner: string }, run: JobRun<Record<string, never>>): Promise<void> {
    started.push(owner);
    const ofOwner = [...atWork.keys()].filter((key) => key.startsWith(owner)).length + 1;
    most = Math.max(most, ofOwner);
    await new Promise<void>((resolve) => atWork.set(`${owner} ${run.id}`, resolve));
    atWork.delete(`${owner} ${run.id}`);
    await run.complete(async () => ({}));
  }

  @Processes(write)
  async write(_payload: unknown, run: JobRun<Record<string, never>>): Promise<void> {
    await run.complete(async () => ({}));
  }
}

@Module({ controllers: [Desk] })
class DeskModule {}

const service = testService({
  name: 'desk',
  module: DeskModule,
  entities: [],
  migrations: [],
  operations: [],
  jobs: [read, write],
});

const enqueue = (owner: string, requestId = randomUUID(), kind: typeof read = read): Promise<string> =>
  service.running.database.transaction((tx) => tx.enqueue(kind, { owner }, { userId: owner, requestId }));
const finishOne = () => [...atWork.values()][0]?.();

describe('the runs of one user', () => {
  it("come one after the other, and stand in nobody else's way", async () => {
    const flood = await Promise.all(Array.from({ length: 6 }, () => enqueue('flooder')));
    await eventually(() => expect(started).toEqual(['flooder']));
    await enqueue('other');
    await eventually(() => expect(started).toEqual(['flooder', 'other']));
    await eventually(async () => {
      finishOne();
      const open = await service.query('select 1 from job_run where id = any($1) and state <> $2', [
        flood,
        'completed',
      ]);
      expect(open).toEqual([]);
    }, 20_000);
    expect(most).toBe(1);
  }, 30_000);
});

describe("a user's own name for a request", () => {
  it('stands for one run of theirs, and for another of anybody else', async () => {
    const requestId = randomUUID();
    const first = await enqueue('a', requestId, write);
    expect(await enqueue('a', requestId, write)).toBe(first);
    expect(await enqueue('b', requestId, write)).not.toBe(first);
    expect(first).not.toBe(requestId);
  });

  it('is refused for another kind of work, while it runs and when it has ended', async () => {
    const requestId = randomUUID();
    const id = await enqueue('a', requestId, write);
    const again = () => expect(enqueue('a', requestId, read)).rejects.toThrow(AppError);
    await again();
    await eventually(async () =>
      expect(await service.query('select state from job_run where id = $1', [id])).toEqual([
        { state: 'completed' },
      ]),
    );
    await again();
    expect(await enqueue('b', requestId, write)).not.toBe(id);
  });
});
