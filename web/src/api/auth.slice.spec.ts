import { describe, expect, it } from '@jest/globals';
import { authReducer, signedIn, signedOut, signInEnded } from './auth.slice.js';

const start = authReducer(undefined, { type: 'start' });
const user = { sub: 's', email: 'r@m.example', name: null, firm: null, barNumber: null, state: null };

describe('the end of a sign-in', () => {
  it('by itself is told apart from nobody having been signed in, however many calls are refused', () => {
    expect(authReducer(start, signInEnded()).expired).toBeUndefined();
    const ended = authReducer(authReducer(start, signedIn(user)), signInEnded());
    expect(authReducer(ended, signInEnded())).toEqual({
      status: 'unauthenticated',
      user: null,
      expired: true,
    });
  });

  it('that was asked for stays so when a late call is refused', () => {
    expect(authReducer(authReducer(start, signedOut()), signInEnded()).signedOut).toBe(true);
  });
});
