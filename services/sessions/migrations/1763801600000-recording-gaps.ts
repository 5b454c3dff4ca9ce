import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a recording was paused: an analysis that is made again leaves the same places out. */
export class RecordingGaps1763801600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recording add column gaps real[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table recording drop column gaps`);
  }
}
