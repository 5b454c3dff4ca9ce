import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep asks by these columns whether a file is kept. */
export class FileColumns1763795000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index profile_avatar_key on profile (avatar_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index profile_avatar_key`);
  }
}
