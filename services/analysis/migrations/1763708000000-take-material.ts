import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeMaterial1763708000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Null for retakes from before: their words cannot be added afterwards.
    await runner.query(`alter table take_report add column material jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table take_report drop column material`);
  }
}
