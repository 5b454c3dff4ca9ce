import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep asks by these columns whether a file is kept. */
export class FileColumns1763795000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index generation_file_key on generation (file_key);
      create index document_file_key on document (file_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index generation_file_key; drop index document_file_key`);
  }
}
