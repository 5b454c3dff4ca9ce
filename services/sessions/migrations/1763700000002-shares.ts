import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Shares1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table share (
        id uuid primary key,
        session_id uuid not null references session (id) on delete cascade,
        user_id text not null,
        token_hash text not null unique,
        parts text[] not null,
        shared_by text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index share_of_session on share (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table share`);
  }
}
