import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionCompleted } from '@lectern/contracts/sessions';
import { tokensRevoked } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { createHmac, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { signLink, signUploadLink } from '@lectern/platform/files/signed-link';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { accessToken, publicPem, someBytes, startTestGateway } from './gateway.fixtures.js';

let lectern: Awaited<ReturnType<typeof startTestGateway>>;
beforeAll(async () => {
  lectern = await startTestGateway();
}, 60_000);
afterAll(async () => {
  await lectern?.gateway.stop();
  await lectern?.testHost.close();
}, 60_000);

const api = () => request(lectern.gateway.address);
const as = async (userId = randomUUID()) => ({ userId, bearer: `Bearer ${await accessToken(userId)}` });
const storedUploads = async (): Promise<string[]> =>
  readdir(join(lectern.testHost.host.environment.dataDir, 'files', 'uploads')).catch(() => []);

describe('who calls', () => {
  it('is refused without a token, in words and with a trace id', async () => {
    const answer = await api().get('/api/sessions').expect(401);
    expect(answer.body).toEqual({
      error: 'Please sign in.',
      code: 'unauthenticated',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  const userId = randomUUID();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = (alg: string) =>
    `${part({ alg, typ: 'JWT' })}.${part({ sub: userId, token_use: 'access', client_id: 'lectern-web', exp: 2e9 })}`;
  it.each<[string, () => string | Promise<string>]>([
    ['an unsigned token', () => `${unsigned('none')}.`],
    ['alg none in capitals', () => `${unsigned('NONE')}.`],
    [
      'HS256 with the public key',
      () =>
        `${unsigned('HS256')}.${createHmac('sha256', publicPem).update(unsigned('HS256')).digest('base64url')}`,
    ],
    ['an id token', () => accessToken(userId, { claims: { token_use: 'id' } })],
    ['another client', () => accessToken(userId, { claims: { client_id: 'other' } })],
    ['another issuer', () => accessToken(userId, { issuer: 'http://evil.test/local_Lectern1' })],
    ['an unknown key id', () => accessToken(userId, { header: { kid: 'unknown' } })],
    ['an expired token', () => accessToken(userId, { expiresIn: '-2m' })],
    [
      'a changed payload',
      async () => (await accessToken(userId)).replace(/\.[^.]+\./, `.${part({ sub: 'admin' })}.`),
    ],
    ['nonsense', () => 'x.y.z'],
  ])('%s is 401', async (_what, token) => {
    await api()
      .get('/api/sessions')
      .set('Authorization', `Bearer ${await token()}`)
      .expect(401);
  });

  it('a flood of unknown keys fetches the published keys a few times only', async () => {
    const before = lectern.jwksFetches();
    for (let i = 0; i < 40; i++)
      await api()
        .get('/api/sessions')
        .set('Authorization', `Bearer ${await accessToken(userId, { header: { kid: `k${i}` } })}`);
    expect(lectern.jwksFetches() - before).toBeLessThanOrEqual(10);
    await api()
      .get('/api/sessions')
      .set('Authorization', (await as()).bearer)
      .expect(200);
  });

  it("another's userId in path, query or body is 403, the own one is fine, demo-user grants nothing", async () => {
    const { userId: own, bearer } = await as();
    for (const id of [randomUUID(), 'demo-user']) {
      await api().get(`/api/sessions/dynamo/${id}`).set('Authorization', bearer).expect(403);
      await api().get(`/api/sessions?userId=${id}`).set('Authorization', bearer).expect(403);
      await api()
        .post('/api/sessions')
        .send({ title: 'x', userId: id })
        .set('Authorization', bearer)
        .expect(403);
    }
    await api().get(`/api/sessions/dynamo/${own}`).set('Authorization', bearer).expect(200);
  });

  it('a revoked sign-in is refused at once', async () => {
    const originJti = randomUUID();
    const token = `Bearer ${await accessToken(userId, { claims: { origin_jti: originJti } })}`;
    await api().get('/api/sessions').set('Authorization', token).expect(200);
    const payload = { originJti, userId, until: new Date(Date.now() + 60_000).toISOString() };
    await lectern.testHost.host.transport.publish({
      id: randomUUID(),
      name: tokensRevoked.name,
      payload,
      traceId: 't',
    });
    await api().get('/api/sessions').set('Authorization', token).expect(401);
  });
});

describe('what is sent', () => {
  it('names the field at fault', async () => {
    const { bearer } = await as();
    const answer = await api().post('/api/sessions').send({}).set('Authorization', bearer).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: { fields: [{ field: 'title' }] } });
  });

  it.each([
    ['broken JSON', '{"title":'],
    ['a list', '[1]'],
  ])('%s is 400 in JSON', async (_what, body) => {
    const { bearer } = await as();
    const sent = api()
      .post('/api/sessions')
      .set('Authorization', bearer)
      .set('Content-Type', 'application/json');
    expect((await sent.send(body).expect(400)).body.code).toBe('invalid_input');
  });

  it('an unknown address under /api is 404 in JSON', async () => {
    expect((await api().get('/api/nothing').expect(404)).body.code).toBe('not_found');
  });
});

describe('an upload', () => {
  const path = `/api/sessions/${randomUUID()}/analyze`;

  it('is stored while it arrives, measured, and handed over with its fields', async () => {
    const { bearer } = await as();
    const { bytes, sha256 } = someBytes(300_000);
    const answer = await api()
      .post(path)
      .set('Authorization', bearer)
      .field('transcript', 'May it please the court.')
      .attach('audio', bytes, { filename: '../../take 1.webm', contentType: 'audio/webm' })
      .expect(202);
    expect(answer.body.received).toEqual({ size: 300_000, sha256 });
    const seen = lectern.seen.at(-1)!;
    expect(seen).toMatchObject({
      transcript: 'May it please the court.',
      upload: { contentType: 'audio/webm' },
    });
    expect(seen.upload.fileName).not.toContain('/');
    expect(await lectern.testHost.host.files.size(seen.upload.key)).toBe(300_000);
  });

  it.each<[string, number, (call: request.Test) => request.Test]>([
    ['a refused file', 415, (call) => call.attach('audio', Buffer.from('text'), 'refused.wav')],
    ['no file', 400, (call) => call.field('transcript', 'words')],
    ['a file in the wrong field', 400, (call) => call.attach('pdf', Buffer.from('x'), 'a.pdf')],
    ['a body that is no form', 400, (call) => call.send({ audio: 'x' })],
    [
      'two files',
      400,
      (call) => call.attach('audio', Buffer.from('a'), 'a.wav').attach('audio', Buffer.from('b'), 'b.wav'),
    ],
    [
      "another's userId",
      403,
      (call) => call.field('userId', 'someone').attach('audio', Buffer.from('a'), 'a.wav'),
    ],
  ])('%s leaves nothing behind', async (_what, status, prepare) => {
    const { bearer } = await as();
    const before = await storedUploads();
    await prepare(api().post(path).set('Authorization', bearer)).expect(status);
    expect(await storedUploads()).toEqual(before);
  });

  it('without a token is refused before it is read', async () => {
    await api().post(path).attach('audio', Buffer.from('a'), 'a.wav').expect(401);
  });

  it('that is cut off leaves nothing behind', async () => {
    const { bearer } = await as();
    const before = await storedUploads();
    const { hostname, port } = new URL(lectern.gateway.address);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer}\r\nContent-Length: 100000\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n${'x'.repeat(20_000)}`,
    );
    await eventually(async () => expect((await storedUploads()).length).toBe(before.length + 1));
    socket.destroy();
    await eventually(async () => expect(await storedUploads()).toEqual(before));
  });
});

describe('a file as base64 text', () => {
  const { bytes, sha256 } = someBytes(3_000_001);
  const send = async (pdfData: unknown) =>
    api()
      .post('/api/upload/session-pdf')
      .set('Authorization', (await as()).bearer)
      .send({ sessionId: randomUUID(), pdfData });

  it.each([
    ['bare', bytes.toString('base64')],
    ['as a data URL', `data:application/pdf;base64,${bytes.toString('base64')}`],
  ])('%s arrives byte for byte', async (_what, pdfData) => {
    expect((await send(pdfData)).body.url).toBe(`/media/${sha256}`);
  });

  it.each([undefined, 7, '', 'not base64 at all!'])('%j is 400 and names the field', async (pdfData) => {
    const before = await storedUploads();
    expect(await send(pdfData)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'pdfData' }] } },
    });
    expect(await storedUploads()).toEqual(before);
  });
});

describe('an upload link', () => {
  const link = (maxBytes = 10) =>
    signUploadLink(lectern.testHost.host.environment.secret('LINK_SECRET'), {
      key: `uploads/${randomUUID()}`,
      type: 'audio/webm',
      maxBytes,
    });
  const put = (path: string, body: string, type = 'audio/webm') =>
    api().put(path).set('Content-Type', type).serialize(String).send(body);

  it('takes its file once', async () => {
    const path = link();
    await put(path, 'sound').expect(200);
    await put(path, 'other').expect(409);
  });

  it('takes nothing else', async () => {
    await put(link(), 'sound', 'text/html').expect(415);
    await put(link(), 'more than ten bytes').expect(413);
    await put(`${link().slice(0, -4)}AAAA`, 'sound').expect(404);
    expect(await storedUploads()).not.toContainEqual(expect.stringContaining('.part'));
  });
});

describe('a signed link', () => {
  const link = async (seconds?: number) => {
    const key = `uploads/${randomUUID()}`;
    await lectern.testHost.host.files.put(key, Buffer.from('0123456789'));
    const secret = lectern.testHost.host.environment.secret('LINK_SECRET');
    return signLink(secret, { key, name: 'täke "1".webm', type: 'audio/webm' }, seconds);
  };

  it('opens the file, whole or in part', async () => {
    const path = await link();
    const whole = await api().get(path).buffer(true).expect(200);
    expect(whole.headers).toMatchObject({
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="t_ke _1_\.webm"/);
    const partly = await api().get(path).set('Range', 'bytes=2-4').buffer(true).expect(206);
    expect(partly.headers['content-range']).toBe('bytes 2-4/10');
    expect((await api().get(path).set('Range', 'bytes=-3').expect(206)).headers['content-range']).toBe(
      'bytes 7-9/10',
    );
    await api().get(path).set('Range', 'bytes=50-').expect(400);
  });

  it.each<[string, () => Promise<string>]>([
    ['expired', () => link(-1)],
    ['forged', async () => `${(await link()).slice(0, -4)}AAAA`],
    ['nonsense', async () => '/media/x'],
  ])('%s is 404', async (_what, path) => {
    await api()
      .get(await path())
      .expect(404);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/config', '/api/nothing', '/media/x'])('%s has the security headers', async (path) => {
    const { headers } = await api().get(path);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('describes the API', async () => {
    const { body } = await api().get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/sessions/{sessionId}/analyze'].post.requestBody.content).toHaveProperty(
      'multipart/form-data',
    );
  });
});

describe('the user-pool endpoint', () => {
  it.each([
    ['no target', undefined],
    ['an unknown target', 'AWSCognitoIdentityProviderService.AdminCreateUser'],
  ])('answers %s in the protocol', async (_what, target) => {
    const call = api().post('/idp/').set('Content-Type', 'application/x-amz-json-1.1');
    if (target !== undefined) call.set('x-amz-target', target);
    const answer = await call.send('{}').expect(400);
    expect(JSON.parse(answer.text)).toMatchObject({ __type: 'UnknownOperationException' });
    expect(answer.headers['x-amzn-errortype']).toBe('UnknownOperationException');
  });

  it('answers an outage as 503, never as a refusal', async () => {
    const call = api().post('/idp/').set('x-amz-target', 'AWSCognitoIdentityProviderService.GetUser');
    const answer = await call
      .set('Content-Type', 'application/x-amz-json-1.1')
      .send('{"AccessToken":"x"}')
      .expect(503);
    expect(JSON.parse(answer.text).__type).toBe('ServiceUnavailableException');
  });
});

describe('live', () => {
  const open = (token: string | undefined): Socket =>
    io(lectern.gateway.address, { auth: { token }, transports: ['websocket'], reconnection: false });
  const outcome = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', (error) => resolve(error.message));
    });

  it.each([[undefined], ['nonsense']])('refuses the token %s', async (token) => {
    const socket = open(token);
    expect(await outcome(socket)).toBe('unauthenticated');
    socket.disconnect();
  });

  it('brings a fact to the sockets of its user and to no other, and ends with the sign-in', async () => {
    const originJti = randomUUID();
    const { userId } = await as();
    const mine = open(await accessToken(userId, { claims: { origin_jti: originJti } }));
    const other = open(await accessToken(randomUUID()));
    expect(await Promise.all([outcome(mine), outcome(other)])).toEqual(['connected', 'connected']);
    const heard: unknown[] = [];
    mine.on(sessionCompleted.name, (message) => heard.push(message));
    other.on(sessionCompleted.name, () => heard.push('leak'));
    const sessionId = randomUUID();
    const publish = (name: string, payload: unknown) =>
      lectern.testHost.host.transport.publish({ id: randomUUID(), name, payload, traceId: 't' });
    await publish(sessionCompleted.name, { sessionId, userId });
    await eventually(() => expect(heard).toEqual([{ id: expect.any(String), sessionId }]));
    await publish(tokensRevoked.name, {
      originJti,
      userId,
      until: new Date(Date.now() + 60_000).toISOString(),
    });
    await eventually(() => expect([mine.connected, other.connected]).toEqual([false, true]));
    other.disconnect();
  });
});
