import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other services count days by the time zone of the preferences: those that were chosen before it was told are told now. */
export class TimeZonesTold1763831000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into outbox (id, name, payload, trace_id)
      select gen_random_uuid(), 'notifications.time-zone-changed',
        jsonb_build_object('userId', user_id, 'timeZone', time_zone), 'time-zones-told'
      from notification_preferences
    `);
  }

  async down(): Promise<void> {
    // What was told stays told.
  }
}
