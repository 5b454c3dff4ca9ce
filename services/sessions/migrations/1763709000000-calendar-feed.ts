import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarFeed1763709000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_feed (
        user_id text primary key,
        token_hash text not null unique,
        created_at timestamptz not null,
        opened_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table calendar_feed`);
  }
}
