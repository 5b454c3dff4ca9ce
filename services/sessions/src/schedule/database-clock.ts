import type { EntityManager } from 'typeorm';

/** The one clock that all replicas share; the machines' own may differ by minutes. */
export async function databaseClock(manager: EntityManager): Promise<Date> {
  const rows: { now: Date }[] = await manager.query(`select clock_timestamp() as now`);
  return rows[0]!.now;
}
