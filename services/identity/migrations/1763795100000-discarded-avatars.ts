import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that waited for a job of their own to delete them. */
export class DiscardedAvatars1763795100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into discarded_file (path, is_folder)
      select distinct payload->>'key', false from job_run where job = 'identity.discard-avatar' and state <> 'completed'
      on conflict do nothing;
      delete from job_run where job = 'identity.discard-avatar'
    `);
  }

  async down(): Promise<void> {
    // What was discarded stays discarded.
  }
}
