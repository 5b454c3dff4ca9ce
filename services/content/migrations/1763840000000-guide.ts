import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Guide1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table strategy_completion (
        user_id text not null,
        strategy_id text not null,
        completed_at timestamptz not null default now(),
        primary key (user_id, strategy_id)
      );
      create table exercise_take (
        user_id text not null,
        session_id uuid not null,
        strategy_id text not null,
        exercise_id text not null,
        begun_at timestamptz not null default now(),
        primary key (user_id, session_id)
      );
      create index exercise_take_of_strategy on exercise_take (user_id, strategy_id, begun_at desc);
      create table resource_download (
        resource_id text primary key,
        downloads integer not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table resource_download; drop table exercise_take; drop table strategy_completion`,
    );
  }
}
