import { z } from 'zod';

// What several calls of the user-pool protocol have in common.

export const attributes = z
  .array(z.object({ Name: z.string().max(64), Value: z.string().max(2048) }))
  .max(50);
export const clientId = z.string().max(128);
export const username = z.string().max(320);
export const metadata = z.record(z.string(), z.string()).optional();
export const codeDelivery = z.object({
  Destination: z.string(),
  DeliveryMedium: z.literal('EMAIL'),
  AttributeName: z.literal('email'),
});
export const invocation = {
  /** `amz-sdk-invocation-id`: the same over the client's retries of one call. Set by the gateway. */
  invocationId: z.string().max(100).optional(),
  /** Address of the caller as the trusted hop saw it. Set by the gateway. */
  callerIp: z.string().max(64).optional(),
  /** What the caller's browser calls itself. Set by the gateway. */
  callerAgent: z.string().max(300).optional(),
  /** Mark of a device on which somebody signed in before, from its cookie. Set by the gateway. */
  device: z.string().max(200).optional(),
};

export const mfaSettings = z
  .object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() })
  .optional();

export const AuthenticationResult = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  RefreshToken: z.string().optional(),
  ExpiresIn: z.number().int(),
  TokenType: z.literal('Bearer'),
});

/** Tokens, or what is still to be proved. The gateway keeps `device` for itself and sets it as a cookie. */
export const SignInAnswer = z.object({
  AuthenticationResult: AuthenticationResult.optional(),
  ChallengeName: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
  Session: z.string().optional(),
  device: z.string().optional(),
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;
