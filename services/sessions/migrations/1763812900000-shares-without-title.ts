import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link may leave out the title of its session. */
export class SharesWithoutTitle1763812900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table share add column hides_title boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table share drop column hides_title`);
  }
}
