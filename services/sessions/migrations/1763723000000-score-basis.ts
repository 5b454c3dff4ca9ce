import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a session's score rests on. */
export class ScoreBasis1763723000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table session add column score_basis text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table session drop column score_basis`);
  }
}
