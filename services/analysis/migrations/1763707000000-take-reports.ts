import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeReports1763707000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table take_report (
        take_id uuid primary key,
        session_id uuid not null,
        user_id text not null,
        comparison jsonb
      );
      create index take_report_of_session on take_report (session_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table take_report`);
  }
}
