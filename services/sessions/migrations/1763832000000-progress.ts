import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each session with a measured recording, goals, own assessments, and the time zone that days are counted in. */
export class Progress1763832000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table session_result (
        session_id uuid primary key references session (id) on delete cascade,
        user_id text not null,
        analysis_id uuid not null,
        recorded_at timestamptz not null,
        scenario_type text,
        duration_seconds double precision not null,
        speech_seconds double precision,
        overall_score double precision,
        confidence_score double precision,
        score_basis text,
        words_per_minute double precision,
        words_per_minute_is_estimate boolean not null default false,
        fillers integer,
        strategies jsonb not null default '{}'
      );
      create index session_result_of_user on session_result (user_id, recorded_at desc, session_id);
      alter table recording add column speech_seconds real;
      alter table take add column speech_seconds real;

      insert into session_result (session_id, user_id, analysis_id, recorded_at, scenario_type, duration_seconds,
        overall_score, confidence_score, score_basis)
      select session.id, session.user_id, newest.analysis_id, newest.created_at, session.scenario_type, session.duration,
        session.overall_score, session.confidence_score, session.score_basis
      from session
      join lateral (
        select analysis_id, created_at from recording where session_id = session.id order by created_at desc limit 1
      ) newest on newest.analysis_id is not null
      where session.status = 'completed' and session.duration is not null;

      create table user_zone (user_id text primary key, time_zone text not null);

      create table goal (
        id uuid primary key,
        user_id text not null,
        measure text not null,
        start_value double precision,
        started_at timestamptz,
        target double precision not null,
        deadline date not null,
        created_at timestamptz not null,
        completed_at timestamptz,
        deleted_at timestamptz
      );
      create index goal_of_user on goal (user_id, deadline);

      create table own_assessment (
        id uuid primary key,
        user_id text not null,
        session_id uuid unique references session (id) on delete cascade,
        items jsonb not null,
        value integer not null,
        assessed_at timestamptz not null
      );
      create index own_assessment_of_user on own_assessment (user_id, assessed_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table own_assessment;
      drop table goal;
      drop table user_zone;
      alter table take drop column speech_seconds;
      alter table recording drop column speech_seconds;
      drop table session_result;
    `);
  }
}
