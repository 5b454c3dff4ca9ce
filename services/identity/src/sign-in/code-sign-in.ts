import type { SignInAnswer } from '@lectern/contracts/pool-shapes';
import { Injectable } from '@nestjs/common';
import { noSuchSession, refusal } from '../pool/pool-refusal.js';
import { SoftwareTokens } from '../second-factor/software-tokens.js';
import type { Caller } from '../token/token-families.js';
import { Users } from '../user/users.js';
import { Challenges } from './challenges.js';
import { SignIn } from './sign-in.js';

/** The second step of a sign-in: a code of the user's authenticator app. */
@Injectable()
export class CodeSignIn {
  constructor(
    private readonly challenges: Challenges,
    private readonly softwareTokens: SoftwareTokens,
    private readonly users: Users,
    private readonly signIn: SignIn,
  ) {}

  /** Whose code it is stands in the challenge; a wrong one may be followed by another. */
  async answer(session: string, responses: Record<string, string>, caller: Caller): Promise<SignInAnswer> {
    const code = responses['SOFTWARE_TOKEN_MFA_CODE'];
    if (code === undefined || code === '')
      throw refusal('InvalidParameterException', 'Missing required parameter SOFTWARE_TOKEN_MFA_CODE');
    const userId = await this.challenges.tryCode(session);
    const user = userId === undefined ? null : await this.users.byId(userId);
    if (user === null) throw noSuchSession();
    if (!(await this.softwareTokens.check(user.id, code)))
      throw refusal('CodeMismatchException', 'Invalid code received for user');
    // A change of the password ends its challenges; the account was read before, so that one in between is noticed.
    if (!(await this.challenges.finish(session))) throw noSuchSession();
    return this.signIn.complete(user, caller);
  }
}
