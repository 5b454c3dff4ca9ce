import { type Operation, ownerOf, type Route, routesOf } from '@lectern/contracts/define';
import { ErrorBody } from '@lectern/contracts/errors';
import { ArrivedFile } from '@lectern/contracts/files';
import { z } from 'zod';

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

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

const BYTES = { schema: { type: 'string', format: 'binary' } };

/** What a request may carry beside its address, by media type. */
function contentOf(route: Route, { properties = {}, required = [] }: ObjectSchema): Record<string, object> {
  const { upload, bytes } = route;
  const body = (more: ObjectSchema = {}) => ({
    schema: {
      type: 'object',
      properties: { ...properties, ...more.properties },
      required: [...required, ...(more.required ?? [])],
    },
  });
  if (bytes !== undefined) return { '*/*': { schema: { ...BYTES.schema, maxLength: bytes.maxBytes } } };
  if (upload === undefined) return { 'application/json': body() };
  if (upload.encoding === 'base64')
    return {
      'application/json': body({
        properties: { [upload.field]: { type: 'string', contentEncoding: 'base64' } },
        required: [upload.field],
      }),
    };
  // In place of the file a form may name one that has arrived in parts.
  const arrived = schemaOf(ArrivedFile, 'input') as ObjectSchema;
  return {
    'multipart/form-data': body({ properties: { [upload.field]: BYTES.schema, ...arrived.properties } }),
  };
}

function describeRoute(operation: Operation, route: Route): object {
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const input = schemaOf(operation.input, 'input') as ObjectSchema;
  const rest = Object.entries(input.properties ?? {}).filter(
    ([name]) => !path.includes(name) && name !== 'upload',
  );
  const required = (input.required ?? []).filter((name) => rest.some(([key]) => key === name));
  const parameters = path.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: input.properties?.[name] ?? { type: 'string' },
  }));
  const query = rest.map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const takesBody = route.method === 'POST' || route.method === 'PUT';
  const isRepeatable =
    operation.access === 'user' && route.method === 'POST' && ownerOf(operation) !== 'gateway';
  const success =
    route.responds === 'file'
      ? { '*/*': BYTES }
      : { 'application/json': { schema: schemaOf(operation.output, 'output') } };
  const hasContent =
    route.status !== 204 && (route.responds === 'file' || operation.output.def.type !== 'null');
  const answer = { description: 'Success', ...(hasContent && { content: success }) };
  return {
    operationId: `${operation.name}.${route.method.toLowerCase()}.${route.path}`,
    tags: [ownerOf(operation)],
    ...(operation.access === 'user' && { security: [{ bearer: [] }] }),
    parameters: [...parameters, ...(takesBody ? [] : query), ...(isRepeatable ? [IDEMPOTENCY_KEY] : [])],
    ...(takesBody && {
      requestBody: {
        required: route.upload !== undefined || route.bytes !== undefined || required.length > 0,
        content: contentOf(route, { properties: Object.fromEntries(rest), required }),
      },
    }),
    responses: {
      ...Object.fromEntries([route.status ?? 200, ...(route.alsoAt ?? [])].map((status) => [status, answer])),
      default: {
        description: 'An error, as one plain sentence with its code and trace id',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The API as OpenAPI 3.1, made from the same contracts as the routes. */
export function describeApi(operations: Operation[], publicUrl: string) {
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
