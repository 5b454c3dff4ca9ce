import { describe, expect, it } from '@jest/globals';
import { accessClaims, idClaims } from './token-claims.rules.js';

const claims = {
  issuer: 'https://pool',
  clientId: 'web',
  userId: 'u',
  originJti: 'o',
  jti: 'j',
  eventId: 'e',
  signedInAt: 1,
  issuedAt: 2,
  expiresAt: 3,
};
const bearer = { email: 'a@b.com', confirmedAt: null, name: '', firm: '', barNumber: '', state: '' };
const BOTH = {
  sub: 'u',
  iss: 'https://pool',
  origin_jti: 'o',
  event_id: 'e',
  auth_time: 1,
  iat: 2,
  exp: 3,
  jti: 'j',
};

describe('what a token says', () => {
  it('of access has no audience and no address', () => {
    expect(accessClaims(claims)).toEqual({
      ...BOTH,
      token_use: 'access',
      client_id: 'web',
      username: 'u',
      scope: 'aws.cognito.signin.user.admin',
    });
  });

  it('of identity leaves out what was never set', () => {
    const bare = { ...BOTH, token_use: 'id', aud: 'web', 'cognito:username': 'u', email: 'a@b.com' };
    expect(idClaims(claims, bearer)).toEqual({ ...bare, email_verified: false });
    const whole = {
      ...bearer,
      confirmedAt: new Date(),
      name: 'Ada',
      firm: 'Moss',
      barNumber: '1',
      state: 'Ohio',
    };
    expect(idClaims(claims, whole)).toEqual({
      ...bare,
      email_verified: true,
      name: 'Ada',
      'custom:firm': 'Moss',
      'custom:bar_number': '1',
      'custom:state': 'Ohio',
    });
  });
});
