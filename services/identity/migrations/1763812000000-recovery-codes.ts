import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recovery codes, as keyed hashes; one that was used is gone. */
export class RecoveryCodes1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recovery_code (
        user_id uuid not null references user_account on delete cascade,
        mac bytea not null,
        primary key (user_id, mac)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table recovery_code`);
  }
}
