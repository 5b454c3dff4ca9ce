import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DataExport1763880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The version before does not start beside a text column called _key that it does not know.
    await runner.query(`
      create domain stored_file as text;
      create table data_export (
        id uuid primary key,
        user_id text not null,
        state text not null,
        file_key stored_file,
        size bigint,
        requested_at timestamptz not null default clock_timestamp(),
        expires_at timestamptz
      );
      create unique index data_export_running on data_export (user_id) where state = 'running';
      create index data_export_of_user on data_export (user_id, requested_at);
      create index data_export_file on data_export (file_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table data_export; drop domain stored_file`);
  }
}
