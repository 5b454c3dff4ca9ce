import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports of before were told with their scores alone: the service tells of them again. */
export class Told1763830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table report add column told smallint not null default 1;
      create index report_told on report (told, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table report drop column told`);
  }
}
