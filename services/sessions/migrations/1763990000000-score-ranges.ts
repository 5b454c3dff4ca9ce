import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the evidence of a score leaves open. Those of older reports are told again by the analysis service. */
export class ScoreRanges1763990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session add column score_range jsonb;
      alter table session_result add column score_range jsonb, add column confidence_range jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session_result drop column confidence_range, drop column score_range;
      alter table session drop column score_range;
    `);
  }
}
