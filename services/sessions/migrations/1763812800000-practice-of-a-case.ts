import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Planned practice may belong to a case, and goes with it. */
export class PracticeOfACase1763812800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scheduled_practice add column case_id uuid references law_case (id) on delete cascade;
      create index scheduled_practice_of_case on scheduled_practice (case_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table scheduled_practice drop column case_id`);
  }
}
