import { describe, expect, it } from '@jest/globals';
import { type Fact, type Job, ownerOf } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import { readdir } from 'node:fs/promises';
import { z } from 'zod';

const NEWER = 'of-a-newer-version';
/** Identity reads its own states strictly; the gateway answers its own operations and reads none of them. */
const STRICT = ['identity', 'gateway'];
/** One of these fits every string and every number of a contract. */
const STRINGS = [
  'a',
  '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  '2026-11-22T10:00:00.000Z',
  '2026-11-22',
  '09:00',
  'UTC',
  '1',
  '/sessions',
  'audio/7d444840-9dc0-41d1-b245-5ffdce74fad2/7d444840-9dc0-41d1-b245-5ffdce74fad2',
  'ada@example.com',
  'https://lectern.example/feed',
  'opening_statement-1',
  'a'.repeat(64),
];
const NUMBERS = [0.5, 1, 0, 2, 20];

/** Values of this shape in which every named value is one that nobody knows yet: one of each form that it has. */
function newer(schema: z.core.$ZodType): unknown[] {
  const fits = (values: readonly unknown[]): unknown[] => [
    values.find((value) => z.safeParse(schema, value).success),
  ];
  if (schema instanceof z.ZodEnum) return [NEWER];
  if (schema instanceof z.ZodLiteral) return typeof schema.value === 'string' ? [NEWER] : [schema.value];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(newer);
  if (schema instanceof z.ZodArray) return [forms(schema.element).flatMap(withOneKnown)];
  if (schema instanceof z.ZodObject)
    return [Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, newer(field)[0]]))];
  if (schema instanceof z.ZodRecord) {
    const value = newer(schema.valueType)[0];
    const names =
      schema.keyType instanceof z.ZodEnum ? [...schema.keyType.options, NEWER] : newer(schema.keyType);
    return [Object.fromEntries(names.map((name) => [name, value]))];
  }
  if (schema instanceof z.ZodPipe) return newer(schema.out);
  if (
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return newer(schema.def.innerType);
  if (schema instanceof z.ZodIntersection)
    return [Object.assign({}, newer(schema.def.left)[0], newer(schema.def.right)[0])];
  if (schema instanceof z.ZodBoolean) return [true];
  if (schema instanceof z.ZodTuple) return [schema.def.items.map((one) => newer(one)[0])];
  if (schema instanceof z.ZodNumber) return fits(NUMBERS);
  return fits([...STRINGS, {}, [], null]);
}

const forms = (schema: z.core.$ZodType): z.core.$ZodType[] =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(forms) : [schema];

/** Entries of a list: one in which nothing is known, and for each named value of theirs one in which that alone is. */
function withOneKnown(entry: z.core.$ZodType): unknown[] {
  const [nothing] = newer(entry);
  if (!(entry instanceof z.ZodObject)) return [nothing];
  const known = Object.entries(entry.shape).flatMap(([key, field]) => {
    const value = familiar(field);
    return value === undefined ? [] : [{ ...(nothing as object), [key]: value }];
  });
  return [nothing, ...known];
}

function familiar(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return familiar(schema.def.innerType);
  return undefined;
}

const inside = new URL('../../contracts/src/', import.meta.url);
const modules: Record<string, unknown>[] = [];
for (const file of await readdir(inside))
  if (/^[\w-]+\.ts$/.test(file)) modules.push((await import(new URL(file, inside).href)) as never);
const travelling = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])])
  .filter((value): value is Fact | Job => {
    const { name, payload } = (value ?? {}) as Partial<Fact>;
    return typeof name === 'string' && payload instanceof z.ZodType;
  });

const unread = (schema: z.ZodType): string[] =>
  newer(schema).flatMap(
    (value) =>
      schema.safeParse(value).error?.issues.map(({ path, code }) => `${path.join('.')}: ${code}`) ?? [],
  );

describe('named values of a newer version are read', () => {
  it.each(
    OPERATIONS.filter((operation) => !STRICT.includes(ownerOf(operation))).map(
      ({ name, output }) => [name, output] as const,
    ),
  )('in the answer of %s', (_name, output) => {
    expect(unread(output)).toEqual([]);
  });

  it.each(
    travelling
      .filter((one) => !STRICT.includes(ownerOf(one)))
      .map(({ name, payload }) => [name, payload] as const),
  )('in %s', (_name, payload) => {
    expect(unread(payload)).toEqual([]);
  });

  it('finds answers, facts and jobs', () => {
    expect(OPERATIONS.length).toBeGreaterThan(80);
    expect(travelling.length).toBeGreaterThan(20);
  });
});
