import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sessions1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table session (
        id uuid primary key,
        user_id text not null,
        title text not null,
        description text,
        scenario_id text,
        scenario_type text,
        status text not null default 'created' check (status in ('created', 'analyzing', 'completed', 'failed')),
        case_data jsonb not null default '{}',
        generated_content jsonb,
        transcript text,
        pdf_key text,
        duration real,
        overall_score real,
        confidence_score real,
        created_at timestamptz not null default now()
      );
      create index session_of_user on session (user_id, created_at desc);

      create table recording (
        id uuid primary key,
        session_id uuid not null references session (id) on delete cascade,
        user_id text not null,
        analysis_id uuid unique,
        file_key text,
        content_type text not null,
        file_name text not null,
        size bigint not null,
        sha256 text not null,
        duration real,
        created_at timestamptz not null default now()
      );
      create index recording_of_session on recording (session_id, created_at desc);

      create table upload_grant (
        key text primary key,
        user_id text not null,
        file_type text not null check (file_type in ('audio', 'pdf')),
        file_name text not null,
        content_type text not null,
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table upload_grant; drop table recording; drop table session`);
  }
}
