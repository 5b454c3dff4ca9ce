import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { AppError } from '@lectern/platform/errors/app-error';
import { accessToken, ISSUER, publicJwk, signedToken } from '../gateway.fixtures.js';
import { type KeySource, PoolKeys } from './pool-keys.js';
import { TokenVerifier } from './token-verifier.js';

const quiet = { info: () => undefined, warn: () => undefined };
const nothingRevoked = { includes: () => false };

/** What a minute of requests was answered with. */
type Answers = Record<string, number>;
const count = (answers: Answers, answer: string): number => (answers[answer] = (answers[answer] ?? 0) + 1);

const start = async (source: KeySource): Promise<TokenVerifier> => {
  const keys = new PoolKeys(source, quiet);
  await keys.load();
  return new TokenVerifier({ issuer: ISSUER, clientId: 'lectern-web' }, keys, nothingRevoked);
};
const ask = (verifier: TokenVerifier, token: string): Promise<string> =>
  verifier.verifyToken(token).then(
    () => 'in',
    (error: AppError) => error.code,
  );

describe('tokens whose key nobody knows', () => {
  let fetches = 0;
  let outage = false;
  let keys = [publicJwk];
  const fetchKeys = async (): Promise<{ keys: unknown }> => {
    fetches++;
    if (outage)
      throw AppError.fromWire({ code: 'unavailable', message: 'The identity service does not answer.' });
    return { keys };
  };
  const bus: KeySource = { jwksUri: 'http://lectern.test/keys', fetchKeys };
  const junk = (kid: string = randomUUID()): string => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'RS256', kid })}.${part({ sub: 'eve' })}.${part({})}`;
  };

  beforeEach(() => {
    [fetches, outage, keys] = [0, false, [publicJwk]];
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
  });
  afterEach(() => void jest.useRealTimers());

  /** One address at its limit of 1,200 requests a minute, and one person in between. */
  const quarterOfAnHour = async (verifier: TokenVerifier, token: string): Promise<[Answers, Answers]> => {
    const [strangers, person]: [Answers, Answers] = [{}, {}];
    for (let second = 0; second < 15 * 60; second++) {
      const kid = randomUUID();
      for (let i = 0; i < 20; i++) count(strangers, await ask(verifier, junk(i < 2 ? kid : undefined)));
      count(person, await ask(verifier, token));
      jest.setSystemTime(Date.now() + 1000);
    }
    return [strangers, person];
  };

  it('sign nobody out in a quarter of an hour, and cost five fetches a minute', async () => {
    const verifier = await start(bus);
    const [strangers, person] = await quarterOfAnHour(
      verifier,
      await accessToken('ada', { expiresIn: '1h' }),
    );
    expect(person).toEqual({ in: 900 });
    expect(Object.keys(strangers).sort()).toEqual(['unauthenticated', 'unavailable']);
    expect(fetches).toBeLessThanOrEqual(1 + 5 + 15 * 5);
  }, 60_000);

  it('sign nobody out while the keys cannot be fetched either', async () => {
    const verifier = await start(bus);
    outage = true;
    const [strangers, person] = await quarterOfAnHour(
      verifier,
      await accessToken('ada', { expiresIn: '1h' }),
    );
    expect(person).toEqual({ in: 900 });
    expect(strangers).toEqual({ unavailable: 18_000 });
  }, 60_000);

  it('sign nobody out of a pool elsewhere, which is asked over HTTP', async () => {
    const published: Server = createServer((_request, response) => {
      fetches++;
      response.end(JSON.stringify({ keys }));
    });
    await new Promise<void>((resolve) => published.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = published.address() as AddressInfo;
      const verifier = await start({ jwksUri: `http://127.0.0.1:${port}/.well-known/jwks.json` });
      const [, person] = await quarterOfAnHour(verifier, await accessToken('ada', { expiresIn: '1h' }));
      expect(person).toEqual({ in: 900 });
      expect(fetches).toBeLessThanOrEqual(1 + 5 + 15 * 5);
    } finally {
      published.close();
    }
  }, 60_000);

  it('are refused once it is known that there is no such key, and cannot be checked before', async () => {
    const verifier = await start(bus);
    const strangers = ['a', 'b', 'c', 'd', 'e', 'f'].map(junk);
    for (const stranger of strangers.slice(0, 5))
      expect(await ask(verifier, stranger)).toBe('unauthenticated');
    expect(await ask(verifier, strangers[5]!)).toBe('unavailable');
    expect(await ask(verifier, strangers[0]!)).toBe('unauthenticated');
    jest.setSystemTime(Date.now() + 12_000);
    expect(await ask(verifier, strangers[5]!)).toBe('unauthenticated');
    expect(await ask(verifier, strangers[5]!)).toBe('unauthenticated');
    expect(fetches).toBe(1 + 5 + 1);
  });

  it('are let in when the pool has the key by now, and out when it has it no longer', async () => {
    keys = [{ ...publicJwk, kid: 'older' }];
    const verifier = await start(bus);
    keys = [publicJwk];
    expect(await ask(verifier, await accessToken('ada'))).toBe('in');
    expect(await ask(verifier, await accessToken('ada', { header: { kid: 'older' } }))).toBe(
      'unauthenticated',
    );
  });

  it('wait for a pool that has not answered yet', async () => {
    outage = true;
    const verifier = await start(bus);
    const token = await accessToken('ada');
    expect(await ask(verifier, token)).toBe('unavailable');
    outage = false;
    expect(await Promise.all([ask(verifier, token), ask(verifier, token)])).toEqual(['in', 'in']);
  });
});

it('tokens that are checked at the same time stay each with its own caller', async () => {
  const verifier = await start({ jwksUri: '', fetchKeys: async () => ({ keys: [publicJwk] }) });
  const names = Array.from({ length: 20 }, (_, i) => `user-${i}`);
  const tokens = await Promise.all(names.map((name) => accessToken(name)));
  const checked = await Promise.all(tokens.map((token) => verifier.verifyToken(token)));
  expect(checked.map(({ actor }) => actor.userId)).toEqual(names);
});

describe('a token that the pool has signed', () => {
  const claims = {
    sub: 'ada',
    iss: ISSUER,
    token_use: 'access',
    client_id: 'lectern-web',
    exp: Math.floor(Date.now() / 1000) + 600,
  };
  const asked = async (changed: Record<string, unknown>): Promise<string> => {
    const verifier = await start({ jwksUri: '', fetchKeys: async () => ({ keys: [publicJwk] }) });
    return ask(verifier, await signedToken({ ...claims, ...changed }));
  };

  it('is taken with all the claims that matter', async () => {
    expect(await asked({})).toBe('in');
  });

  it.each(Object.keys(claims))('is refused without %s', async (claim) => {
    expect(await asked({ [claim]: undefined })).toBe('unauthenticated');
  });

  it.each<[string, unknown]>([
    ['sub', ''],
    ['sub', 7],
    ['iss', `${ISSUER}/`],
    ['iss', [ISSUER, 'https://evil.example']],
    ['token_use', 'id'],
    ['client_id', ['lectern-web']],
    ['client_id', 'another'],
    ['exp', Math.floor(Date.now() / 1000) - 60],
    ['exp', 'never'],
    ['nbf', Math.floor(Date.now() / 1000) + 600],
    ['origin_jti', { a: 1 }],
  ])('is refused with the %s %j', async (claim, value) => {
    expect(await asked({ [claim]: value })).toBe('unauthenticated');
  });
});

describe('revoked sign-ins', () => {
  it('that are not known yet leave every token unchecked, which signs nobody out', async () => {
    const keys = new PoolKeys({ jwksUri: '', fetchKeys: async () => ({ keys: [publicJwk] }) }, quiet);
    const unknown = {
      includes: () => {
        throw AppError.fromWire({ code: 'unavailable', message: 'Not known yet.' });
      },
    };
    const verifier = new TokenVerifier({ issuer: ISSUER, clientId: 'lectern-web' }, keys, unknown);
    expect(await ask(verifier, await accessToken('ada'))).toBe('unavailable');
  });
});
