import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../thread-pool/turns.js';

// argon2id is the library's default algorithm. OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords with argon2id. Every verification costs one hash, whether or not there is an account. */
@Injectable()
export class PasswordHasher {
  /** Each takes 19 MiB and a thread. */
  private readonly turns = new Turns(2, 300);
  private readonly nobody = hash(randomBytes(32), PARAMETERS);

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, PARAMETERS));
  }

  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const judged = stored ?? (await this.nobody);
    const matches = await this.turns.take(() => verify(judged, password));
    return matches && stored !== undefined;
  }
}
