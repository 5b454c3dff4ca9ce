import { describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { testGateway } from '../gateway.fixtures.js';

const lectern = testGateway();

interface Described {
  parameters: { name: string; in: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, object> }>;
}
type Description = Record<string, Record<string, Described>>;

const described = async (): Promise<Description> =>
  (await lectern.api().get('/api/openapi.json').expect(200)).body.paths;

/** Routes that Nest has put on Express, as OpenAPI writes them. */
function registered(app: INestApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as {
    router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
  };
  return router.stack.flatMap(({ route }) =>
    route === undefined
      ? []
      : Object.keys(route.methods).map((method) => `${method} ${route.path.replace(/:(\w+)/g, '{$1}')}`),
  );
}

describe('the description of the API', () => {
  it('has every route that there is but those of the user pool, and no other', async () => {
    const isOfPool = (route: string) => /^\S+ \/(idp|local_)/.test(route);
    const routes = registered(lectern.app).filter((route) => !isOfPool(route));
    const paths = await described();
    const written = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes.length).toBeGreaterThan(60);
    expect([...new Set(routes)].sort()).toEqual(written.sort());
  });

  it('says how each file travels: in a form, as text in JSON, or as the body itself', async () => {
    const paths = await described();
    const taken = (path: string, method: string) => paths[path]![method]!.requestBody!.content;
    const audio = taken('/api/sessions/{sessionId}/analyze', 'post');
    expect(Object.keys(audio)).toEqual(['multipart/form-data']);
    expect(audio['multipart/form-data']).toMatchObject({
      schema: { properties: { audio: { format: 'binary' }, arrived: { type: 'string' } } },
    });
    const pdf = taken('/api/upload/session-pdf', 'post');
    expect(Object.keys(pdf)).toEqual(['application/json']);
    expect(pdf['application/json']).toMatchObject({
      schema: {
        properties: { pdfData: { contentEncoding: 'base64' } },
        required: expect.arrayContaining(['pdfData']),
      },
    });
    expect(Object.keys(taken('/api/uploads/{sha256}/{part}', 'put'))).toEqual(['*/*']);
  });

  it('says what comes back: JSON, a file, a part of one, nothing, and a report with 503', async () => {
    const paths = await described();
    const { responses } = paths['/media/{token}']!['get']!;
    expect(Object.keys(responses)).toEqual(['200', '206', 'default']);
    expect(Object.keys(responses['206']!.content!)).toEqual(['*/*']);
    const ready = paths['/api/health/ready']!['get']!.responses;
    expect(ready['503']).toEqual(ready['200']);
    expect(paths['/api/uploads/{sha256}/{part}']!['put']!.responses['204']).not.toHaveProperty('content');
    expect(paths['/api/config']!['get']!.responses['200']!.content).toMatchObject({
      'application/json': { schema: { properties: { identity: { type: 'object' } } } },
    });
  });
});
