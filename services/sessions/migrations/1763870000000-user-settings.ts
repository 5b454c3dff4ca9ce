import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each user chose; who chose nothing has no row, and nothing of theirs is deleted. */
export class UserSettings1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_settings (
        user_id text primary key,
        chosen jsonb not null default '{}',
        updated_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table user_settings`);
  }
}
