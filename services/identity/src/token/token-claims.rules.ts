/** What both kinds of token say about one sign-in. */
export interface SignInClaims {
  issuer: string;
  clientId: string;
  userId: string;
  /** The sign-in; it stays the same over refreshes. */
  originJti: string;
  jti: string;
  eventId: string;
  /** Seconds since 1970: of the sign-in, of the issue, of the end. */
  signedInAt: number;
  issuedAt: number;
  expiresAt: number;
}

export interface Bearer {
  email: string;
  confirmedAt: Date | null;
  name: string;
  firm: string;
  barNumber: string;
  state: string;
}

const both = (claims: SignInClaims) => ({
  sub: claims.userId,
  iss: claims.issuer,
  origin_jti: claims.originJti,
  event_id: claims.eventId,
  auth_time: claims.signedInAt,
  iat: claims.issuedAt,
  exp: claims.expiresAt,
  jti: claims.jti,
});

/** Claims of an access token: no audience, no e-mail address. */
export const accessClaims = (claims: SignInClaims) => ({
  ...both(claims),
  token_use: 'access',
  client_id: claims.clientId,
  username: claims.userId,
  scope: 'aws.cognito.signin.user.admin',
});

/** Claims of an id token. Attributes that were never set are left out. */
export const idClaims = (
  claims: SignInClaims,
  { email, confirmedAt, name, firm, barNumber, state }: Bearer,
) => ({
  ...both(claims),
  token_use: 'id',
  aud: claims.clientId,
  'cognito:username': claims.userId,
  email,
  email_verified: confirmedAt !== null,
  ...(name && { name }),
  ...(firm && { 'custom:firm': firm }),
  ...(barNumber && { 'custom:bar_number': barNumber }),
  ...(state && { 'custom:state': state }),
});
