import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notification (
        id uuid primary key,
        user_id text not null,
        type text not null,
        title text not null,
        message text not null,
        category text not null,
        priority text not null default 'normal',
        is_read boolean not null default false,
        read_at timestamptz,
        action_url text check (action_url ~ '^/([^/\\\\]|$)'),
        created_at timestamptz not null default now(),
        expires_at timestamptz
      );
      create index notification_of_user on notification (user_id, created_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table notification`);
  }
}
