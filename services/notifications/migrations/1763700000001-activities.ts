import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Activities1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recipient (
        user_id text primary key,
        last_sequence bigint not null default 0,
        deleted_at timestamptz
      );

      create table activity (
        id uuid primary key,
        user_id text not null,
        activity_type text not null,
        activity_data jsonb not null default '{}',
        subject text,
        triggered_notifications text[] not null default '{}',
        "timestamp" timestamptz not null default clock_timestamp(),
        metadata jsonb not null default '{}'
      );
      create index activity_of_user on activity (user_id, "timestamp" desc);
      create index activity_about on activity (user_id, subject) where subject is not null;

      alter table notification
        add column activity_id uuid references activity (id) on delete set null,
        add column subject text,
        add column is_archived boolean not null default false,
        add column image_url text check (image_url ~ '^/([^/\\\\]|$)'),
        add column metadata jsonb not null default '{}',
        add column sequence bigint,
        add constraint notification_priority check (priority in ('low', 'normal', 'high', 'urgent'));
      update notification set sequence = numbered.place
        from (select id, row_number() over (partition by user_id order by created_at, id) as place from notification) numbered
        where numbered.id = notification.id;
      insert into recipient (user_id, last_sequence) select user_id, max(sequence) from notification group by user_id;
      alter table notification alter column sequence set not null;
      drop index notification_of_user;
      create unique index notification_of_user on notification (user_id, sequence);
      create index notification_about on notification (user_id, subject) where subject is not null;

      create table notification_preferences (
        id uuid primary key default gen_random_uuid(),
        user_id text not null unique,
        email_notifications boolean not null default true,
        push_notifications boolean not null default true,
        practice_reminders boolean not null default true,
        achievement_alerts boolean not null default true,
        community_updates boolean not null default true,
        weekly_reports boolean not null default true,
        murphy_tips boolean not null default true,
        goal_deadlines boolean not null default true,
        quiet_hours_start text not null default '22:00',
        quiet_hours_end text not null default '08:00',
        time_zone text not null default 'America/New_York',
        updated_at timestamptz not null default clock_timestamp()
      );

      create table push_subscription (
        id uuid primary key,
        user_id text not null,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null default clock_timestamp()
      );
      create index push_subscription_of_user on push_subscription (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table push_subscription; drop table notification_preferences;
      alter table notification drop column activity_id, drop column subject, drop column is_archived,
        drop column image_url, drop column metadata, drop column sequence, drop constraint notification_priority;
      create index notification_of_user on notification (user_id, created_at desc);
      drop table activity; drop table recipient;
    `);
  }
}
