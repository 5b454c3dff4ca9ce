import type { Input, Output } from '@lectern/contracts/define';
import { identity } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { profileChanged } from '@lectern/contracts/profile';
import { refusal } from '../pool/pool-refusal.js';
import { ProfileEntity } from '../profile/profile.entity.js';
import { AccessTokens } from '../token/access-tokens.js';
import { readAttributes } from './user-attributes.rules.js';
import { UserEntity } from './user.entity.js';

type Operation = typeof identity.updateUserAttributes;

@Controller()
export class UpdateUserAttributes {
  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
  ) {}

  @Handles(identity.updateUserAttributes)
  async handle({ AccessToken, UserAttributes }: Input<Operation>): Promise<Output<Operation>> {
    const { user } = await this.accessTokens.holder(AccessToken);
    const attributes = readAttributes(UserAttributes);
    if ('problem' in attributes) throw refusal('InvalidParameterException', attributes.problem);
    // The address is the name of the account, and clients of this pool may not write it.
    if (attributes.email !== undefined && attributes.email !== user.email)
      throw refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
    const change = { ...attributes.values, updatedAt: new Date() };
    await this.database.transaction(async (tx) => {
      const { manager } = tx;
      await manager.update(UserEntity, { id: user.id }, change);
      await manager.update(ProfileEntity, { userId: user.id }, change);
      await tx.publish(profileChanged, { userId: user.id, name: change.name });
    });
    return { CodeDeliveryDetailsList: [] };
  }
}
