import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MachineDrafts1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table machine_draft (
        run_id uuid primary key,
        request_id uuid not null,
        user_id text not null,
        session_id uuid not null,
        scenario text not null,
        case_details jsonb not null,
        draft jsonb,
        begun_at timestamptz not null default now()
      );
      create index machine_draft_of_script on machine_draft (user_id, session_id, scenario);
      create index machine_draft_begun_at on machine_draft (begun_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table machine_draft`);
  }
}
