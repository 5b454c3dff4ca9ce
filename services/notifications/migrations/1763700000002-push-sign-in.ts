import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushSignIn1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table push_subscription add column origin_jti text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table push_subscription drop column origin_jti`);
  }
}
