import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Community1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table member (
        user_id text primary key,
        -- Names the member to others, who learn no account.
        id uuid not null unique default gen_random_uuid(),
        name text,
        alias text,
        listed boolean not null default true,
        practice_area text,
        keep_posts boolean not null default true,
        time_zone text not null default 'America/New_York',
        sessions integer not null default 0,
        -- Of them those with enough speech to count.
        counted integer not null default 0,
        improvement numeric,
        streak_days integer not null default 0,
        streak_until date,
        longest_streak integer not null default 0,
        achievements integer not null default 0,
        -- While reports of before are told again: nothing is awarded before this moment.
        settle_at timestamptz,
        deleted_at timestamptz,
        ranked boolean not null generated always as (listed and counted >= 3 and deleted_at is null) stored
      );
      create unique index alias_once on member (lower(alias)) where alias is not null;
      create index most_improved on member (improvement) where ranked and improvement > 0;
      create index most_active on member (sessions) where ranked;
      create index longest_streak on member (longest_streak) where ranked;

      -- The newest take of a session.
      create table result (
        session_id uuid primary key,
        analysis_id uuid not null,
        user_id text not null,
        recorded_at timestamptz not null,
        day date not null,
        scenario text,
        overall numeric,
        confidence numeric,
        duration_seconds numeric not null,
        speech_seconds numeric not null,
        fillers integer,
        words integer,
        strategies jsonb not null
      );
      create index result_of_user on result (user_id, recorded_at);
      create index result_of_day on result (user_id, day);

      -- Takes and retakes with enough speech; a take that was replaced was practice too.
      create table practice (
        id uuid primary key,
        session_id uuid not null,
        user_id text not null,
        at timestamptz not null,
        day date not null
      );
      create index practice_of_user on practice (user_id, day);
      create index practice_of_session on practice (session_id);

      -- Sessions and retakes that were deleted: what is told of them late brings nothing back.
      create table gone_session (
        session_id uuid primary key,
        user_id text not null,
        at timestamptz not null default now()
      );
      create index gone_session_of_user on gone_session (user_id);

      create table look_assessment (
        id uuid primary key,
        user_id text not null,
        value numeric not null,
        assessed_at timestamptz not null
      );
      create index look_assessment_of_user on look_assessment (user_id, assessed_at);
      create table strategy_mark (
        user_id text not null,
        strategy text not null,
        primary key (user_id, strategy)
      );

      create table achievement (
        user_id text not null,
        achievement_id text not null,
        points integer not null,
        earned_at timestamptz not null,
        day date not null,
        primary key (user_id, achievement_id)
      );
      create table certificate (
        number text primary key,
        user_id text not null unique,
        name text not null,
        issued_on date not null
      );

      -- What a member's day adds to every window that holds it.
      create table day_points (
        user_id text not null,
        day date not null,
        points numeric(12, 1) not null,
        sessions integer not null,
        score_sum numeric not null,
        scored integer not null,
        primary key (user_id, day)
      );
      create table standing (
        period text not null,
        starts date not null,
        member_id uuid not null references member (id) on delete cascade,
        points numeric(12, 1) not null,
        sessions integer not null,
        score_sum numeric not null,
        scored integer not null,
        ranked boolean not null,
        primary key (period, starts, member_id)
      );
      create index standing_by_points on standing (period, starts, points, member_id) where ranked;
      create index standing_of_member on standing (member_id);

      create table post (
        id uuid primary key,
        place bigint generated always as identity unique,
        -- Null once the account is gone and the post has stayed.
        user_id text,
        title text not null,
        content text not null,
        category text not null,
        practice_area text not null,
        likes integer not null default 0 check (likes >= 0),
        comments integer not null default 0 check (comments >= 0),
        created_at timestamptz not null default clock_timestamp(),
        edited_at timestamptz
      );
      create index post_of_user on post (user_id, place);
      create table post_like (
        post_id uuid not null references post (id) on delete cascade,
        user_id text not null,
        -- A like that was taken back stays as a row: its author is not told a second time.
        liked boolean not null,
        primary key (post_id, user_id)
      );
      create index post_like_of_user on post_like (user_id);
      create table post_comment (
        id uuid primary key,
        place bigint generated always as identity unique,
        post_id uuid not null references post (id) on delete cascade,
        user_id text,
        content text not null,
        created_at timestamptz not null default clock_timestamp(),
        edited_at timestamptz
      );
      create index comment_of_post on post_comment (post_id, place);
      create index comment_of_user on post_comment (user_id);
      create table post_report (
        id uuid primary key default gen_random_uuid(),
        post_id uuid not null references post (id) on delete cascade,
        comment_id uuid references post_comment (id) on delete cascade,
        user_id text not null,
        reason text not null,
        note text,
        created_at timestamptz not null default clock_timestamp()
      );
      create unique index report_once on post_report (user_id, post_id, coalesce(comment_id, post_id));

      -- When somebody wrote what: for the limits alone, an hour long.
      create table writing (
        user_id text not null,
        kind text not null,
        at timestamptz not null default clock_timestamp()
      );
      create index writing_of_user on writing (user_id, kind, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table writing, post_report, post_comment, post_like, post, standing, day_points, certificate,
        achievement, strategy_mark, look_assessment, gone_session,
          practice, result, member
    `);
  }
}
