import { describe, expect, it, jest } from '@jest/globals';

// Only the mapping is tested here; the browser journey uses the real client.
jest.unstable_mockModule('aws-amplify/auth', () => ({
  confirmResetPassword: null,
  confirmSignIn: null,
  confirmSignUp: null,
  resetPassword: null,
  resendSignUpCode: null,
  signIn: null,
  signUp: null,
  fetchAuthSession: null,
  signOut: null,
}));
jest.unstable_mockModule('aws-amplify', () => ({ Amplify: null }));
const { poolError } = await import('./pool.js');

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what the user pool refuses', () => {
  it.each([
    [
      'UserNotConfirmedException',
      'Please verify your email address before signing in. Check your email for a verification code.',
    ],
    ['NotAuthorizedException', 'Invalid email or password. Please try again.'],
    ['UserNotFoundException', 'No account found with this email address.'],
  ])('says %s in the words of the specification', (name, sentence) => {
    expect(poolError(named(name, 'raw'), 'Sign in failed').message).toBe(sentence);
  });

  it('keeps the provider’s sentence otherwise, and has one when there is none', () => {
    const mismatch = named('CodeMismatchException', 'Invalid verification code provided, please try again.');
    expect(poolError(mismatch, 'Confirmation failed').message).toBe(mismatch.message);
    expect(poolError(named('Unknown', ''), 'Sign up failed').message).toBe('Sign up failed');
    expect(poolError('?', 'Sign up failed').message).toBe('Sign up failed');
  });

  it('says what is wrong with a code of the app', () => {
    const words = (name: string, message: string) =>
      poolError(named(name, message), 'The code was not taken').message;
    expect(words('CodeMismatchException', 'Invalid code received for user')).toMatch(/shows now/);
    expect(words('NotAuthorizedException', 'Invalid session for the user.')).toMatch(/sign in again/);
    expect(words('NotAuthorizedException', 'Password attempts exceeded')).toBe('Password attempts exceeded');
  });

  it('does not call an outage a wrong password', () => {
    expect(
      poolError(named('NetworkError', 'A network error has occurred.'), 'Sign in failed').message,
    ).toMatch(/cannot be reached/);
    expect(poolError(new Error('503: Service Unavailable'), 'Sign in failed').message).toMatch(
      /cannot be reached/,
    );
  });
});
