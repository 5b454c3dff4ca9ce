import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Scripts1763706000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table script (
        session_id uuid not null references session (id) on delete cascade,
        scenario text not null,
        user_id text not null,
        run_id uuid not null,
        content jsonb not null,
        edits jsonb not null,
        version integer not null check (version > 0),
        saved_at timestamptz not null default now(),
        primary key (session_id, scenario)
      );
      insert into script (session_id, scenario, user_id, run_id, content, edits, version)
        select id, coalesce(scenario_type, 'opening-statement'), user_id, gen_random_uuid(), generated_content,
          '{"decisions":[],"order":{}}', 1
        from session where generated_content is not null;
      alter table session drop column generated_content;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session add column generated_content jsonb;
      update session set generated_content = script.content from script where script.session_id = session.id;
      drop table script;
    `);
  }
}
