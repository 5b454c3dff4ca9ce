import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
const KEY_ID = 'bench';
export const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };

/** So many people at so many addresses that none comes near a limit. */
const PEOPLE = 2000;

/** One request of each person, as autocannon takes them. */
export function callers() {
  return Promise.all(
    Array.from({ length: PEOPLE }, async (_, i) => ({
      method: 'GET',
      path: '/api/push/key',
      headers: {
        authorization: `Bearer ${await token(`person-${i}`)}`,
        'x-forwarded-for': `10.0.${Math.floor(i / 250)}.${i % 250}`,
      },
    })),
  );
}

const token = (userId) =>
  new SignJWT({ token_use: 'access', client_id: 'lectern-web', origin_jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
    .setSubject(userId)
    .setIssuer('http://lectern.test/local_Lectern1')
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(privateKey);
