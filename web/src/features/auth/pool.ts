import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { appConfig } from '../../api/config.js';
import { configureIdentity } from '../../api/identity.js';
import { PoolError, type Registration } from './pool-error.js';

export const NOT_CONFIRMED =
  'Please verify your email address before signing in. Check your email for a verification code.';

/** @returns whether a code of the user's authenticator app is still to come */
export async function enter(email: string, password: string): Promise<'signed-in' | 'code-wanted'> {
  let codeWanted = false;
  await attempt('Sign in failed', async () => {
    const { identity } = await appConfig();
    const { isSignedIn, nextStep } = await signIn({
      username: email.trim(),
      password,
      options: { authFlowType: identity.authFlow },
    });
    if (isSignedIn) return;
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') throw new PoolError(NOT_CONFIRMED, true);
    codeWanted = nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE';
    if (!codeWanted)
      throw new PoolError('This account asks for a further sign-in step, which Lectern does not offer.');
  });
  return codeWanted ? 'code-wanted' : 'signed-in';
}

/** The second step of {@link enter}. A wrong code may be followed by another, for three minutes. */
export async function enterCode(code: string): Promise<void> {
  await attempt('The code was not taken', () => confirmSignIn({ challengeResponse: code.trim() }));
}

export async function register(form: Registration): Promise<void> {
  const attributes: Record<string, string> = { email: form.email.trim(), name: form.name.trim() };
  if (form.firm?.trim()) attributes['custom:firm'] = form.firm.trim();
  if (form.barNumber?.trim()) attributes['custom:bar_number'] = form.barNumber.trim();
  if (form.state) attributes['custom:state'] = form.state;
  await attempt('Sign up failed', () =>
    signUp({
      username: form.email.trim(),
      password: form.password,
      options: { userAttributes: { ...attributes } },
    }),
  );
}

export async function confirm(email: string, code: string): Promise<void> {
  await attempt('Confirmation failed', () =>
    confirmSignUp({ username: email.trim(), confirmationCode: code.trim() }),
  );
}

export async function resendCode(email: string): Promise<void> {
  await attempt('Failed to resend verification code', () => resendSignUpCode({ username: email.trim() }));
}

/** Asks for a code to set a new password; the answer is the same for any address. */
export async function requestReset(email: string): Promise<void> {
  await attempt('The code could not be sent', () => resetPassword({ username: email.trim() }));
}

export async function reset(email: string, code: string, newPassword: string): Promise<void> {
  await attempt('The password could not be changed', () =>
    confirmResetPassword({ username: email.trim(), confirmationCode: code.trim(), newPassword }),
  );
}

async function attempt(otherwise: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await configureIdentity();
    await action();
  } catch (error) {
    throw error instanceof PoolError ? error : poolError(error, otherwise);
  }
}

/** Maps what Amplify throws to sentences; other refusals keep the provider's own. */
export function poolError(error: unknown, otherwise: string): PoolError {
  if (!(error instanceof Error)) return new PoolError(otherwise);
  if (error.name === 'UserNotConfirmedException') return new PoolError(NOT_CONFIRMED, true);
  if (error.name === 'UserNotFoundException')
    return new PoolError('No account found with this email address.');
  if (error.name === 'NotAuthorizedException' && otherwise === 'Sign in failed') {
    return new PoolError('Invalid email or password. Please try again.');
  }
  if (error.name === 'CodeMismatchException' && otherwise === 'The code was not taken') {
    return new PoolError(
      'This code is not right, or not any more. Enter the one that the app shows now, or another recovery code.',
    );
  }
  if (error.name === 'SignInException' || /^Invalid session/.test(error.message)) {
    return new PoolError('The time for the code is over. Please sign in again.');
  }
  if (error.name === 'NetworkError' || /^\d{3}: /.test(error.message) || error instanceof TypeError) {
    return new PoolError('Lectern cannot be reached. Check your connection and try again.');
  }
  return new PoolError(error.message || otherwise);
}
