import type { Operation, Route } from '@lectern/contracts/define';
import { OPERATIONS } from '@lectern/contracts/operations';
import { routesOf } from '@lectern/contracts/define';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A piece of JSON Schema, as far as inputs use it. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export interface Call {
  operation: Operation;
  route: Route;
  /** Names of the parameters in the path. */
  params: string[];
}

/** Every way to call every operation over HTTP, from the contracts: a new operation is in it by itself. */
export const calls: Call[] = OPERATIONS.flatMap((operation) =>
  routesOf(operation).map((route) => ({
    operation,
    route,
    params: [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
  })),
);

export const schemaOf = ({ operation }: Pick<Call, 'operation'>): Schema =>
  z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** The path with these values in place of its parameters. */
export const pathWith = ({ route, params }: Call, values: Record<string, string>): string =>
  params.reduce(
    (path, name) => path.replace(`:${name}`, encodeURIComponent(values[name] ?? randomUUID())),
    route.path,
  );

/** A value that fits the schema as far as a schema can say. */
export function sample(schema: Schema, defs = schema.$defs ?? {}): unknown {
  if (schema.$ref !== undefined) return sample(defs[schema.$ref.split('/').at(-1)!] ?? {}, defs);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice !== undefined) return sample(choice, defs);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sample(part, defs)]),
    );
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sample(schema.items ?? {}, defs));
  if (type === 'integer' || type === 'number')
    return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'date-time') return new Date().toISOString();
  if (schema.format === 'date') return new Date().toISOString().slice(0, 10);
  if (schema.format === 'email') return 'someone@firm.example';
  return 'x'.repeat(Math.max(3, schema.minLength ?? 0));
}
