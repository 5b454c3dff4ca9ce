import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuizResult1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row a member: the newest attempt, and what all of them come to.
      create table quiz_result (
        user_id text primary key,
        attempt_id uuid not null,
        correct integer not null,
        at timestamptz not null default clock_timestamp(),
        best integer not null,
        attempts integer not null default 1
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quiz_result');
  }
}
