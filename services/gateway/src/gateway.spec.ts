import { describe, expect, it } from '@jest/globals';
import { sessionCompleted } from '@lectern/contracts/session-facts';
import { tokensRevoked } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { createHmac, randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { accessToken, publicPem, someone, testGateway } from './gateway.fixtures.js';

const lectern = testGateway();
const { api } = lectern;

describe('who calls', () => {
  it('is refused without a token, in words and with a trace id', async () => {
    const answer = await api().get('/api/sessions').expect(401);
    expect(answer.body).toEqual({
      error: 'Please sign in.',
      code: 'unauthenticated',
      reason: 'sign-in-needed',
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
      .set('Authorization', (await someone()).bearer)
      .expect(200);
  });

  it("another's userId in path, query or body is 403, the own one is fine, demo-user grants nothing", async () => {
    const { userId: own, bearer } = await someone();
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
    await lectern.host.transport.publish({
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
    const { bearer } = await someone();
    const answer = await api().post('/api/sessions').send({}).set('Authorization', bearer).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: { fields: [{ field: 'title' }] } });
  });

  it.each(['short', 'has a space in it', 'x'.repeat(201)])('the Idempotency-Key %j is 400', async (key) => {
    const { bearer } = await someone();
    const send = api().post('/api/sessions').set('Authorization', bearer).set('Idempotency-Key', key);
    expect((await send.send({ title: 'Moss v. Hale' }).expect(400)).body.error).toContain('Idempotency-Key');
  });

  it.each([
    ['broken JSON', '{"title":'],
    ['a list', '[1]'],
  ])('%s is 400 in JSON', async (_what, body) => {
    const { bearer } = await someone();
    const sent = api()
      .post('/api/sessions')
      .set('Authorization', bearer)
      .set('Content-Type', 'application/json');
    expect((await sent.send(body).expect(400)).body.code).toBe('invalid_input');
  });

  it('a body of 3 MB is 413', async () => {
    const { bearer } = await someone();
    const send = api().post('/api/sessions').set('Authorization', bearer);
    const answer = await send.send({ title: 'x'.repeat(3 * 1024 * 1024) }).expect(413);
    expect(answer.body.code).toBe('too_large');
  });

  it('a number may be looked up thirty times a minute from one address, and all else goes on', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await api().get('/api/certificates/none')).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
    await api().get('/api/config').expect(200);
  });

  it('an unknown address under /api is 404 in JSON', async () => {
    expect((await api().get('/api/nothing').expect(404)).body.code).toBe('not_found');
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
    io(lectern.address, { auth: { token }, transports: ['websocket'], reconnection: false });
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
    const { userId } = await someone();
    const mine = open(await accessToken(userId, { claims: { origin_jti: originJti } }));
    const other = open(await accessToken(randomUUID()));
    expect(await Promise.all([outcome(mine), outcome(other)])).toEqual(['connected', 'connected']);
    const heard: unknown[] = [];
    mine.on(sessionCompleted.name, (message) => heard.push(message));
    other.on(sessionCompleted.name, () => heard.push('leak'));
    const sessionId = randomUUID();
    const publish = (name: string, payload: unknown) =>
      lectern.host.transport.publish({ id: randomUUID(), name, payload, traceId: 't' });
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
