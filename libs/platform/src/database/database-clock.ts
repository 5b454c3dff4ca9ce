import type { EntityManager } from 'typeorm';

/** The time of the one clock that all replicas share; the machines' own may differ by minutes. */
export async function databaseClock(manager: EntityManager): Promise<Date> {
  const [row]: [{ now: Date }] = await manager.query(`select clock_timestamp() as now`);
  return row.now;
}
