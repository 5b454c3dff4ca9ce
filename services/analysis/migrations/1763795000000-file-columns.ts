import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep asks by these columns whether a file is kept. */
export class FileColumns1763795000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index submission_discard_key on submission (discard_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index submission_discard_key`);
  }
}
