import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that were tried, so that none is sent again which the mail server is known to have. */
export class Letters1763708000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table letter (
        id uuid primary key,
        user_id text not null,
        state text not null default 'sending' check (state in ('sending', 'refused', 'sent')),
        attempts integer not null default 1,
        tried_at timestamptz not null default clock_timestamp()
      );
      create index letter_of_user on letter (user_id);
      create index letter_tried_at on letter (tried_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table letter`);
  }
}
