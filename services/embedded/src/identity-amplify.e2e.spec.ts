/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { io } from 'socket.io-client';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import { Authenticator } from './journey/authenticator.js';
import { Amplify, amplify } from './journey/pool-clients.js';
import {
  aMinuteLater,
  apiStatus,
  nameOf,
  newAttorney,
  nextCode,
  otherThan,
  poolOf,
  subOf,
} from './journey/pool-words.js';

let lectern: LecternUnderTest;
beforeAll(async () => {
  lectern = await openLectern();
  const { endpoint, ...pool } = await poolOf(lectern);
  Amplify.configure({ Auth: { Cognito: { ...pool, userPoolEndpoint: endpoint } } });
}, 120_000);
afterAll(async () => {
  await lectern?.stop();
}, 60_000);

const profileStatus = (token: string, userId?: string) => apiStatus(lectern, token, userId);

describe('aws-amplify', () => {
  const { email, password } = newAttorney();
  const changed = `Changed ${randomUUID()}`;
  let lastCode: string;
  const tokens = async () => (await amplify.fetchAuthSession()).tokens!;

  it('signs up, is told of the missing confirmation, and confirms', async () => {
    const userAttributes = {
      email,
      name: 'Ada Moss',
      'custom:firm': 'Moss LLP',
      'custom:bar_number': '12',
      'custom:state': 'Ohio',
    };
    const signedUp = await amplify.signUp({ username: email, password, options: { userAttributes } });
    expect(signedUp).toMatchObject({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
    });
    expect(await nameOf(amplify.signUp({ username: email, password }))).toBe('LimitExceededException');
    expect((await amplify.signIn({ username: email, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    const first = await lectern.codeFor(email);
    await aMinuteLater(lectern);
    expect(await amplify.resendSignUpCode({ username: email })).toMatchObject({ deliveryMedium: 'EMAIL' });
    const code = await nextCode(lectern, email, first);
    expect(await nameOf(amplify.confirmSignUp({ username: email, confirmationCode: otherThan(code) }))).toBe(
      'CodeMismatchException',
    );
    const confirmed = await amplify.confirmSignUp({ username: email, confirmationCode: code });
    lastCode = code;
    expect(confirmed.isSignUpComplete).toBe(true);
  });

  it('signs in by SRP, its default, and gets tokens that the API takes', async () => {
    expect(await nameOf(amplify.signIn({ username: email, password: 'not the password' }))).toBe(
      'NotAuthorizedException',
    );
    expect(await amplify.signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    const { accessToken, idToken } = await tokens();
    const userId = subOf(accessToken.toString());
    expect(await amplify.getCurrentUser()).toMatchObject({ userId, username: userId });
    expect(await amplify.fetchUserAttributes()).toEqual({
      sub: userId,
      email,
      email_verified: 'true',
      name: 'Ada Moss',
      'custom:firm': 'Moss LLP',
      'custom:bar_number': '12',
      'custom:state': 'Ohio',
    });
    expect(await profileStatus(accessToken.toString(), userId)).toBe(200);
    expect(await profileStatus(accessToken.toString())).toBe(403);
    expect(await profileStatus(idToken!.toString(), userId)).toBe(401);
    expect(await nameOf(amplify.signIn({ username: email, password }))).toBe(
      'UserAlreadyAuthenticatedException',
    );
  });

  it('refreshes, changes attributes and password', async () => {
    const before = await tokens();
    await amplify.updateUserAttributes({ userAttributes: { 'custom:firm': 'Moss & Co' } });
    const after = (await amplify.fetchAuthSession({ forceRefresh: true })).tokens!;
    expect(after.accessToken.toString()).not.toBe(before.accessToken.toString());
    expect(after.idToken!.payload).toMatchObject({ 'custom:firm': 'Moss & Co' });
    expect((await amplify.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
    expect(await nameOf(amplify.updatePassword({ oldPassword: 'wrong', newPassword: changed }))).toBe(
      'NotAuthorizedException',
    );
    expect(await nameOf(amplify.updatePassword({ oldPassword: password, newPassword: 'password' }))).toBe(
      'InvalidPasswordException',
    );
    await amplify.updatePassword({ oldPassword: password, newPassword: changed });
    expect(
      await profileStatus((await tokens()).accessToken.toString(), subOf(after.accessToken.toString())),
    ).toBe(200);
  });

  it('signs out: the API refuses the old token and closes its socket within five seconds', async () => {
    const token = (await tokens()).accessToken.toString();
    const socket = io(lectern.url, { auth: { token }, transports: ['websocket'], reconnection: false });
    await eventually(() => expect(socket.connected).toBe(true));
    await amplify.signOut();
    await eventually(async () => expect(await profileStatus(token, subOf(token))).toBe(401), 5000);
    await eventually(() => expect(socket.connected).toBe(false), 5000);
    expect(await nameOf(amplify.getCurrentUser())).toBe('UserUnAuthenticatedException');
  });

  it('signs in with the password flow, out everywhere, resets the password and deletes the account', async () => {
    const options = { authFlowType: 'USER_PASSWORD_AUTH' as const };
    expect(await nameOf(amplify.signIn({ username: email, password, options }))).toBe(
      'NotAuthorizedException',
    );
    expect(await amplify.signIn({ username: email, password: changed, options })).toMatchObject({
      isSignedIn: true,
    });
    await amplify.signOut({ global: true });

    await aMinuteLater(lectern);
    expect((await amplify.resetPassword({ username: email })).nextStep.resetPasswordStep).toBe(
      'CONFIRM_RESET_PASSWORD_WITH_CODE',
    );
    const confirmationCode = await nextCode(lectern, email, lastCode);
    const reset = () =>
      amplify.confirmResetPassword({ username: email, confirmationCode, newPassword: password });
    await reset();
    expect(await nameOf(reset())).toBe('ExpiredCodeException');
    expect(await amplify.signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    await amplify.deleteUser();
    expect(await nameOf(amplify.signIn({ username: email, password }))).toBe('NotAuthorizedException');
  }, 60_000);

  it('sets up an authenticator app, and signs in with its codes by both flows', async () => {
    const { email: username, password: secret } = newAttorney();
    await amplify.signUp({ username, password: secret });
    await amplify.confirmSignUp({ username, confirmationCode: await lectern.codeFor(username) });
    await amplify.signIn({ username, password: secret });
    expect(await amplify.fetchMFAPreference()).toEqual({});
    expect(await nameOf(amplify.updateMFAPreference({ totp: 'PREFERRED' }))).toBe(
      'InvalidParameterException',
    );
    const app = new Authenticator((await amplify.setUpTOTP()).sharedSecret);
    expect(await nameOf(amplify.verifyTOTPSetup({ code: app.wrongCode() }))).toBe(
      'EnableSoftwareTokenMFAException',
    );
    await amplify.verifyTOTPSetup({ code: app.code() });
    await amplify.updateMFAPreference({ totp: 'PREFERRED' });
    expect(await amplify.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await amplify.signOut();

    const options = { authFlowType: 'USER_PASSWORD_AUTH' as const };
    for (const [step, flow] of [{}, { options }].entries()) {
      const { isSignedIn, nextStep } = await amplify.signIn({ username, password: secret, ...flow });
      expect([isSignedIn, nextStep.signInStep]).toEqual([false, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE']);
      // The code of the setup was used; a wrong one may be followed by a right one.
      expect(await nameOf(amplify.confirmSignIn({ challengeResponse: app.code() }))).toBe(
        'CodeMismatchException',
      );
      await app.nextStep(lectern);
      expect(await amplify.confirmSignIn({ challengeResponse: app.code() })).toMatchObject({
        isSignedIn: true,
      });
      expect(await profileStatus((await tokens()).accessToken.toString())).toBe(403);
      expect((await amplify.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
      if (step === 0) await amplify.signOut();
    }
    await amplify.updateMFAPreference({ totp: 'DISABLED' });
    await amplify.signOut();
    expect(await amplify.signIn({ username, password: secret })).toMatchObject({ isSignedIn: true });
    await amplify.signOut();
  }, 60_000);

  it('signs in by itself after the confirmation', async () => {
    const { email: username, password: secret } = newAttorney();
    const options = {
      userAttributes: { email: username },
      autoSignIn: { authFlowType: 'USER_PASSWORD_AUTH' as const },
    };
    await amplify.signUp({ username, password: secret, options });
    const confirmed = await amplify.confirmSignUp({
      username,
      confirmationCode: await lectern.codeFor(username),
    });
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    expect(await amplify.autoSignIn()).toMatchObject({ isSignedIn: true });
    await amplify.signOut();
  });
});
