import { describe, expect, it } from '@jest/globals';
import { operation } from '@lectern/contracts/define';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Controller, Module } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Database } from '../database/database.js';
import { Handles } from './handles.js';

const write = operation({
  name: 'slow.write',
  access: 'public',
  input: z.object({ text: z.string(), waitMs: z.number() }),
  output: z.null(),
  timeoutMs: 1000,
});

let ended = 0;

@Controller()
class Write {
  constructor(private readonly database: Database) {}

  @Handles(write)
  async handle({ text, waitMs }: { text: string; waitMs: number }): Promise<null> {
    await this.database
      .transaction(async (tx) => {
        await tx.manager.query(`create table if not exists written (text text)`);
        await tx.manager.query(`insert into written values ($1)`, [text]);
        await delay(waitMs);
      })
      .finally(() => ended++);
    return null;
  }
}

@Module({ controllers: [Write] })
class SlowModule {}

describe('a request whose caller has gone', () => {
  const service = testService({
    name: 'slow',
    module: SlowModule,
    entities: [],
    migrations: [],
    operations: [write],
    jobs: [],
  });

  it('leaves nothing behind when it ends too late', async () => {
    await service.ask(write, { text: 'in time', waitMs: 0 }, null);
    await expect(service.ask(write, { text: 'too late', waitMs: 1500 }, null)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await eventually(async () => expect(ended).toBe(2));
    expect(await service.query(`select text from written`)).toEqual([{ text: 'in time' }]);
  });

  it('is not begun', async () => {
    const { transport } = service.running;
    const late = {
      input: { text: 'never', waitMs: 0 },
      caller: null,
      traceId: 't',
      deadline: Date.now() - 1,
    };
    await expect(transport.request('slow', 'slow.write', late, 1000)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(ended).toBe(2);
  });
});
