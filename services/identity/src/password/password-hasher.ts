import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm. OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id. Every verification costs one hash, whether or not there is an account. */
@Injectable()
export class PasswordHasher {
  private readonly nobody = hash(randomBytes(32), PARAMETERS);

  hash(password: string): Promise<string> {
    return hash(password, PARAMETERS);
  }

  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.nobody), password);
    return matches && stored !== undefined;
  }
}
