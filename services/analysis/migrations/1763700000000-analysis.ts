import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Analysis1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table submission (
        analysis_id uuid primary key,
        session_id uuid not null,
        user_id text not null,
        discard_key text,
        created_at timestamptz not null default clock_timestamp()
      );
      create index submission_of_session on submission (session_id, created_at desc);

      create table report (
        id uuid primary key,
        analysis_id uuid not null unique references submission (analysis_id) on delete cascade,
        analysis jsonb not null,
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table report; drop table submission`);
  }
}
