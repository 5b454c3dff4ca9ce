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

/** What an operator needs to judge a reaction that was given up, and the wish to have it tried again. */
class DeadFacts1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table failed_reaction
        add column message text not null default '',
        add column trace_id text not null default '',
        add column user_id text,
        add column first_failed_at timestamptz not null default now(),
        add column retry_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table failed_reaction drop column message, drop column trace_id, drop column user_id,
        drop column first_failed_at, drop column retry_at`);
  }
}

/** For whom a run works, as the gateway has signed it. */
class JobCaller1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_run add column caller text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table job_run drop column caller`);
  }
}

/** What the caller of a run calls it: the run's own id is another, so that nobody meets anybody else's. */
class JobRunRequests1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_run add column request_id uuid;
      create index job_run_user on job_run (user_id, job) where state in ('queued', 'running')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index job_run_user; alter table job_run drop column request_id`);
  }
}

/** Files that rows no longer name, until they are deleted. */
class DiscardedFiles1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table discarded_file (
        path text primary key,
        is_folder boolean not null,
        discarded_at timestamptz not null default clock_timestamp()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table discarded_file`);
  }
}

/** The database cluster that the tables were seen in, and since when: another one means that they come from a dump. */
class SeenCluster1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table seen_cluster (
        is_only boolean primary key default true check (is_only),
        system_identifier text not null,
        restored_at timestamptz
      );
      insert into seen_cluster (system_identifier) select system_identifier from pg_control_system()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table seen_cluster`);
  }
}

/** Work of the last hour by user, for what one hour allows. */
class Spent1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table spent (
        user_id text not null,
        kind text not null,
        amount double precision not null,
        spent_at timestamptz not null default now()
      );
      create index spent_of_user on spent (user_id, kind, spent_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table spent`);
  }
}

/**
 * Accounts that were deleted, for as long as a late fact or request could bring something back. Who asks waits for a deletion
 * that is under way, and the deletion waits for all who have asked: each statement of the function sees what was committed by then.
 */
class GoneUsers1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table gone_user (
        user_id text primary key,
        gone_on date not null default current_date
      );
      create function is_gone(account text) returns boolean language plpgsql volatile as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended('account ' || account, 0));
        return exists (select from gone_user where user_id = account);
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function is_gone; drop table gone_user`);
  }
}

export const PLATFORM_MIGRATIONS = [
  PlatformTables1700000000000,
  JobRunAt1700000000001,
  AnsweredRequests1700000000002,
  DeadFacts1700000000003,
  JobCaller1700000000004,
  JobRunRequests1700000000005,
  DiscardedFiles1700000000010,
  SeenCluster1700000000011,
  Spent1700000000020,
  GoneUsers1700000000021,
];
