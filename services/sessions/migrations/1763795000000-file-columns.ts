import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep asks by these columns whether a file is kept. */
export class FileColumns1763795000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index recording_file_key on recording (file_key);
      create index session_pdf_key on session (pdf_key);
      create index take_file_key on take (file_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index recording_file_key; drop index session_pdf_key; drop index take_file_key`);
  }
}
