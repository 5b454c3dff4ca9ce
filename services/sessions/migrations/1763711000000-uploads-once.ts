import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which file took an upload link, and what lists of a user's recordings need. */
export class UploadsOnce1763711000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What came before lies under the key of its grant, and links live for a quarter of an hour.
    await runner.query(`alter table upload_grant add column stored_as text`);
    await runner.query(`update upload_grant set stored_as = key`);
    await runner.query(`create index upload_grant_of_user on upload_grant (user_id, created_at)`);
    await runner.query(`create index recording_of_user on recording (user_id, created_at desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index recording_of_user; drop index upload_grant_of_user`);
    await runner.query(`alter table upload_grant drop column stored_as`);
  }
}
