import 'reflect-metadata';
import { Column, type DataSource } from 'typeorm';

const FILE_COLUMNS = Symbol('columns that name files');

/**
 * Declares a text column that names a stored file. The sweep keeps what such a column names, so it needs an index; a
 * service whose schema has a column `..._key` that is not declared so does not start, unless its tables are of a later version.
 * @param options the column's name in the database, and whether it may be null
 */
export const FileColumn =
  (options: { name: string; nullable?: boolean }): PropertyDecorator =>
  (target, property) => {
    Column('text', options)(target, property);
    const known = (Reflect.getMetadata(FILE_COLUMNS, target.constructor) as string[] | undefined) ?? [];
    Reflect.defineMetadata(FILE_COLUMNS, [...known, String(property)], target.constructor);
  };

/** A column that names files, as the database calls it. */
export interface NamedColumn {
  table: string;
  column: string;
}

/** The columns that the entities of a service declare with {@link FileColumn}. */
export const fileColumnsOf = (source: DataSource): NamedColumn[] =>
  source.entityMetadatas.flatMap(({ target, tableName, columns }) => {
    const declared = (Reflect.getMetadata(FILE_COLUMNS, target as object) as string[] | undefined) ?? [];
    return columns
      .filter(({ propertyName }) => declared.includes(propertyName))
      .map(({ databaseName }) => ({ table: tableName, column: databaseName }));
  });

/** Whether the tables are those of a later version, as after a step back: they may name files where this one does not look. */
export async function isOfLaterVersion(source: DataSource): Promise<boolean> {
  const own = source.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const [row]: { later: boolean }[] = await source.query(
    `select exists (select from migrations where name <> all($1)) as later`,
    [own],
  );
  return row!.later;
}

/** @throws Error when a column of the service's schema seems to name files and is not declared, or has no index */
export async function assertFileColumns(source: DataSource): Promise<void> {
  const declared = fileColumnsOf(source);
  const isLater = await isOfLaterVersion(source);
  const found: (NamedColumn & { indexed: boolean })[] = await source.query(
    `select c.relname as table, a.attname as column, exists (
       select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum
     ) as indexed
     from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
       and (t.oid in ('text'::regtype, 'varchar'::regtype) or t.typbasetype = 'text'::regtype) and a.attname like '%\\_key'`,
  );
  for (const { table, column, indexed } of found) {
    if (!declared.some((other) => other.table === table && other.column === column)) {
      if (isLater) continue;
      throw new Error(
        `${table}.${column} looks as if it named files: declare it with @FileColumn, or the sweep deletes them.`,
      );
    }
    if (!indexed) throw new Error(`${table}.${column} names files and has no index, which the sweep needs.`);
  }
  for (const { table, column } of declared)
    if (!found.some((other) => other.table === table && other.column === column))
      throw new Error(`${table}.${column} names files: a text column for that is called ..._key.`);
}
