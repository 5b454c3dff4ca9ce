import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions and retakes that were deleted, so that a recording whose fact comes late is not analyzed after all. */
export class Forgotten1763711000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table forgotten (
        id uuid primary key,
        forgotten_at timestamptz not null default now()
      );
      create index forgotten_at on forgotten (forgotten_at);
      create index submission_of_user on submission (user_id);
      create index take_report_of_user on take_report (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index take_report_of_user; drop index submission_of_user; drop table forgotten`);
  }
}
