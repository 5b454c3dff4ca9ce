import { diffieHellman } from 'node:crypto';
import { keysFor, N } from './modular-power.js';

type Done = (error: Error | null, result: BigInteger) => void;
interface BigInteger {
  toString(radix: number): string;
  modPow(exponent: BigInteger, modulus: BigInteger, done: Done): void;
}
interface ClientHelper {
  N: BigInteger;
  getLargeAValue(done: (error: Error | null, A: BigInteger) => void): void;
  getPasswordAuthenticationKey(
    userId: string,
    password: string,
    B: BigInteger,
    salt: BigInteger,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}

// See services/identity/test-data/clients-environment.mjs.
declare const loadOutside: NodeJS.Require;
const Helper = loadOutside('amazon-cognito-identity-js/lib/AuthenticationHelper.js').default as new (
  poolName: string,
) => ClientHelper;
const Int = loadOutside('amazon-cognito-identity-js/lib/BigInteger.js').default as {
  new (hex: string, radix: number): BigInteger;
  prototype: BigInteger;
};

/**
 * Lets the client raise to powers by OpenSSL: its own multiplication takes half a second for each sign-in. Padding and hashing,
 * where implementations differ, stay the client's.
 */
export function speedUpPowers(): void {
  Int.prototype.modPow = function (this: BigInteger, exponent, _modulus, done) {
    // The client subtracts without reducing, so the base may be negative or larger than the modulus.
    const text = this.toString(16);
    const base = text.startsWith('-') ? -BigInt(`0x${text.slice(1)}`) : BigInt(`0x${text}`);
    const keys = keysFor(((base % N) + N) % N, BigInt(`0x${exponent.toString(16)}`));
    done(null, new Int(diffieHellman(keys).toString('hex'), 16));
  };
}

/** The SRP half of a browser: the code of amazon-cognito-identity-js, not a second copy of ours. */
export class SrpClient {
  private readonly helper: ClientHelper;
  readonly A: string;
  readonly N: string;

  constructor(poolName: string) {
    this.helper = new Helper(poolName);
    let A = '';
    this.helper.getLargeAValue((_error, value) => (A = value.toString(16)));
    this.A = A;
    this.N = this.helper.N.toString(16);
  }

  key(userId: string, password: string, { B, salt }: { B: string; salt: string }): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.helper.getPasswordAuthenticationKey(
        userId,
        password,
        new Int(B, 16),
        new Int(salt, 16),
        (error, key) => (error ? reject(error) : resolve(Buffer.from(key))),
      );
    });
  }
}
