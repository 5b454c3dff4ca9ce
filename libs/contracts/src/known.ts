import { z } from 'zod';

/**
 * A value that newer versions may add to, where it is read: one that this version does not know reads as `instead`. Only
 * for answers and facts; what somebody sends must be known.
 */
export const known = <T extends z.ZodType>(values: T, instead: z.output<T>) => values.catch(() => instead);

/** Whether all that is wrong with a value are names in it that this version does not know. */
function isNewer(schema: z.core.$ZodType, value: unknown): boolean {
  const { error } = z.safeParse(schema, value);
  if (error === undefined) return false;
  const named = ({ code, path }: z.core.$ZodIssue): boolean =>
    (code === 'invalid_value' || code === 'invalid_union') && typeof at(value, path) === 'string';
  return error.issues.every(named);
}

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((part: unknown, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

/**
 * A list that newer versions may add kinds of entries to, where it is read: an entry that names what this version does not know is
 * left out; anything else that is wrong with an entry is refused as ever. Only for answers and facts, as {@link known}.
 */
export function knownEntries<T extends z.ZodArray<z.core.$ZodType>>(
  list: T,
): z.ZodType<z.output<T>, z.input<T>> {
  const keep = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((entry) => !isNewer(list.element, entry)) : value;
  return z.preprocess(keep, list) as unknown as z.ZodType<z.output<T>, z.input<T>>;
}

/** A record that newer versions may add names to, where it is read: names that this version does not know are left out. */
export function knownNames<T extends z.ZodRecord>(record: T): z.ZodType<z.output<T>, z.input<T>> {
  const keep = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !isNewer(record.keyType, name)))
      : value;
  return z.preprocess(keep, record) as unknown as z.ZodType<z.output<T>, z.input<T>>;
}
