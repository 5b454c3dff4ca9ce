import { operation } from '@lectern/contracts/define';
import { z } from 'zod';
import type { Database } from '../database/database.js';

/** Every service answers this: which of these files it keeps. The gateway's sweep deletes old ones that nobody keeps. */
export const keptFilesOf = (service: string) =>
  operation({
    name: `${service}.kept-files`,
    access: 'internal',
    input: z.object({ keys: z.array(z.string()).max(500) }),
    output: z.array(z.string()),
  });

/**
 * Those of `keys` that a service keeps: named in a text column of its entities whose name ends in `_key`, or in the
 * payload of a job that has not ended.
 */
export async function keptFiles(database: Database, keys: string[]): Promise<string[]> {
  const columns = database.textColumnsEndingIn('_key');
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
