import type { Environment } from '@lectern/platform/config/environment';
import { ENVIRONMENT } from '@lectern/platform/provide';
import { Module } from '@nestjs/common';
import { Codes } from './code/codes.js';
import { DiscardLetters } from './code/discard-letters.js';
import { MailLetters } from './code/mail-letters.js';
import { ChangePassword } from './password/change-password.js';
import { ConfirmForgotPassword } from './password/confirm-forgot-password.js';
import { ForgotPassword } from './password/forgot-password.js';
import { PasswordChanges } from './password/password-changes.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PasswordProof } from './password/password-proof.js';
import { Passwords } from './password/passwords.js';
import { ForeignPool } from './pool/foreign-pool.js';
import { GivenAnswers } from './pool/given-answers.js';
import { PoolConfig } from './pool/pool-config.js';
import { DeleteAvatar } from './profile/delete-avatar.js';
import { ExportRecords } from './profile/export-records.js';
import { GetAddress } from './profile/get-address.js';
import { GetProfile } from './profile/get-profile.js';
import { ProfileView } from './profile/profile-view.js';
import { Profiles } from './profile/profiles.js';
import { SaveProfile } from './profile/save-profile.js';
import { UploadAvatar } from './profile/upload-avatar.js';
import { AssociateSoftwareToken } from './second-factor/associate-software-token.js';
import { ReadSecondFactor } from './second-factor/read-second-factor.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { RenewRecoveryCodes } from './second-factor/renew-recovery-codes.js';
import { SetUserMfaPreference } from './second-factor/set-user-mfa-preference.js';
import { SoftwareTokens } from './second-factor/software-tokens.js';
import { TurnOffSecondFactor } from './second-factor/turn-off-second-factor.js';
import { TurnOnSecondFactor } from './second-factor/turn-on-second-factor.js';
import { VerifySoftwareToken } from './second-factor/verify-software-token.js';
import { SecretBox } from './secret/secret-box.js';
import { Attempts } from './sign-in/attempts.js';
import { Challenges } from './sign-in/challenges.js';
import { CodeSignIn } from './sign-in/code-sign-in.js';
import { EndOtherSignIns } from './sign-in/end-other-sign-ins.js';
import { EndSignIn } from './sign-in/end-sign-in.js';
import { GlobalSignOut } from './sign-in/global-sign-out.js';
import { InitiateAuth } from './sign-in/initiate-auth.js';
import { KnownDevices } from './sign-in/known-devices.js';
import { ListSignIns } from './sign-in/list-sign-ins.js';
import { PasswordSignIn } from './sign-in/password-sign-in.js';
import { RespondToAuthChallenge } from './sign-in/respond-to-auth-challenge.js';
import { SignIn } from './sign-in/sign-in.js';
import { SrpSignIn } from './sign-in/srp-sign-in.js';
import { ConfirmSignUp } from './sign-up/confirm-sign-up.js';
import { ResendConfirmationCode } from './sign-up/resend-confirmation-code.js';
import { SignUp } from './sign-up/sign-up.js';
import { AccessTokens } from './token/access-tokens.js';
import { GetTokensFromRefreshToken } from './token/get-tokens-from-refresh-token.js';
import { ListRevocations } from './token/list-revocations.js';
import { PublishKeys } from './token/publish-keys.js';
import { Refresh } from './token/refresh.js';
import { RefreshTokens } from './token/refresh-tokens.js';
import { RevokeToken } from './token/revoke-token.js';
import { SigningKeys } from './token/signing-keys.js';
import { TokenFamilies } from './token/token-families.js';
import { TokenIssuer } from './token/token-issuer.js';
import { DeleteAccount } from './user/delete-account.js';
import { DeleteUser } from './user/delete-user.js';
import { EndAccount } from './user/end-account.js';
import { GetUser } from './user/get-user.js';
import { UpdateUserAttributes } from './user/update-user-attributes.js';
import { Users } from './user/users.js';

const secretBox = {
  provide: SecretBox,
  inject: [ENVIRONMENT],
  useFactory: (environment: Environment) => new SecretBox(environment.secret('IDENTITY_SECRET')),
};

const secondFactor = [
  AssociateSoftwareToken,
  VerifySoftwareToken,
  SetUserMfaPreference,
  ReadSecondFactor,
  TurnOnSecondFactor,
  TurnOffSecondFactor,
  RenewRecoveryCodes,
];
const signIns = [ListSignIns, EndSignIn, EndOtherSignIns];
const atTheDoor = [SignUp, ConfirmSignUp, ResendConfirmationCode, InitiateAuth, RespondToAuthChallenge];
const tokens = [GetTokensFromRefreshToken, RevokeToken, GlobalSignOut, PublishKeys, ListRevocations];
const account = [GetUser, UpdateUserAttributes, DeleteUser, DeleteAccount];
const profile = [SaveProfile, GetProfile, ExportRecords, GetAddress, UploadAvatar, DeleteAvatar];
const password = [ChangePassword, ForgotPassword, ConfirmForgotPassword];
const proving = [PasswordHasher, Passwords, PasswordProof, PasswordChanges, Codes, Attempts, Challenges];
const signingIn = [
  SignIn,
  PasswordSignIn,
  SrpSignIn,
  CodeSignIn,
  KnownDevices,
  SoftwareTokens,
  RecoveryCodes,
];
const issuing = [SigningKeys, RefreshTokens, TokenFamilies, TokenIssuer, AccessTokens, Refresh];

@Module({
  controllers: [
    ...atTheDoor,
    ...secondFactor,
    ...signIns,
    ...tokens,
    ...account,
    ...profile,
    ...password,
    MailLetters,
    DiscardLetters,
  ],
  providers: [
    secretBox,
    PoolConfig,
    GivenAnswers,
    Users,
    EndAccount,
    ForeignPool,
    Profiles,
    ProfileView,
    ...proving,
    ...signingIn,
    ...issuing,
  ],
})
export class IdentityModule {}
