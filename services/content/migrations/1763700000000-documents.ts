import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Documents1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document (
        id uuid primary key,
        session_id uuid not null,
        user_id text not null,
        file_key text not null,
        file_name text not null,
        pages jsonb not null,
        reading jsonb not null,
        created_at timestamptz not null default now()
      );
      create index document_of_session on document (session_id, created_at desc);
      create index document_of_user on document (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table document`);
  }
}
