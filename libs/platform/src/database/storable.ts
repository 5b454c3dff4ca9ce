/**
 * The same value with text that a database can hold: Postgres refuses NUL and half characters. Every character keeps its
 * place, so that quotations still match.
 */
export function storable<T>(value: T): T {
  return visit(value) as T;
}

/** The same as JSON, for a parameter of a query. */
export const storableJsonOf = (value: unknown): string => JSON.stringify(storable(value));

/** For a column of JSON that holds words of files and models: whatever was cut out of them, it can be stored. */
export const storableJson = { to: storable, from: <T>(value: T): T => value };

function visit(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' ').toWellFormed();
  if (Array.isArray(value)) return value.map(visit);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
}
