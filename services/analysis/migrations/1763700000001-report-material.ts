import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportMaterial1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Reports from before this column have nothing to be judged anew from; there are none outside of development.
    await runner.query(`delete from report`);
    await runner.query(`alter table report add column material jsonb not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table report drop column material`);
  }
}
