import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import type { EntityManager } from 'typeorm';

/** The time zone in which days of a user are counted: as the preferences told it, else their default. */
export async function zoneOf(manager: EntityManager, userId: string): Promise<string> {
  const rows: { time_zone: string }[] = await manager.query(
    `select time_zone from user_zone where user_id = $1`,
    [userId],
  );
  return rows[0]?.time_zone ?? DEFAULT_PREFERENCES.timeZone;
}

/** The clock of the database and the zone in which it is read for a user. */
export async function clockOf(
  manager: EntityManager,
  userId: string,
): Promise<{ now: Date; timeZone: string }> {
  const [row]: [{ now: Date; time_zone: string | null }] = await manager.query(
    `select clock_timestamp() as now, (select time_zone from user_zone where user_id = $1) as time_zone`,
    [userId],
  );
  return { now: row.now, timeZone: row.time_zone ?? DEFAULT_PREFERENCES.timeZone };
}
