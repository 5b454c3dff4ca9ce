import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CaseModels1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table case_model (
        scope_id uuid not null,
        user_id text not null,
        corrections jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (scope_id, user_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table case_model`);
  }
}
