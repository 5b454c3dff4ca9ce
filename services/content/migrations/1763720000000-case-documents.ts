import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of cases: several a case, of three kinds, in the attorney's order, and read in the background. */
export class CaseDocuments1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table document
        alter column session_id drop not null,
        alter column reading drop not null,
        add column case_id uuid,
        add column kind text not null default 'pdf' check (kind in ('pdf', 'docx', 'txt')),
        add column title text,
        add column size bigint not null default 0,
        add column position integer not null default 0,
        add column status text not null default 'read' check (status in ('waiting', 'reading', 'read', 'failed')),
        add column reason text;
      create index document_of_case on document (case_id, position, created_at) where case_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from document where session_id is null or reading is null;
      alter table document
        drop column case_id, drop column kind, drop column title, drop column size, drop column position,
        drop column status, drop column reason,
        alter column session_id set not null,
        alter column reading set not null;
    `);
  }
}
