import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Files } from '@lectern/platform/files/files';
import type { StartedBackingService } from '@lectern/testing/containers';
import pg from 'pg';

/** Where something was found: a table with the row, or a file with its path. */
export interface Remain {
  where: string;
  what: string;
}

type Query = <T extends object>(sql: string, parameters?: unknown[]) => Promise<T[]>;

/** Runs `work` on a connection of its own. */
export async function onDatabase<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (sql, parameters) => (await client.query(sql, parameters)).rows as never);
  } finally {
    await client.end();
  }
}

const OURS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'`;

/** Every table of every schema, ready to be put into a statement. */
async function tablesOf(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and ${OURS} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Rows in which any column, as text, holds one of these; binary columns are looked through for their bytes. */
export function searchTables(url: string, needles: readonly string[]): Promise<Remain[]> {
  const hex = needles.map((needle) => Buffer.from(needle).toString('hex'));
  const wanted = [...needles.map((needle) => needle.toLowerCase()), ...hex];
  return onDatabase(url, async (query) => {
    const found: Remain[] = [];
    for (const where of await tablesOf(query)) {
      const rows = await query<{ what: string }>(
        `select t::text as what from ${where} t
         where exists (select from unnest($1::text[]) needle where strpos(lower(t::text), needle) > 0)`,
        [wanted],
      );
      found.push(...rows.map(({ what }) => ({ where, what })));
    }
    return found;
  });
}

/** Tables that name users, with how many rows name this one. */
export function rowsByTable(url: string, userId: string): Promise<Record<string, number>> {
  return onDatabase(url, async (query) => {
    const named = await query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
       where c.relkind in ('r', 'p') and ${OURS} order by 1`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of named) {
      const [row] = await query<{ rows: number }>(
        `select count(*)::int as rows from ${name} where user_id::text = $1`,
        [userId],
      );
      counts[name] = row!.rows;
    }
    return counts;
  });
}

/** Everything that is dated in any table becomes older: to what runs next, the clock has gone on by so many days. */
export function makeOlder(url: string, days: number): Promise<void> {
  return onDatabase(url, async (query) => {
    const columns = await query<{ table: string; column: string }>(
      `select format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as column
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and ${OURS} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)`,
    );
    for (const { table, column } of columns)
      await query(`update ${table} set ${column} = (${column} - make_interval(days => $1))`, [days]);
  });
}

/** Names of all files and folders below a folder, as paths from there. */
export async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

/** Files and folders below `folder` whose name or bytes hold one of these. */
export async function searchFolder(folder: string, needles: readonly string[]): Promise<Remain[]> {
  const found: Remain[] = [];
  for (const path of await pathsBelow(folder)) {
    const text = await readFile(join(folder, path), 'latin1').catch(() => '');
    found.push(...searchText(path, text, needles));
  }
  return found;
}

/** Folders of a store. */
const STORED = ['uploads', 'generated'];

export async function storedKeys(files: Files): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of STORED) for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}

/** Stored files whose name or bytes hold one of these. */
export async function searchFiles(files: Files, needles: readonly string[]): Promise<Remain[]> {
  const found: Remain[] = [];
  for (const key of await storedKeys(files)) {
    // Deleted since it was listed.
    const content = await files.read(key).then(buffer, () => Buffer.alloc(0));
    found.push(...searchText(key, content.toString('latin1'), needles));
  }
  return found;
}

/** Everything in Redis, key by key, each with what it holds. */
const ALL_OF_REDIS = `
  local all = {}
  for _, key in ipairs(redis.call('keys', '*')) do
    local kind, held = redis.call('type', key).ok, {}
    if kind == 'string' then held = { redis.call('get', key) }
    elseif kind == 'list' then held = redis.call('lrange', key, 0, -1)
    elseif kind == 'hash' then held = redis.call('hgetall', key)
    elseif kind == 'set' then held = redis.call('smembers', key)
    elseif kind == 'zset' then held = redis.call('zrange', key, 0, -1)
    elseif kind == 'stream' then held = { cjson.encode(redis.call('xrange', key, '-', '+')) } end
    all[#all + 1] = key .. ' ' .. table.concat(held, ' ')
  end
  return all`;

/** Keys of Redis that hold one of these, or are named after it. */
export async function searchRedis(
  { container }: StartedBackingService,
  needles: readonly string[],
): Promise<Remain[]> {
  const { exitCode, output } = await container.exec(['redis-cli', '--raw', 'eval', ALL_OF_REDIS, '0']);
  if (exitCode !== 0 || output.startsWith('ERR')) throw new Error(output);
  return output.split('\n').flatMap((line) => searchText(`redis ${line.split(' ')[0]}`, line, needles));
}

function searchText(where: string, text: string, needles: readonly string[]): Remain[] {
  const both = `${where}\n${text}`.toLowerCase();
  const needle = needles.find((each) => both.includes(Buffer.from(each.toLowerCase()).toString('latin1')));
  return needle === undefined ? [] : [{ where, what: needle }];
}
