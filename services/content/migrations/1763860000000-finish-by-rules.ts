import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FinishByRules1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table cancellation add column model_only boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from cancellation where model_only`);
    await runner.query(`alter table cancellation drop column model_only`);
  }
}
