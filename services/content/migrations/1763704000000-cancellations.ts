import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Cancellations1763704000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cancellation (
        request_id uuid not null,
        user_id text not null,
        created_at timestamptz not null default now(),
        primary key (request_id, user_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table cancellation`);
  }
}
