import { userDeleted } from '@lectern/contracts/identity';
import { forgetUser } from '@lectern/platform/database/gone-users';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Injectable } from '@nestjs/common';
import { discardLetters } from '../code/discard-letters.job.js';
import { sealAddresses } from '../code/discard-letters.js';
import { ProfileEntity } from '../profile/profile.entity.js';
import { SecretBox } from '../secret/secret-box.js';
import { TokenFamilies } from '../token/token-families.js';
import { UserEntity } from './user.entity.js';
import { Users } from './users.js';

/** The end of an account, wherever it was opened: everything of it here, and the fact by which everybody else deletes theirs. */
@Injectable()
export class EndAccount {
  constructor(
    private readonly families: TokenFamilies,
    private readonly users: Users,
    private readonly box: SecretBox,
  ) {}

  async within(tx: Transaction, userId: string): Promise<void> {
    const { manager } = tx;
    await forgetUser(manager, userId);
    const account = await this.users.lock(manager, userId);
    if (account !== null) {
      await this.families.endAll(tx, userId);
      await this.families.forgetWhose(tx, userId);
    }
    const profile = await manager.findOneBy(ProfileEntity, { userId });
    if (profile !== null && profile.avatarKey !== null) await tx.discardFile(profile.avatarKey);
    await manager.delete(ProfileEntity, { userId });
    if (account !== null) await this.users.remove(manager, userId);
    const addresses = addressesOf(account, profile);
    if (addresses.length > 0)
      await tx.enqueue(discardLetters, { sealed: sealAddresses(this.box, addresses) });
    await tx.publish(userDeleted, { userId });
  }
}

const addressesOf = (account: UserEntity | null, profile: ProfileEntity | null): string[] => [
  ...new Set([account?.email ?? '', profile?.email ?? ''].filter(Boolean)),
];
