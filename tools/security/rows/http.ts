import assert from 'node:assert/strict';
import { Person, secrets } from '../people.ts';
import { NotHere, type Row } from '../row.ts';

export const http: Row[] = [
  {
    id: 'S9',
    title: 'a download is the caller’s own file and no other path',
    run: async ({ a, b, ids }) => {
      const keys = [
        ids['key']!,
        `${b.userId}/x`,
        '..%2f..%2fetc%2fpasswd',
        '%252e%252e%252fetc',
        '%2fetc%2fpasswd',
        `${a.userId}%2f..%2f${b.userId}`,
        'uploads%2f..%2f..%2fsecrets%2fIDENTITY_SECRET',
        '%00',
        'x%00.pdf',
        '',
        'http:%2f%2f127.0.0.1',
      ];
      for (const key of keys) {
        const { status } = await a.call('GET', `/api/download/${key}`);
        assert.ok(status === 400 || status === 403 || status === 404, `${key}: ${status}`);
      }
      return `${keys.length} keys: 0 files`;
    },
  },
  {
    id: 'S10',
    title: 'an upload link takes one file of its type and size, once; a forged link is nothing',
    run: async ({ a }) => {
      const ask = { fileType: 'pdf', fileName: 'a.pdf', contentType: 'application/pdf' };
      const made = await a.call('POST', '/api/upload/presigned-url', ask);
      assert.equal(made.status, 200, made.text);
      const { pathname } = new URL(made.body.url, 'http://x');
      secrets.add(pathname.split('/').at(-1)!);
      const put = (type: string, path = pathname, method = 'PUT') =>
        a.send(method, path, {
          headers: { 'content-type': type },
          ...(method === 'PUT' && { body: '%PDF-1.4' }),
        });
      const statuses = {
        'other type': (await put('text/html')).status,
        'other method': (await put('application/pdf', pathname, 'GET')).status,
        forged: (await put('application/pdf', `${pathname.slice(0, -3)}AAA`)).status,
        'as media': (await a.send('GET', pathname.replace('/upload/', '/media/'))).status,
        first: (await put('application/pdf')).status,
        second: (await put('application/pdf')).status,
      };
      assert.deepEqual(statuses, {
        'other type': 415,
        'other method': 404,
        forged: 404,
        'as media': 404,
        first: statuses.first,
        second: 409,
      });
      assert.ok(statuses.first < 300);
      return JSON.stringify(statuses);
    },
  },
  {
    id: 'S15',
    title: 'markup in what people write comes back as text, never as a page',
    run: async ({ a }) => {
      const markup =
        '<img src=x onerror=alert(1)><svg onload=alert(1)>"><script>alert(1)</script>[x](javascript:alert(1))';
      const made = await a.call('POST', '/api/sessions', { title: markup });
      assert.equal(made.status, 201);
      const back = await a.call('GET', `/api/sessions/${made.body.id}`);
      assert.equal(back.body.title, markup);
      assert.match(back.headers.get('content-type') ?? '', /^application\/json/);
      assert.equal(back.headers.get('x-content-type-options'), 'nosniff');
      return 'kept as text, JSON with nosniff (the page: web/e2e under a policy without inline scripts)';
    },
  },
  {
    id: 'S16',
    title: 'a cookie opens nothing; a form of another page changes nothing',
    run: async ({ a }) => {
      const cookie = `${a.deviceCookie}; session=1; access_token=${a.accessToken}`;
      const statuses: number[] = [];
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json',
      ])
        statuses.push(
          (
            await a.send('POST', '/api/sessions', {
              headers: { cookie, 'content-type': type, origin: 'https://evil.example' },
              body: '{"title":"x"}',
            })
          ).status,
        );
      assert.deepEqual(statuses, [401, 401, 401, 401]);
      return 'four kinds of form with cookies: 401';
    },
  },
  {
    id: 'S17',
    title: 'no other origin may read an answer',
    run: async ({ a, installation }) => {
      const { host } = new URL(installation.url);
      for (const origin of [
        'https://evil.example',
        'null',
        `http://${host}.evil.example`,
        `http://evil-${host}`,
        'http://localhost:1',
      ])
        for (const [method, path] of [
          ['GET', '/api/sessions'],
          ['OPTIONS', '/api/sessions'],
          ['POST', '/idp/'],
          ['GET', '/'],
        ] as const) {
          const { headers } = await a.send(method, path, {
            headers: { origin, 'access-control-request-method': 'POST' },
          });
          assert.equal(headers.get('access-control-allow-origin'), null, `${origin} ${method} ${path}`);
        }
      return '5 origins x 4 addresses: no Access-Control-Allow-Origin';
    },
  },
  {
    id: 'S18',
    title: 'every answer has the security headers',
    run: async ({ a }) => {
      const answers = {
        '/': await a.send('GET', '/'),
        '404 page': await a.send('GET', '/assets/none.js'),
        '/api 200': await a.call('GET', '/api/sessions'),
        '/api 401': await a.send('GET', '/api/sessions'),
        '/api 404': await a.send('GET', '/api/none'),
        '/media 404': await a.send('GET', '/media/none'),
        '/idp 400': await a.pool('Nothing', {}),
        '/socket.io': await a.send('GET', '/socket.io/?EIO=4&transport=polling'),
      };
      for (const [what, { headers }] of Object.entries(answers)) {
        const policy = headers.get('content-security-policy') ?? '';
        assert.match(policy, /frame-ancestors 'none'/, what);
        assert.match(policy, /default-src/, what);
        assert.ok(!policy.includes('unsafe-inline'), what);
        assert.equal(headers.get('x-content-type-options'), 'nosniff', what);
        assert.ok(headers.get('referrer-policy') && headers.get('cross-origin-opener-policy'), what);
        assert.equal(headers.get('x-powered-by'), null, what);
        if (/^\/(api|idp|media|socket)/.test(what))
          assert.match(headers.get('cache-control') ?? '', /no-store/, what);
      }
      return `${Object.keys(answers).length} kinds of answer`;
    },
  },
  {
    id: 'S19',
    title: 'one address and one person ask so often and no more; a made-up address does not reset it',
    run: async ({ installation }) => {
      if (!installation.manyAddresses) throw new NotHere('would lock this machine out of the installation');
      const person = await Person.join(installation);
      const real = person.address;
      const counts: Record<number, number> = {};
      let retryAfter: string | null = null;
      for (let i = 0; i < 2600 && counts[429] === undefined; i += 50)
        for (const { status, headers } of await Promise.all(
          Array.from({ length: 50 }, (_, j) =>
            person.call('GET', '/api/stats', undefined, {
              'x-forwarded-for': `198.51.100.${(i + j) % 250}, ${real}`,
            }),
          ),
        )) {
          counts[status] = (counts[status] ?? 0) + 1;
          if (status === 429) retryAfter = headers.get('retry-after');
        }
      assert.ok((counts[429] ?? 0) > 0, JSON.stringify(counts));
      assert.ok(Number(retryAfter) > 0);
      return `${counts[200]} answered, then 429 with Retry-After ${retryAfter}`;
    },
  },
  {
    id: 'S20',
    title: 'fields that are not the caller’s to set are refused or passed over',
    run: async ({ a, b }) => {
      const extra = {
        id: b.userId,
        userId: b.userId,
        createdAt: '2000-01-01T00:00:00.000Z',
        status: 'completed',
        analysis: { overallScore: 100 },
        overallScore: 100,
        likes: 9,
        role: 'admin',
        isRead: true,
        constructor: { prototype: { x: 1 } },
      };
      const body = JSON.stringify({ title: 'x', ...extra }).replace('{', '{"__proto__":{"admin":true},');
      const made = await a.call('POST', '/api/sessions', body);
      const after =
        made.status === 201 ? (await a.call('GET', `/api/sessions/${made.body.id}`)).body : undefined;
      if (after !== undefined) {
        assert.equal(after.userId, a.userId);
        assert.equal(after.overallScore, null);
        assert.equal(after.status, 'created');
        assert.notEqual(after.id, b.userId);
      } else assert.ok([400, 403].includes(made.status), String(made.status));
      const profile = await a.call(
        'POST',
        '/api/user/profile',
        JSON.stringify({ name: 'A', userId: b.userId, role: 'admin' }),
      );
      assert.ok(profile.status === 403 || profile.status === 400 || profile.body.userId === a.userId);
      return `session ${made.status}${after ? ', unchanged' : ''}; profile of another ${profile.status}`;
    },
  },
];
