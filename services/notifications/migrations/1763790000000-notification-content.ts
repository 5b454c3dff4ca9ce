import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a notification says is kept as a code with parameters; those from before keep their sentences. */
export class NotificationContent1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notification add column content jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notification drop column content`);
  }
}
