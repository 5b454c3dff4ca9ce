import assert from 'node:assert/strict';
import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { until } from '../installation.ts';
import { Person, Stranger } from '../people.ts';
import { NotHere, type Row, type Scene } from '../row.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index]!, 'base64url').toString());

export const open = (
  { installation }: Pick<Scene, 'installation'>,
  token: unknown,
  headers = {},
): Promise<[string, Socket]> =>
  new Promise((resolve) => {
    const socket = io(installation.url, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: headers,
    });
    socket.on('connect', () => resolve(['connected', socket]));
    socket.on('connect_error', (error) => resolve([error.message, socket]));
  });

/** Tokens that nobody signed for this pool. */
async function forgeries({ a, b, installation }: Scene): Promise<Record<string, string>> {
  const [head, claims, signature] = a.accessToken.split('.') as [string, string, string];
  const { iss } = read(a.accessToken, 1) as { iss: string };
  const { keys } = (await (
    await fetch(`${installation.url}${new URL(iss).pathname}/.well-known/jwks.json`)
  ).json()) as {
    keys: Record<string, string>[];
  };
  const jwk = keys[0]!;
  const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string;
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ownJwk = own.publicKey.export({ format: 'jwk' });
  const signed = (header: object, payload: object = read(a.accessToken, 1)): string => {
    const text = `${part({ alg: 'RS256', kid: jwk['kid'], ...header })}.${part(payload)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), own.privateKey).toString('base64url')}`;
  };
  const hmac = `${part({ alg: 'HS256', kid: jwk['kid'] })}.${claims}`;
  return {
    'payload of somebody else': `${head}.${b.accessToken.split('.')[1]}.${signature}`,
    'alg none': `${part({ alg: 'none' })}.${claims}.`,
    'alg NoNe with a signature': `${part({ alg: 'NoNe', kid: jwk['kid'] })}.${claims}.${signature}`,
    'HS256 with the public key': `${hmac}.${createHmac('sha256', pem).update(hmac).digest('base64url')}`,
    'a key of its own': signed({}),
    'a jwk in the header': signed({ jwk: ownJwk, kid: 'own' }),
    'a jku in the header': signed({ jku: 'http://127.0.0.1:1/keys', kid: 'own' }),
    'an unknown key id': signed({ kid: randomUUID() }),
    'another issuer': signed({}, { ...read(a.accessToken, 1), iss: 'https://evil.example/x_y' }),
    'the id token': a.idToken,
    'the refresh token': a.refreshToken,
    nothing: '',
    'three dots': '...',
    'no token': 'x'.repeat(3000),
  };
}

/** Calls until the token is refused, and says after how long. */
async function refusedAfter(person: Person): Promise<number> {
  const began = performance.now();
  await until(async () => (await person.call('GET', '/api/sessions')).status === 401, 5_000);
  return performance.now() - began;
}

export const tokens: Row[] = [
  {
    id: 'S3',
    title: 'forged tokens are refused, on HTTP and on the socket; a flood of unknown keys hurts nobody',
    run: async (scene) => {
      const { a, installation } = scene;
      const all = Object.entries(await forgeries(scene));
      for (const [what, token] of all) {
        const { status } = await a.send('GET', '/api/sessions', {
          headers: { authorization: `Bearer ${token}` },
        });
        // What cannot be looked up for now is 503; it is never let in.
        assert.ok(status === 401 || status === 503, `${what}: ${status}`);
        const [said, socket] = await open(scene, token);
        socket.disconnect();
        assert.ok(['unauthenticated', 'unavailable'].includes(said), `${what} on the socket: ${said}`);
      }
      const huge = await a.send('GET', '/api/sessions', {
        headers: { authorization: `Bearer ${'x'.repeat(100_000)}` },
      });
      assert.equal(huge.status, 431);
      const stranger = new Stranger(installation);
      const counts: Record<number, number> = {};
      let [asked, out] = [0, 0];
      for (let i = 0; i < 1000; i += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => {
            const token = `${part({ alg: 'RS256', kid: randomUUID() })}.${part({})}.x`;
            return stranger.send('GET', '/api/sessions', { headers: { authorization: `Bearer ${token}` } });
          }),
        );
        for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
        asked++;
        if ((await a.call('GET', '/api/sessions')).status !== 200) out++;
      }
      assert.equal(out, 0, 'a valid token was refused');
      return `${all.length + 1} forgeries; 1000 unknown keys ${JSON.stringify(counts)}, valid token ${asked} of ${asked}`;
    },
  },
  {
    id: 'S4',
    title: 'an expired token is refused',
    run: async ({ a }) => {
      const { exp, iat } = read(a.accessToken, 1) as { exp: number; iat: number };
      assert.ok(exp - iat <= 3600, `access tokens live ${exp - iat} s`);
      throw new NotHere(
        `tokens live ${exp - iat} s; "an expired token" is in services/gateway/src/gateway.spec.ts`,
      );
    },
  },
  {
    id: 'S5',
    title: 'after sign-out, a new password and deletion the old token ends within 5 s, its socket too',
    run: async (scene) => {
      const { installation } = scene;
      const waits: string[] = [];
      const ways: [string, (person: Person) => Promise<unknown>][] = [
        ['revoked', (p) => p.pool('RevokeToken', { Token: p.refreshToken })],
        ['signed out everywhere', (p) => p.pool('GlobalSignOut', { AccessToken: p.accessToken })],
        ['deleted', (p) => p.pool('DeleteUser', { AccessToken: p.accessToken })],
      ];
      for (const [what, end] of ways) {
        const person = await Person.join(installation);
        const [said, socket] = await open(scene, person.accessToken);
        assert.equal(said, 'connected');
        await end(person);
        waits.push(`${what} ${Math.round(await refusedAfter(person))} ms`);
        await until(async () => !socket.connected, 5_000);
      }
      const here = await Person.join(installation);
      const there = Object.assign(Object.create(Object.getPrototypeOf(here)) as Person, here);
      await there.enter();
      const changed = await here.pool('ChangePassword', {
        AccessToken: here.accessToken,
        PreviousPassword: here.password,
        ProposedPassword: `gavel ${randomUUID()}`,
      });
      assert.equal(changed.status, 200);
      waits.push(`new password ${Math.round(await refusedAfter(there))} ms`);
      assert.equal((await here.call('GET', '/api/sessions')).status, 200);
      return waits.join(', ');
    },
  },
  {
    id: 'S25',
    title: 'a socket takes a valid token of our own page, talks to its user alone and hears nobody',
    run: async (scene) => {
      const { a, b, marker } = scene;
      const foreign = await open(scene, a.accessToken, { origin: 'https://evil.example' });
      foreign[1].disconnect();
      assert.notEqual(foreign[0], 'connected');
      const [said, socket] = await open(scene, a.accessToken);
      assert.equal(said, 'connected');
      const heard: unknown[] = [];
      socket.onAny((_name, about: { sessionId?: string }) => heard.push(about.sessionId));
      for (let i = 0; i < 20; i++) await b.call('POST', '/api/sessions', { title: `${marker} ${i}` });
      // Facts of one service come in their order: with A's own, those of B have passed.
      const own = await a.call('POST', '/api/sessions', { title: 'Of its own' });
      await until(async () => heard.length > 0, 10_000);
      assert.equal(heard[0], own.body.id);
      const closed = new Promise((resolve) => socket.on('disconnect', resolve));
      socket.emit('join', `user:${b.userId}`);
      await closed;
      const [again, big] = await open(scene, a.accessToken);
      assert.equal(again, 'connected');
      const cut = new Promise((resolve) => big.on('disconnect', resolve));
      big.emit('x', 'x'.repeat(1_000_000));
      await cut;
      return 'foreign origin refused; 20 facts of B: 0 heard by A; talk and 1 MB close it';
    },
  },
];
