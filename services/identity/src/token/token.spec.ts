import { randomUUID, type webcrypto } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { testService } from '@lectern/testing/test-service';
import {
  createLocalJWKSet,
  decodeJwt,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { AttorneyAtTheDoor, ClientId, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { SigningKeys } from './signing-keys.js';

const service = testService(identityService, { variables: { PUBLIC_URL: 'https://lectern.test/' } });
const issuer = 'https://lectern.test/local_Lectern1';
const someone = () => new AttorneyAtTheDoor(service);
const jwks = async () => (await service.ask(identity.jwks, {}, null)).keys as unknown as JWK[];

describe('tokens', () => {
  it('carry the claims that clients and the gateway read, and verify by the published keys', async () => {
    const ada = someone();
    await ada.signUp({ name: 'Ada Moss', firm: 'Moss LLP', 'custom:state': 'Ohio' });
    await ada.confirm(await ada.code());
    const { AccessToken, IdToken } = await ada.signIn();
    const { Username: sub } = await ada.user(AccessToken);
    const keys = createLocalJWKSet({ keys: await jwks() });
    const access = await jwtVerify(AccessToken, keys, { issuer, algorithms: ['RS256'] });
    const id = await jwtVerify(IdToken, keys, { issuer, algorithms: ['RS256'], audience: ClientId });

    const common = {
      sub,
      iss: issuer,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: access.payload.iat! + 3600,
    };
    expect(access.payload).toEqual({
      ...common,
      token_use: 'access',
      client_id: ClientId,
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(id.payload).toEqual({
      ...common,
      token_use: 'id',
      aud: ClientId,
      'cognito:username': sub,
      email: ada.email,
      email_verified: true,
      name: 'Ada Moss',
      'custom:firm': 'Moss LLP',
      'custom:state': 'Ohio',
    });
    expect(access.payload.jti).not.toBe(id.payload.jti);
    expect(access.protectedHeader.kid).toBe((await jwks())[0]!.kid);
  });

  it('are published without any private part, and stored sealed', async () => {
    for (const key of await jwks())
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const rows = await service.query<{ key: Buffer }>(`select sealed_private_key as key from signing_key`);
    expect(rows[0]!.key.toString('latin1')).not.toContain('PRIVATE KEY');
  });

  it('survive the rotation of keys, forged ones do not', async () => {
    const ada = someone();
    const before = await ada.join();
    await service.running.app.get(SigningKeys, { strict: false }).rotate();
    const after = await ada.signIn();
    const kids = [before, after].map(({ AccessToken }) => headerOf(AccessToken).kid);
    expect(kids[0]).not.toBe(kids[1]);
    expect((await jwks()).map(({ kid }) => kid)).toEqual(expect.arrayContaining(kids));
    for (const { AccessToken } of [before, after]) await expect(ada.user(AccessToken)).resolves.toBeDefined();

    await service.query(`update signing_key set active_from = active_from - interval '25 hours'`);
    await service.running.app.get(SigningKeys, { strict: false }).rotate();
    expect((await jwks()).map(({ kid }) => kid)).not.toContain(kids[0]);
  });

  it('are refused when forged', async () => {
    const ada = someone();
    const { AccessToken, IdToken } = await ada.join();
    const claims = decodeJwt(AccessToken);
    const { kid } = headerOf(AccessToken);
    const own = await generateKeyPair('RS256', { extractable: true });
    const published = (await jwks()).find((key) => key.kid === kid)!;
    const pem = await exportSPKI((await importJWK(published, 'RS256')) as webcrypto.CryptoKey);
    const rs256 = (header: object, change: object = {}) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(own.privateKey);
    const [header, payload, signature] = AccessToken.split('.') as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged: Record<string, string> = {
      'alg none': `${encode({ alg: 'none' })}.${payload}.`,
      'alg NONE with the signature': `${encode({ alg: 'NONE', kid })}.${payload}.${signature}`,
      'HS256 with the public key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(pem)),
      'a key of its own': await rs256({}),
      'a key in the header': await rs256({ jwk: { ...published, n: 'x' } }),
      'a link to keys': await rs256({ jku: 'https://evil.test/jwks.json' }),
      'an unknown key id': await rs256({ kid: randomUUID() }),
      'a NUL as key id': await rs256({ kid: '\0' }),
      'no key id': await rs256({ kid: undefined }),
      'other claims': `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
      'an id token': IdToken,
      nothing: '',
      'three dots': '...',
      'a long text': 'x'.repeat(100_000),
    };
    for (const [what, token] of Object.entries(forged)) {
      const answer = await ada.user(token).catch((error: unknown) => error);
      expect({ what, answer }).toMatchObject({
        what,
        answer: refusedAs('NotAuthorizedException', 'Invalid Access Token'),
      });
    }
  });

  it('of another issuer, client or time are refused although they are signed by our key', async () => {
    const ada = someone();
    const { AccessToken } = await ada.join();
    const { kid, key } = await service.running.app.get(SigningKeys, { strict: false }).current();
    const sign = (change: object) =>
      new SignJWT({ ...decodeJwt(AccessToken), ...change })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(key);
    const past = Math.floor(Date.now() / 1000) - 5;
    await expect(ada.user(await sign({}))).resolves.toBeDefined();
    await expect(ada.user(await sign({ exp: past }))).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', 'Access Token has expired'),
    );
    for (const change of [
      { iss: 'https://evil.test/local_Lectern1' },
      { client_id: 'other' },
      { token_use: 'id' },
      { origin_jti: 'x' },
    ])
      await expect(ada.user(await sign(change))).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
  });
});

const headerOf = (token: string): { kid: string } =>
  JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string };
