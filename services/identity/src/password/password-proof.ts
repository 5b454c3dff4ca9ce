import { Injectable } from '@nestjs/common';
import { wrongPassword } from '../pool/pool-refusal.js';
import { Attempts } from '../sign-in/attempts.js';
import type { UserEntity } from '../user/user.entity.js';
import { Passwords } from './passwords.js';

/** The password asked for once more, of somebody who is signed in. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
  ) {}

  /** @throws AppError NotAuthorizedException */
  async assertOf(user: UserEntity, password: string): Promise<void> {
    if (!(await this.isOf(user, password))) throw wrongPassword();
  }

  /** Counted like an attempt to sign in. @throws AppError NotAuthorizedException after too many of them */
  async isOf(user: UserEntity, password: string): Promise<boolean> {
    await this.attempts.begin(user.id);
    if (!(await this.passwords.verify(user, password))) return false;
    await this.attempts.succeed(user.id);
    return true;
  }
}
