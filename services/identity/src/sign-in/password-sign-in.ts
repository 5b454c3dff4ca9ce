import { Injectable } from '@nestjs/common';
import type { SignInAnswer } from '@lectern/contracts/pool-shapes';
import { Passwords } from '../password/passwords.js';
import { wrongPassword } from '../pool/pool-refusal.js';
import type { Caller } from '../token/token-families.js';
import { Users } from '../user/users.js';
import { Attempts } from './attempts.js';
import { KnownDevices } from './known-devices.js';
import { SignIn } from './sign-in.js';

/** The flow in which the password itself is sent. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly users: Users,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly signIn: SignIn,
    private readonly devices: KnownDevices,
  ) {}

  async signInWith(username: string, password: string, caller: Caller): Promise<SignInAnswer> {
    const claimant = await this.users.claimant(username);
    const { user } = claimant;
    const subject = this.devices.subject(claimant, caller.device);
    await this.attempts.begin(subject);
    const isRight = await this.passwords.verify(user, password);
    if (user === null || !isRight) throw wrongPassword();
    await this.passwords.completeSrp(user, password);
    return this.signIn.admit(user, subject, caller);
  }
}
