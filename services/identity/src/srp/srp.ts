import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@lectern/platform/errors/app-error';
import { N, power } from './modular-power.js';

// The 3072-bit group of RFC 3526 with g = 2, SHA-256, and the padding of Java's BigInteger.toByteArray, which the clients imitate.
const g = 2n;
const k = hashOf(pad(N), pad(g));
const HKDF_INFO = Buffer.concat([Buffer.from('Caldera Derived Key'), Buffer.from([1])]);
const MAX_HEX_DIGITS = 1024;

/** What is stored for one password: both in hex, without padding. */
export interface SrpRecord {
  salt: string;
  verifier: string;
}

/** The server's half of one exchange: B goes out in hex, the 16-byte key stays with the session. */
export interface SrpChallenge {
  B: string;
  key: Buffer;
}

/** What the client signs with the key both sides derived. */
export interface SrpClaim {
  poolName: string;
  userId: string;
  secretBlock: Buffer;
  timestamp: string;
}

/**
 * The salt and verifier of a password.
 * @param poolName the part of the pool id after the underscore
 * @param userId what is sent out as USER_ID_FOR_SRP
 */
export async function makeSrpRecord(poolName: string, userId: string, password: string): Promise<SrpRecord> {
  const salt = toInt(randomBytes(16));
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest('hex');
  const x = hashOf(pad(salt), identity);
  return { salt: salt.toString(16), verifier: (await power(g, x)).toString(16) };
}

/**
 * Answers the client's A (hex) with B and derives the key. Undefined when A is no element of the group: an A that is a multiple
 * of N would make the key independent of the password.
 */
export async function answerSrp(record: SrpRecord, srpA: string): Promise<SrpChallenge | undefined> {
  if (srpA.length > MAX_HEX_DIGITS || !/^[0-9a-f]+$/i.test(srpA)) return undefined;
  const A = BigInt(`0x${srpA}`);
  if (A === 0n || A >= N) return undefined;

  const v = BigInt(`0x${record.verifier}`);
  for (;;) {
    const b = toInt(randomBytes(32));
    const B = (k * v + (await power(g, b))) % N;
    const u = hashOf(pad(A), pad(B));
    if (b === 0n || B === 0n || u === 0n) continue;
    const S = await powerOrNothing((A * (await power(v, u))) % N, b);
    if (S === undefined) return undefined;
    const extracted = hmac(toBytes(pad(u)), toBytes(pad(S)));
    return { B: B.toString(16), key: hmac(extracted, HKDF_INFO).subarray(0, 16) };
  }
}

/** HMAC-SHA256 over pool name, user id, secret block and time, as the clients compute PASSWORD_CLAIM_SIGNATURE. */
export function signSrpClaim(key: Buffer, claim: SrpClaim): Buffer {
  const message = Buffer.concat([
    Buffer.from(claim.poolName),
    Buffer.from(claim.userId),
    claim.secretBlock,
    Buffer.from(claim.timestamp),
  ]);
  return hmac(key, message);
}

/** Compares a base64 signature in constant time. */
export function isSrpClaimSignedBy(key: Buffer, claim: SrpClaim, signature: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const expected = signSrpClaim(key, claim);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function powerOrNothing(base: bigint, exponent: bigint): Promise<bigint | undefined> {
  try {
    return await power(base, exponent);
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
}

function pad(n: bigint): string {
  const hex = evenHex(n);
  return /^[89a-f]/.test(hex) ? `00${hex}` : hex;
}

function evenHex(n: bigint): string {
  const hex = n.toString(16);
  return hex.length % 2 ? `0${hex}` : hex;
}

function hashOf(...hex: string[]): bigint {
  return toInt(
    createHash('sha256')
      .update(toBytes(hex.join('')))
      .digest(),
  );
}

function hmac(key: Buffer, message: Buffer): Buffer {
  return createHmac('sha256', key).update(message).digest();
}

function toBytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

function toInt(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
