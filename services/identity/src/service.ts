import { account } from '@lectern/contracts/account';
import { identity } from '@lectern/contracts/identity';
import type { Operation } from '@lectern/contracts/define';
import { exportRecords } from '@lectern/contracts/export-records';
import { profile } from '@lectern/contracts/profile';
import { secondFactor } from '@lectern/contracts/second-factor';
import { signIns } from '@lectern/contracts/sign-ins';
import type { Service } from '@lectern/platform/service';
import { UserPool1763700000000 } from '../migrations/1763700000000-user-pool.js';
import { Avatar1763700000001 } from '../migrations/1763700000001-avatar.js';
import { SignInSecurity1763800000000 } from '../migrations/1763800000000-sign-in-security.js';
import { RecoveryCodes1763812000000 } from '../migrations/1763812000000-recovery-codes.js';
import { DiscardedAvatars1763795100000 } from '../migrations/1763795100000-discarded-avatars.js';
import { FileColumns1763795000000 } from '../migrations/1763795000000-file-columns.js';
import { discardLetters } from './code/discard-letters.job.js';
import {
  sendCode,
  sendPasswordNotice,
  sendSecondFactorNotice,
  sendSignUpNotice,
} from './code/send-code.job.js';
import { HOUSEKEEPING } from './housekeeping.js';
import { IdentityModule } from './identity.module.js';
import { ProfileEntity } from './profile/profile.entity.js';
import { TokenFamilyEntity } from './token/token-family.entity.js';
import { UserEntity } from './user/user.entity.js';

export const identityService: Service = {
  name: 'identity',
  module: IdentityModule,
  entities: [UserEntity, TokenFamilyEntity, ProfileEntity],
  migrations: [
    UserPool1763700000000,
    Avatar1763700000001,
    SignInSecurity1763800000000,
    FileColumns1763795000000,
    DiscardedAvatars1763795100000,
    RecoveryCodes1763812000000,
  ],
  operations: [
    ...[identity, profile, account, signIns, secondFactor].flatMap((group) =>
      Object.values<Operation>(group),
    ),
    exportRecords.identity,
  ],
  needs: ['files', 'mail'],
  jobs: [sendCode, sendPasswordNotice, sendSecondFactorNotice, sendSignUpNotice, discardLetters],
  housekeeping: HOUSEKEEPING,
};
