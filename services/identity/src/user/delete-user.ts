import type { Input, Output } from '@lectern/contracts/define';
import { identity, userDeleted } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { PasswordProof } from '../password/password-proof.js';
import { ProfileEntity } from '../profile/profile.entity.js';
import { Profiles } from '../profile/profiles.js';
import { AccessTokens } from '../token/access-tokens.js';
import { TokenFamilies } from '../token/token-families.js';
import { UserEntity } from './user.entity.js';
import { Users } from './users.js';

type Operation = typeof identity.deleteUser;

@Controller()
export class DeleteUser {
  // oxlint-disable-next-line eslint/max-params -- everything of an account
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly families: TokenFamilies,
    private readonly profiles: Profiles,
    private readonly users: Users,
    private readonly proof: PasswordProof,
  ) {}

  /** Whoever finds an open browser deletes nothing: it takes the password, or a sign-in of the last ten minutes. */
  @Handles(identity.deleteUser)
  async handle({ AccessToken, Password }: Input<Operation>): Promise<Output<Operation>> {
    const holder = await this.accessTokens.holder(AccessToken);
    const { user } = holder;
    if (Password === undefined) this.accessTokens.assertFresh(holder);
    else await this.proof.assertOf(user, Password);
    const { id } = user;
    await this.database.transaction(async (tx) => {
      const { manager } = tx;
      // Who is being let in at this moment is waited for, and ended with the others.
      await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      await this.families.endAll(tx, id);
      await this.profiles.lock(manager, id);
      const profile = await manager.findOneBy(ProfileEntity, { userId: id });
      if (profile !== null && profile.avatarKey !== null) await tx.discardFile(profile.avatarKey);
      await manager.delete(ProfileEntity, { userId: id });
      await this.users.remove(manager, id);
      await tx.publish(userDeleted, { userId: id });
    });
    return {};
  }
}
