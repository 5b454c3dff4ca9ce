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
