import { Injectable } from '@nestjs/common';
import { Passwords } from '../password/passwords.js';
import { wrongPassword } from '../pool/pool-refusal.js';
import type { Tokens } from '../token/token-issuer.js';
import { Users } from '../user/users.js';
import { Attempts } from './attempts.js';
import { SignIn } from './sign-in.js';

/** The flow in which the password itself is sent. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly users: Users,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly signIn: SignIn,
  ) {}

  async signInWith(username: string, password: string): Promise<Tokens> {
    const { user, subject } = await this.users.claimant(username);
    await this.attempts.begin(subject);
    const isRight = await this.passwords.verify(user, password);
    if (user === null || !isRight) throw wrongPassword();
    await this.passwords.completeSrp(user, password);
    return this.signIn.admit(user);
  }
}
