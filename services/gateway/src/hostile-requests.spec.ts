import { describe, expect, it } from '@jest/globals';
import { signUploadLink } from '@lectern/platform/files/signed-link';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { accessToken, testGateway } from './gateway.fixtures.js';

const lectern = testGateway();
const { api } = lectern;
const post = async (body: string | object, type = 'application/json', path = '/api/sessions') =>
  api()
    .post(path)
    .set('Authorization', `Bearer ${await accessToken(randomUUID())}`)
    .set('Content-Type', type)
    .send(body);

describe('a hostile body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is not passed over in silence',
    async (type) => {
      const answer = await post('{"title":"Moss v. Hale"}', type);
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
      expect(answer.body.error).toContain('application/json');
    },
  );

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; x=y'])(
    'as a form without ends (%s) is 400',
    async (type) => {
      const answer = await post('--x', type, `/api/sessions/${randomUUID()}/analyze`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );

  it('that is too long for the pool is the fault of the caller, who must not try again', async () => {
    const send = api()
      .post('/idp/')
      .set('Content-Type', 'application/x-amz-json-1.1')
      .set('x-amz-target', 'AWSCognitoIdentityProviderService.SignUp')
      .serialize(String);
    const answer = await send.send(`{"ClientId":"${'x'.repeat(70_000)}"}`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).__type).toBe('InvalidParameterException');
  });

  it('in an unknown encoding is 415', async () => {
    expect((await post('{}', 'application/json; charset=klingon')).status).toBe(415);
  });

  it('without a body at all is judged by its fields', async () => {
    const send = api()
      .post('/api/sessions')
      .set('Authorization', `Bearer ${await accessToken('ada')}`);
    expect((await send.expect(400)).body.details.fields).toContainEqual(
      expect.objectContaining({ field: 'title' }),
    );
  });

  const deep = `{"title":"x","more":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  it('whose list is longer than any of ours is 413, before a schema looks at each item', async () => {
    const long = `{"title":"x","more":[${'0,'.repeat(80_000)}0]}`;
    expect(await post(long)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('that nests without end is 400', async () => {
    expect(await post(deep)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const toPool = api()
      .post('/idp/')
      .set('Content-Type', 'application/x-amz-json-1.1')
      .set('x-amz-target', 'AWSCognitoIdentityProviderService.SignUp');
    const given = `{"Username":"a","ClientId":"lectern-web","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await toPool.serialize(String).send(given);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).__type).toBe('InvalidParameterException');
  });

  it.each(['["a"]', '"a"', '7', 'null'])('%s in place of an upload is 400', async (body) => {
    expect((await post(body, 'application/json', '/api/upload/session-pdf')).status).toBe(400);
  });

  it('with characters that no database holds is taken without them, or names the field', async () => {
    expect((await post({ title: 'a\0b\ud800c', caseData: { clientName: '\0' } })).status).toBe(201);
    const key = { fileType: 'audio', fileName: 'a.webm', contentType: 'audio/webm;\0' };
    expect(await post(key, 'application/json', '/api/upload/presigned-url')).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'contentType' }] } },
    });
  });
});

describe('what is no request', () => {
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(lectern.address);
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket
        .on('data', (chunk) => (answer += String(chunk)))
        .on('close', () => resolve(answer))
        .on('error', reject);
    });
  it.each([
    [
      'an endless address',
      `GET /api/sessions/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'too_large',
    ],
    ['a torn head', 'NOTHING\r\n\r\n', 400, 'invalid_input'],
  ])('%s is refused in the words of every other error', async (_what, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      code,
      error: expect.stringMatching(/\.$/),
    });
  });
});

describe('a body that is announced as endless', () => {
  it.each(['/api/sessions', '/idp/'])('is refused by %s before it has come', async (path) => {
    const { hostname, port } = new URL(lectern.address);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${await accessToken(randomUUID())}`,
      'x-amz-target: AWSCognitoIdentityProviderService.SignUp',
      'Content-Type: application/json',
      'Content-Length: 9999999999',
    ];
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n{`));
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 4/);
    expect(answer).toContain('too large');
  });
});

describe('an upload link', () => {
  it('that is used several times at once takes one file and leaves no other', async () => {
    const url = signUploadLink(lectern.host.environment.secret('LINK_SECRET'), {
      key: `uploads/${randomUUID()}`,
      type: 'audio/webm',
      maxBytes: 1_000_000,
    });
    const folder = join(lectern.host.environment.dataDir, 'files', 'uploads');
    const before = (await readdir(folder).catch(() => [])).length;
    const put = () =>
      api().put(url).set('Content-Type', 'audio/webm').serialize(String).send('x'.repeat(500_000));
    const answers = await Promise.all(Array.from({ length: 5 }, put));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect((await readdir(folder)).length).toBe(before + 1);
  });
});

describe('capital letters in an address', () => {
  it('change neither its headers nor what is logged', async () => {
    const { headers } = await api().get('/API/config').expect(200);
    expect(headers['cache-control']).toBe('no-store');
    const from = lectern.logged.length;
    const secret = `secret-${randomUUID()}`;
    const paths = ['media', 'MEDIA', 'Upload', 'api/shared', 'API/Shared', 'api/Calendar', 'Api/Uploads'];
    for (const path of paths) await api().get(`/${path}/${secret}?token=${secret}`);
    const seen = () =>
      lectern.logged
        .slice(from)
        .map((line) => JSON.parse(line) as { msg: string; path?: string })
        .flatMap(({ msg, path }) => (msg === 'request' && path?.endsWith('/…') ? [path] : []));
    await eventually(() => expect(seen()).toEqual(paths.map((path) => `/${path}/…`)));
    expect(lectern.logged.join('')).not.toContain(secret);
  });
});

// Last: it uses up what this address may ask.
describe('a flood', () => {
  it('of forged tokens is stopped like any other', async () => {
    const forged = () => api().get('/api/stats').set('Authorization', 'Bearer forged');
    let status = 0;
    for (let i = 0; i < 25 && status !== 429; i++) {
      const answers = await Promise.all(Array.from({ length: 50 }, forged));
      status = Math.max(...answers.map((answer) => answer.status));
    }
    expect(status).toBe(429);
  }, 30_000);
});
