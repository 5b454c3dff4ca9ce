import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that every service's schema has: facts to announce, facts applied, runs of jobs. */
class PlatformTables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key,
        name text not null,
        payload jsonb not null,
        trace_id text not null,
        attempts integer not null default 0,
        created_at timestamptz not null default clock_timestamp(),
        next_attempt_at timestamptz not null default clock_timestamp()
      );
      create index outbox_due on outbox (next_attempt_at, created_at);

      create table inbox (
        event_id uuid not null,
        reaction text not null,
        applied_at timestamptz not null default now(),
        primary key (event_id, reaction)
      );
      create index inbox_applied_at on inbox (applied_at);

      create table failed_reaction (
        event_id uuid not null,
        reaction text not null,
        name text not null,
        payload jsonb not null,
        attempts integer not null default 1,
        error text not null,
        dead_at timestamptz,
        primary key (event_id, reaction)
      );

      create table job_run (
        id uuid primary key,
        job text not null,
        payload jsonb not null,
        user_id text,
        trace_id text not null,
        state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed')),
        attempt integer not null default 0,
        stage text,
        progress real not null default 0,
        result jsonb,
        error jsonb,
        created_at timestamptz not null default now(),
        heartbeat_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create index job_run_open on job_run (state, heartbeat_at) where state in ('queued', 'running');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table job_run; drop table failed_reaction; drop table inbox; drop table outbox`);
  }
}

/** Runs that wait for a time of their own. */
class JobRunAt1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_run add column run_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_run drop column run_at`);
  }
}

/** Requests with an idempotency key, and their answers, sealed. */
class AnsweredRequests1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answered_request (
        id bytea primary key,
        body_hash bytea not null,
        user_id text not null,
        sealed_answer bytea,
        created_at timestamptz not null default now()
      );
      create index answered_request_created_at on answered_request (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table answered_request`);
  }
}

export const PLATFORM_MIGRATIONS = [
  PlatformTables1700000000000,
  JobRunAt1700000000001,
  AnsweredRequests1700000000002,
];
