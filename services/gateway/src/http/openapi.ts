import { type Operation, type Route, routesOf } from '@lectern/contracts/define';
import { ErrorBody } from '@lectern/contracts/errors';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repetition with the same key within a day gets the first answer and has no second effect.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

function describeRoute(operation: Operation, route: Route): object {
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const input = schemaOf(operation.input, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const rest = Object.entries(input.properties ?? {}).filter(
    ([name]) => !path.includes(name) && name !== 'upload',
  );
  const required = (input.required ?? []).filter((name) => rest.some(([key]) => key === name));
  const parameters = path.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = rest.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const repeatable = operation.access === 'user' && route.method === 'POST' ? [IDEMPOTENCY_KEY] : [];
  const file = route.upload && { [route.upload.field]: { type: 'string', format: 'binary' } };
  const body = { type: 'object', properties: { ...Object.fromEntries(rest), ...file }, required };
  const success =
    route.responds === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(operation.output, 'output') } };
  return {
    operationId: `${operation.name}.${route.method.toLowerCase()}.${route.path}`,
    tags: [operation.name.split('.')[0]],
    ...(operation.access === 'user' && { security: [{ bearer: [] }] }),
    parameters: route.method === 'GET' ? [...parameters, ...query] : [...parameters, ...repeatable],
    ...((route.method === 'POST' || route.method === 'PUT') && {
      requestBody: {
        content: { [route.upload ? 'multipart/form-data' : 'application/json']: { schema: body } },
      },
    }),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Success',
        ...(route.status !== 204 && { content: success }),
      },
      default: {
        description: 'An error, as one plain sentence with its code and trace id',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The API as OpenAPI 3.1, made from the same contracts as the routes. */
export function describeApi(operations: Operation[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations)
    for (const route of routesOf(operation)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[route.method.toLowerCase()] = describeRoute(operation, route);
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
