import { z } from 'zod';
import { endingFact, fact, operation } from './define.js';
import {
  AuthenticationResult,
  SignInAnswer,
  attributes,
  clientId,
  codeDelivery,
  invocation,
  metadata,
  mfaSettings,
  username,
} from './pool-shapes.js';

/**
 * The user-pool protocol. Each operation names its action (`pool`); the gateway's identity endpoint finds it by the
 * `x-amz-target` header. A refusal is an AppError whose details are a {@link PoolRefusal}.
 */
export const PoolRefusal = z.object({ pool: z.string().describe('Exception name of the protocol') });

export const identity = {
  signUp: operation({
    name: 'identity.sign-up',
    access: 'public',
    pool: 'SignUp',
    input: z.object({
      Username: username,
      Password: z.string().optional(),
      UserAttributes: attributes.optional(),
      ClientMetadata: metadata,
      ClientId: clientId,
      ...invocation,
    }),
    output: z.object({
      UserSub: z.string(),
      UserConfirmed: z.boolean(),
      CodeDeliveryDetails: codeDelivery,
    }),
  }),
  confirmSignUp: operation({
    name: 'identity.confirm-sign-up',
    access: 'public',
    pool: 'ConfirmSignUp',
    input: z.object({
      Username: username,
      ConfirmationCode: z.string().max(64),
      ClientMetadata: metadata,
      ClientId: clientId,
      ...invocation,
    }),
    output: z.object({}),
  }),
  resendConfirmationCode: operation({
    name: 'identity.resend-confirmation-code',
    access: 'public',
    pool: 'ResendConfirmationCode',
    input: z.object({ Username: username, ClientMetadata: metadata, ClientId: clientId, ...invocation }),
    output: z.object({ CodeDeliveryDetails: codeDelivery }),
  }),
  initiateAuth: operation({
    name: 'identity.initiate-auth',
    access: 'public',
    pool: 'InitiateAuth',
    input: z.object({
      AuthFlow: z.string().max(64),
      AuthParameters: z.record(z.string(), z.string()),
      ClientMetadata: metadata,
      ClientId: clientId,
      ...invocation,
    }),
    output: SignInAnswer,
  }),
  respondToAuthChallenge: operation({
    name: 'identity.respond-to-auth-challenge',
    access: 'public',
    pool: 'RespondToAuthChallenge',
    input: z.object({
      ChallengeName: z.string().max(64),
      Session: z.string().max(2048).optional(),
      ChallengeResponses: z.record(z.string(), z.string()).optional(),
      ClientMetadata: metadata,
      ClientId: clientId,
      ...invocation,
    }),
    output: SignInAnswer,
  }),
  getTokensFromRefreshToken: operation({
    name: 'identity.get-tokens-from-refresh-token',
    access: 'public',
    pool: 'GetTokensFromRefreshToken',
    input: z.object({
      RefreshToken: z.string(),
      ClientId: clientId,
      DeviceKey: z.string().optional(),
      ClientMetadata: metadata,
      ...invocation,
    }),
    output: z.object({ AuthenticationResult }),
  }),
  revokeToken: operation({
    name: 'identity.revoke-token',
    access: 'public',
    pool: 'RevokeToken',
    input: z.object({ Token: z.string(), ClientId: clientId, ...invocation }),
    output: z.object({}),
  }),
  getUser: operation({
    name: 'identity.get-user',
    access: 'public',
    pool: 'GetUser',
    input: z.object({ AccessToken: z.string(), ...invocation }),
    output: z.object({
      Username: z.string(),
      UserAttributes: attributes,
      UserMFASettingList: z.array(z.literal('SOFTWARE_TOKEN_MFA')).optional(),
      PreferredMfaSetting: z.literal('SOFTWARE_TOKEN_MFA').optional(),
    }),
  }),
  updateUserAttributes: operation({
    name: 'identity.update-user-attributes',
    access: 'public',
    pool: 'UpdateUserAttributes',
    input: z.object({
      AccessToken: z.string(),
      UserAttributes: attributes,
      ClientMetadata: metadata,
      ...invocation,
    }),
    output: z.object({ CodeDeliveryDetailsList: z.array(codeDelivery) }),
  }),
  changePassword: operation({
    name: 'identity.change-password',
    access: 'public',
    pool: 'ChangePassword',
    input: z.object({
      AccessToken: z.string(),
      PreviousPassword: z.string(),
      ProposedPassword: z.string(),
      ...invocation,
    }),
    output: z.object({}),
  }),
  forgotPassword: operation({
    name: 'identity.forgot-password',
    access: 'public',
    pool: 'ForgotPassword',
    input: z.object({ Username: username, ClientMetadata: metadata, ClientId: clientId, ...invocation }),
    output: z.object({ CodeDeliveryDetails: codeDelivery }),
  }),
  confirmForgotPassword: operation({
    name: 'identity.confirm-forgot-password',
    access: 'public',
    pool: 'ConfirmForgotPassword',
    input: z.object({
      Username: username,
      ConfirmationCode: z.string().max(64),
      Password: z.string(),
      ClientMetadata: metadata,
      ClientId: clientId,
      ...invocation,
    }),
    output: z.object({}),
  }),
  globalSignOut: operation({
    name: 'identity.global-sign-out',
    access: 'public',
    pool: 'GlobalSignOut',
    input: z.object({ AccessToken: z.string(), ...invocation }),
    output: z.object({}),
  }),
  /** A new secret for an authenticator app; it counts once a code of it was verified. */
  associateSoftwareToken: operation({
    name: 'identity.associate-software-token',
    access: 'public',
    pool: 'AssociateSoftwareToken',
    input: z.object({ AccessToken: z.string(), ...invocation }),
    output: z.object({ SecretCode: z.string() }),
  }),
  verifySoftwareToken: operation({
    name: 'identity.verify-software-token',
    access: 'public',
    pool: 'VerifySoftwareToken',
    input: z.object({
      AccessToken: z.string(),
      UserCode: z.string().max(64),
      FriendlyDeviceName: z.string().max(256).optional(),
      ...invocation,
    }),
    output: z.object({ Status: z.literal('SUCCESS') }),
  }),
  setUserMfaPreference: operation({
    name: 'identity.set-user-mfa-preference',
    access: 'public',
    pool: 'SetUserMFAPreference',
    input: z.object({
      AccessToken: z.string(),
      SMSMfaSettings: mfaSettings,
      SoftwareTokenMfaSettings: mfaSettings,
      EmailMfaSettings: mfaSettings,
      ...invocation,
    }),
    output: z.object({}),
  }),
  deleteUser: operation({
    name: 'identity.delete-user',
    access: 'public',
    pool: 'DeleteUser',
    input: z.object({
      AccessToken: z.string(),
      /** Not of the protocol: in place of a sign-in that is fresh. */
      Password: z.string().optional(),
      ...invocation,
    }),
    output: z.object({}),
  }),
  /** The public keys, for whoever verifies tokens. Served at `/<poolId>/.well-known/jwks.json`. */
  jwks: operation({
    name: 'identity.publish-keys',
    access: 'internal',
    input: z.object({}),
    output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  /** Revocations that still matter, for a gateway that starts. */
  listRevocations: operation({
    name: 'identity.list-revocations',
    access: 'internal',
    input: z.object({}),
    output: z.array(z.object({ originJti: z.string(), until: z.iso.datetime() })),
  }),
};

export const userSignedUp = fact('identity.user-signed-up', z.object({ userId: z.string() }));
export const userConfirmed = fact(
  'identity.user-confirmed',
  z.object({ userId: z.string(), name: z.string() }),
);
export const tokensRevoked = endingFact(
  'identity.tokens-revoked',
  z.object({ originJti: z.string(), userId: z.string(), until: z.iso.datetime() }),
);
/** The account and everything of it in identity are gone; whoever keeps something of this user removes it. */
export const userDeleted = endingFact('identity.user-deleted', z.object({ userId: z.string() }));
