import { expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { testService } from '@lectern/testing/test-service';
import { prepared } from './prepared.js';

@Module({})
class PreparedModule {}

const service = testService({
  name: 'prepared',
  module: PreparedModule,
  entities: [],
  migrations: [],
  operations: [],
  jobs: [],
});

it('is parsed once on each connection, and answers rows of whatever kind', async () => {
  const { database } = service.running;
  await database.transaction(async ({ manager }) => {
    const text = 'select $1::int + 1 as next';
    expect(await prepared(manager, text, [1])).toEqual([{ next: 2 }]);
    expect(await prepared(manager, text, [41])).toEqual([{ next: 42 }]);
    expect(
      await manager.query('select count(*)::int as n from pg_prepared_statements where statement = $1', [
        text,
      ]),
    ).toEqual([{ n: 1 }]);
    await manager.query('create temporary table note (words text) on commit drop');
    await prepared(manager, 'insert into note values ($1)', ['a']);
    expect(await prepared(manager, 'update note set words = $1 returning words', ['b'])).toEqual([
      { words: 'b' },
    ]);
  });
  await expect(prepared(database.manager, 'select 1', [])).rejects.toThrow('needs a transaction');
});
