import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Environment } from '../config/environment.js';

/** DER around the 32 bytes of an Ed25519 private key (RFC 8410). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' });

const publicKey = (der: string): KeyObject =>
  createPublicKey({ key: Buffer.from(der, 'base64url'), format: 'der', type: 'spki' });

interface Statement {
  /** What kind of statement: one must not pass for another. */
  type: 'lectern-actor' | 'lectern-request';
  claims: Record<string, string | number>;
  seconds: number;
}

/** The Ed25519 keys of the services: what a service says of itself or of a user is signed, and everyone can check it. */
export class ServiceKeys {
  private constructor(
    private readonly privateKeyOf: (service: string) => KeyObject | undefined,
    private readonly publicKeyOf: (service: string) => KeyObject | undefined,
  ) {}

  /**
   * Keys of a service that runs alone: its own private key, the public keys of all.
   * @param own the 32 bytes of the private key in base64url
   * @param everybody `name=key` for each service, separated by commas; SPKI in base64url
   */
  static of(own: string, everybody: string): ServiceKeys {
    const mine = privateKey(Buffer.from(own, 'base64url'));
    const known = new Map(
      everybody.split(',').map((entry) => {
        const [name = '', key = ''] = entry.trim().split(/=(.*)/s);
        return [name, publicKey(key)] as const;
      }),
    );
    const isMine = (service: string): boolean => known.get(service)?.equals(createPublicKey(mine)) ?? false;
    return new ServiceKeys(
      (service) => (isMine(service) ? mine : undefined),
      (service) => known.get(service),
    );
  }

  /** Keys made from one secret: for services that share a process, or a developer's machine. */
  static derivedFrom(secret: () => string | Buffer): ServiceKeys {
    const keys = new Map<string, KeyObject>();
    const keyOf = (service: string): KeyObject => {
      let key = keys.get(service);
      if (key === undefined) {
        key = privateKey(Buffer.from(hkdfSync('sha256', secret(), '', `lectern service ${service}`, 32)));
        keys.set(service, key);
      }
      return key;
    };
    return new ServiceKeys(keyOf, (service) => createPublicKey(keyOf(service)));
  }

  /** Keys that nobody else has. */
  static random(): ServiceKeys {
    const secret = randomBytes(32);
    return ServiceKeys.derivedFrom(() => secret);
  }

  /** @throws Error when this process is not that service */
  async sign(service: string, { type, claims, seconds }: Statement): Promise<string> {
    const key = this.privateKeyOf(service);
    if (key === undefined) throw new Error(`This process has not the key of ${service}.`);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: type })
      .setIssuer(service)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key);
  }

  /** What a service has signed. @throws Error when it has not, or long ago */
  async verify(token: string, service: string, type: Statement['type']): Promise<Record<string, unknown>> {
    const key = this.publicKeyOf(service);
    if (key === undefined) throw new Error(`No key of ${service} is known.`);
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      issuer: service,
      typ: type,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: 30,
    });
    return payload;
  }
}

/** @throws Error when keys are missing where each service has its own */
export function serviceKeys(environment: Environment): ServiceKeys {
  const { NODE_ENV, RABBITMQ_URL, SERVICE_PUBLIC_KEYS } = environment;
  if (SERVICE_PUBLIC_KEYS !== undefined)
    return ServiceKeys.of(environment.secret('SERVICE_KEY'), SERVICE_PUBLIC_KEYS);
  if (NODE_ENV === 'production' && RABBITMQ_URL !== undefined)
    throw new Error('SERVICE_KEY and SERVICE_PUBLIC_KEYS must be set in production.');
  return ServiceKeys.derivedFrom(() => environment.secret('LINK_SECRET'));
}
