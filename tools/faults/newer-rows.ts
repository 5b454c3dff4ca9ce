import { OPERATIONS } from '@lectern/contracts/operations';
import { z } from 'zod';
import type { Stack } from './stack.js';

const NEWER = 'of-a-newer-version';
/** Whether somebody may sign in is nothing to guess at: identity reads its own states strictly. */
const SCHEMAS = ['sessions', 'content', 'analysis', 'notifications', 'community'];
/** What is on its way belongs to the version that reads it next. */
const PLATFORM = [
  'job_run',
  'outbox',
  'inbox',
  'failed_reaction',
  'answered_request',
  'discarded_file',
  'migrations',
];

/** Every value that a contract knows by name. */
function knownValues(): Set<string> {
  const values = new Set<string>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'enum') for (const one of value as unknown[]) values.add(String(one));
      else if (key === 'const') values.add(String(value));
      else collect(value);
    }
  };
  for (const { output } of OPERATIONS)
    collect(z.toJSONSchema(output, { unrepresentable: 'any', io: 'input' }));
  return values;
}

/**
 * Does to the tables what the next version may do: a column more in each, and in place of each of a contract's named values, in
 * columns of text and inside JSON, one that nobody knows yet.
 * @returns the columns
 */
export async function addNewerRows(stack: Stack): Promise<string[]> {
  const values = knownValues();
  const known = [...values];
  const tables = await stack.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) and tablename <> all($2)`,
    [SCHEMAS, PLATFORM],
  );
  const changed: string[] = [];
  for (const { schema, name } of tables) {
    const table = `${schema}.${name}`;
    await stack.query(`alter table ${table} add column newer_column text not null default 'newer'`);
    const checks = await stack.query<{ name: string }>(
      `select conname as name from pg_constraint
       where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%ANY (ARRAY[%'`,
      [table],
    );
    for (const check of checks) await stack.query(`alter table ${table} drop constraint ${check.name}`);
    const columns = await stack.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = $1 and table_name = $2 and data_type in ('text', 'character varying', 'jsonb')`,
      [schema, name],
    );
    for (const column of columns) {
      if (column.type === 'jsonb') {
        if (await changeJson(stack, table, column.name, values)) changed.push(`${table}.${column.name}`);
        continue;
      }
      const update = `update ${table} set ${column.name} = $1 where ${column.name} = any($2) returning 1 as one`;
      // Where the value is a key, a newer version cannot have put it there either.
      const rows = await stack.query(update, [NEWER, known]).catch(() => []);
      if (rows.length > 0) changed.push(`${table}.${column.name}`);
    }
  }
  return changed;
}

/** @returns whether there was anything to change */
async function changeJson(
  stack: Stack,
  table: string,
  column: string,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const rows = await stack.query<{ at: string; value: unknown }>(
    `select ctid::text as at, ${column} as value from ${table} where ${column} is not null`,
  );
  let hasChanged = false;
  for (const { at, value } of rows) {
    const newer = JSON.stringify(value, (_key, one: unknown) =>
      typeof one === 'string' && known.has(one) ? NEWER : one,
    );
    if (newer === JSON.stringify(value)) continue;
    await stack.query(`update ${table} set ${column} = $1 where ctid = $2::tid`, [newer, at]);
    hasChanged = true;
  }
  return hasChanged;
}
