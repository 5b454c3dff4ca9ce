import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Generations1763703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table generation (
        id uuid primary key,
        user_id text not null,
        session_id uuid,
        answer jsonb not null,
        file_key text,
        created_at timestamptz not null default now()
      );
      create index generation_of_user on generation (user_id);
      create index generation_by_age on generation (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table generation`);
  }
}
