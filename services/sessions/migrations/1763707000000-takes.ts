import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Takes1763707000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table take (
        id uuid primary key,
        session_id uuid not null references session (id) on delete cascade,
        user_id text not null,
        analysis_id uuid not null,
        event_ids text[] not null,
        passage_start real not null,
        passage_end real not null,
        file_key text,
        content_type text not null,
        file_name text not null,
        size bigint not null,
        sha256 text not null,
        created_at timestamptz not null default now(),
        unique (session_id, sha256)
      );
      create index take_of_user on take (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table take`);
  }
}
