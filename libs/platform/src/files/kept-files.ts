import { operation } from '@lectern/contracts/define';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../database/database.js';
import { refuse } from '../errors/app-error.js';
import { fileColumnsOf, isOfLaterVersion } from './file-column.js';

/** Every service answers this: which of these files it keeps. The gateway's sweep deletes old ones that nobody keeps. */
export const keptFilesOf = (service: string) =>
  operation({
    name: `${service}.kept-files`,
    access: 'internal',
    input: z.object({ keys: z.array(z.string()).max(500) }),
    output: z.array(z.string()),
  });

/** For so long after a restore nothing is deleted: the bucket may hold what came after the dump, and be restored, too. */
const HELD_DAYS = 7;

/** @throws AppError unavailable while the tables come from a dump that was restored in the last seven days */
async function assertNotRestored(database: Database): Promise<void> {
  const [seen]: { held: boolean }[] = await database.manager.query(
    `with here as (select system_identifier::text as id from pg_control_system()),
       noticed as (
         update seen_cluster set system_identifier = here.id, restored_at = now() from here
         where system_identifier <> here.id returning true as held)
     select exists (select from noticed)
       or exists (select from seen_cluster where restored_at > now() - make_interval(days => $1)) as held`,
    [HELD_DAYS],
  );
  if (seen?.held === true) throw refuse('restored-lately', { days: HELD_DAYS });
}

/**
 * Those of `keys` that a service keeps: named in a column that its entities declare with `@FileColumn`, or in the payload of
 * a job that has not ended.
 * @throws AppError unavailable in the days after the tables were restored from a dump, and while they are of a later version
 */
export async function keptFiles(database: Database, keys: string[]): Promise<string[]> {
  await assertNotRestored(database);
  if (await isOfLaterVersion(database.source)) throw refuse('tables-of-later-version');
  const columns = fileColumnsOf(database.source).map(({ table, column }) => ({
    table: pg.escapeIdentifier(table),
    column: pg.escapeIdentifier(column),
  }));
  const sources = [
    ...columns.map(({ table, column }) => `select ${column} from ${table} where ${column} = any($1)`),
    `select key from unnest($1::text[]) key
     where exists (select from job_run where state in ('queued', 'running') and strpos(payload::text, key) > 0)`,
  ];
  const rows: { key: string }[] = await database.manager.query(
    `select distinct key from (${sources.join(' union all ')}) as kept (key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
