import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const WIDTH = 70;
const shown = (text) => text.replace(/\s+/g, ' ').trim().slice(0, WIDTH);

/** Makes a bundled PostgreSQL keep count of statements from its next start on. */
export async function prepareCounting(url) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await client.query(`alter system set pg_stat_statements.track_planning = on`);
  await client.end();
}

/**
 * Counts what PostgreSQL itself works on statements, without the way there and back, until it is stopped.
 * @param query of whoever may see every statement
 * @returns `stop`, which answers the statements, those that took most together first, in milliseconds
 */
export async function countStatements(query) {
  await query('create extension if not exists pg_stat_statements');
  await query('select pg_stat_statements_reset()');
  return async () => {
    // What was announced last is still on its way.
    await delay(500);
    const rows = await query(
      `select query, calls::int as calls, total_plan_time as planning, total_exec_time as executing
       from pg_stat_statements order by total_plan_time + total_exec_time desc`,
    );
    return rows
      .filter(({ query: text }) => !text.includes('pg_stat_statements'))
      .map((row) => ({ ...row, text: shown(row.query) }));
  };
}

/** How often a transaction waits for PostgreSQL, its beginning and its end included. */
export async function roundTrips(database, work) {
  let trips = 2;
  await database.transaction(async (tx) => {
    const client = await tx.manager.queryRunner.connect();
    const { query } = client;
    client.query = function counted(...statement) {
      trips += 1;
      return query.apply(this, statement);
    };
    try {
      await work(tx);
    } finally {
      delete client.query;
    }
  });
  return trips;
}
