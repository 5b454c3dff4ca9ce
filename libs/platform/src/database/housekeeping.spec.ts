import { expect, it } from '@jest/globals';
import { testService } from '@lectern/testing/test-service';
import { Module } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { FileColumn } from '../files/file-column.js';
import { keptFiles } from '../files/kept-files.js';

@Entity('paper')
class PaperEntity {
  @PrimaryColumn('text')
  id!: string;

  @FileColumn({ name: 'scan_key', nullable: true })
  scanKey!: string | null;

  @Column('bytea', { name: 'sealed_key', nullable: true })
  sealedKey!: Buffer | null;
}

@Module({})
class ArchiveModule {}

class Papers1763700000000 {
  async up(runner: { query: (sql: string) => Promise<unknown> }): Promise<void> {
    await runner.query(`create table paper (id text primary key, scan_key text, sealed_key bytea);
      create index on paper (scan_key)`);
  }
  async down(): Promise<void> {}
}

const service = testService({
  name: 'archive',
  module: ArchiveModule,
  entities: [PaperEntity],
  migrations: [Papers1763700000000],
  operations: [],
  jobs: [],
});

it('deletes what the platform tables no longer need, and nothing else', async () => {
  await service.query(
    `insert into inbox values (gen_random_uuid(), 'old', now() - interval '31 days'), (gen_random_uuid(), 'new', now())`,
  );
  await service.query(
    `insert into job_run (id, job, payload, trace_id, state, finished_at, created_at) values
       (gen_random_uuid(), 'old', '{}', '', 'completed', now() - interval '8 days', now() - interval '8 days'),
       (gen_random_uuid(), 'new', '{}', '', 'failed', now(), now() - interval '8 days'),
       (gen_random_uuid(), 'waiting', '{}', '', 'queued', null, now() - interval '99 days')`,
  );
  await service.query(
    `insert into answered_request values
       ('old', '', 'u', null, now() - interval '25 hours'), ('new', '', 'u', null, now())`,
  );
  await service.running.housekeeping.tidy();
  expect(await service.query(`select reaction from inbox`)).toEqual([{ reaction: 'new' }]);
  expect(await service.query(`select job from job_run order by job`)).toEqual([
    { job: 'new' },
    { job: 'waiting' },
  ]);
  expect(await service.query(`select encode(id, 'escape') as id from answered_request`)).toEqual([
    { id: 'new' },
  ]);
});

it('knows which files are kept: by a row, or by a job that has not ended', async () => {
  await service.query(`insert into paper values ('1', 'uploads/row', null), ('2', null, 'uploads/bytes')`);
  await service.query(
    `insert into job_run (id, job, payload, trace_id, state) values
       (gen_random_uuid(), 'a', '{"upload":{"key":"uploads/job"}}', '', 'queued'),
       (gen_random_uuid(), 'b', '{"upload":{"key":"uploads/done"}}', '', 'completed')`,
  );
  const asked = ['uploads/row', 'uploads/job', 'uploads/done', 'uploads/bytes', 'uploads/none'];
  expect((await keptFiles(service.running.database, asked)).sort()).toEqual(['uploads/job', 'uploads/row']);
});

it('keeps every file for a week after the tables came from a dump', async () => {
  const { database } = service.running;
  await service.query(`update seen_cluster set system_identifier = 'of the server that made the dump'`);
  await expect(keptFiles(database, [])).rejects.toMatchObject({ code: 'unavailable' });
  await expect(keptFiles(database, [])).rejects.toMatchObject({ code: 'unavailable' });
  await service.query(`update seen_cluster set restored_at = now() - interval '8 days'`);
  expect(await keptFiles(database, [])).toEqual([]);
});
