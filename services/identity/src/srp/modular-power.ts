import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  getDiffieHellman,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { Turns } from '../thread-pool/turns.js';

/** The 3072-bit prime of RFC 3526, group 15. */
export const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const exchange = promisify(diffieHellman);

/** Half of Node's four threads; the rest is for password hashes and files. */
const turns = new Turns(2, 300);

/**
 * base ^ exponent mod N by OpenSSL's Diffie-Hellman, in constant time, 2 to 6 ms in the thread pool. Keys are passed as DER,
 * because there OpenSSL recognizes the group; `createDiffieHellman` tests the prime anew at each call, which takes 1.5 s.
 * @throws when the base is not an element of the group that g = 2 generates; AppError unavailable when too many wait
 */
export async function power(base: bigint, exponent: bigint): Promise<bigint> {
  const result = await turns.take(() => exchange(keysFor(base, exponent)));
  return BigInt(`0x${result.toString('hex')}`);
}

/** The two keys whose exchange is base ^ exponent mod N. */
export function keysFor(base: bigint, exponent: bigint): { privateKey: KeyObject; publicKey: KeyObject } {
  const privateKey = createPrivateKey({
    key: sequence(integer(0n), algorithm, element(0x04, integer(exponent))),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey({
    key: sequence(algorithm, element(0x03, Buffer.from([0]), integer(base))),
    format: 'der',
    type: 'spki',
  });
  return { privateKey, publicKey };
}

// dhKeyAgreement of PKCS #3 with its two parameters.
const algorithm = sequence(Buffer.from('06092a864886f70d010301', 'hex'), sequence(integer(N), integer(2n)));

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, ...parts);
}

function integer(n: bigint): Buffer {
  const hex = n.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return element(0x02, Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex'));
}

/** One DER element: tag, length, contents. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), contents]);
}
