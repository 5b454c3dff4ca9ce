import type { Input, Output } from '@lectern/contracts/define';
import { identity, userDeleted } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { discardAvatar } from '../profile/discard-avatar.job.js';
import { ProfileEntity } from '../profile/profile.entity.js';
import { Profiles } from '../profile/profiles.js';
import { AccessTokens } from '../token/access-tokens.js';
import { TokenFamilies } from '../token/token-families.js';
import { UserEntity } from './user.entity.js';

type Operation = typeof identity.deleteUser;

@Controller()
export class DeleteUser {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly families: TokenFamilies,
    private readonly profiles: Profiles,
  ) {}

  @Handles(identity.deleteUser)
  async handle({ AccessToken }: Input<Operation>): Promise<Output<Operation>> {
    const { user } = await this.accessTokens.holder(AccessToken);
    const { id } = user;
    await this.database.transaction(async (tx) => {
      const { manager } = tx;
      // Who is being let in at this moment is waited for, and ended with the others.
      await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      await this.families.endAll(tx, id);
      await manager.query(`delete from code where subject = $1`, [id]);
      await manager.query(`delete from sign_in_failure where subject = $1`, [id]);
      await manager.query(`delete from challenge where user_id = $1`, [id]);
      await this.profiles.lock(manager, id);
      const profile = await manager.findOneBy(ProfileEntity, { userId: id });
      if (profile !== null && profile.avatarKey !== null)
        await tx.enqueue(discardAvatar, { key: profile.avatarKey });
      await manager.delete(ProfileEntity, { userId: id });
      await manager.delete(UserEntity, { id });
      await tx.publish(userDeleted, { userId: id });
    });
    return {};
  }
}
