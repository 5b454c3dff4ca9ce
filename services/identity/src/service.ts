import { identity } from '@lectern/contracts/identity';
import { profile } from '@lectern/contracts/profile';
import type { Service } from '@lectern/platform/service';
import { UserPool1763700000000 } from '../migrations/1763700000000-user-pool.js';
import { Avatar1763700000001 } from '../migrations/1763700000001-avatar.js';
import { sendCode, sendPasswordNotice } from './code/send-code.job.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { IdentityModule } from './identity.module.js';
import { discardAvatar } from './profile/discard-avatar.job.js';
import { ProfileEntity } from './profile/profile.entity.js';
import { TokenFamilyEntity } from './token/token-family.entity.js';
import { UserEntity } from './user/user.entity.js';

export const identityService: Service = {
  name: 'identity',
  module: IdentityModule,
  entities: [UserEntity, TokenFamilyEntity, ProfileEntity],
  migrations: [UserPool1763700000000, Avatar1763700000001],
  operations: [...Object.values(identity), ...Object.values(profile)],
  jobs: [sendCode, sendPasswordNotice, discardAvatar],
  housekeeping: HOUSEKEEPING,
};
