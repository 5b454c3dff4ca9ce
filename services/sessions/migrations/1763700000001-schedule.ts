import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Schedule1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduled_practice (
        id uuid primary key,
        user_id text not null,
        title text not null,
        date text not null,
        time text not null,
        time_zone text not null,
        starts_at timestamptz not null,
        duration integer not null check (duration > 0),
        type text not null,
        scenario text not null,
        difficulty text not null,
        reminder boolean not null,
        notes text,
        completed_at timestamptz,
        reminded_at timestamptz
      );
      create index scheduled_practice_of_user on scheduled_practice (user_id, starts_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table scheduled_practice`);
  }
}
