import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js';
import { io } from 'socket.io-client';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import { Amplify, amplify, identityJs } from './journey/pool-clients.js';

interface PoolOfConfig {
  userPoolId: string;
  userPoolClientId: string;
}

let lectern: LecternUnderTest;
let pool: PoolOfConfig;
let endpoint: string;
beforeAll(async () => {
  lectern = await openLectern();
  endpoint = `${lectern.url}/idp/`;
  const config = (await (await fetch(`${lectern.url}/api/config`)).json()) as { identity: PoolOfConfig };
  pool = config.identity;
  Amplify.configure({ Auth: { Cognito: { ...pool, userPoolEndpoint: endpoint } } });
}, 120_000);
afterAll(async () => {
  await lectern?.stop();
}, 60_000);

const newAttorney = () => ({
  email: `${randomUUID().slice(0, 12)}@firm.example`,
  password: `Courtroom ${randomUUID()}`,
});
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
const profileStatus = async (token: string, userId = 'demo-user'): Promise<number> =>
  (
    await fetch(`${lectern.url}/api/user/profile/${userId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;
const subOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
const nameOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no refusal',
    (error: Error) => error.name,
  );

describe('aws-amplify', () => {
  const { email, password } = newAttorney();
  const changed = `Changed ${randomUUID()}`;
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
    expect(await nameOf(amplify.signUp({ username: email, password }))).toBe('UsernameExistsException');
    expect((await amplify.signIn({ username: email, password })).nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    await lectern.codeFor(email);
    expect(await amplify.resendSignUpCode({ username: email })).toMatchObject({ deliveryMedium: 'EMAIL' });
    const code = await lectern.codeFor(email);
    expect(await nameOf(amplify.confirmSignUp({ username: email, confirmationCode: otherThan(code) }))).toBe(
      'CodeMismatchException',
    );
    const confirmed = await eventually(async () =>
      amplify.confirmSignUp({ username: email, confirmationCode: await lectern.codeFor(email) }),
    );
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

    expect((await amplify.resetPassword({ username: email })).nextStep.resetPasswordStep).toBe(
      'CONFIRM_RESET_PASSWORD_WITH_CODE',
    );
    const code = await eventually(async () => {
      const newest = await lectern.codeFor(email);
      await amplify.confirmResetPassword({
        username: email,
        confirmationCode: newest,
        newPassword: password,
      });
      return newest;
    });
    expect(
      await nameOf(
        amplify.confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
      ),
    ).toBe('ExpiredCodeException');
    expect(await amplify.signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    await amplify.deleteUser();
    expect(await nameOf(amplify.signIn({ username: email, password }))).toBe('NotAuthorizedException');
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

describe('the AWS SDK', () => {
  const { email: Username, password: Password } = newAttorney();
  let client: CognitoIdentityProviderClient;
  let ClientId: string;
  beforeAll(() => {
    ClientId = pool.userPoolClientId;
    client = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint, maxAttempts: 1 });
  });
  const signIn = async (password = Password) => {
    const AuthParameters = { USERNAME: Username, PASSWORD: password };
    const command = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
    return (await client.send(command)).AuthenticationResult!;
  };

  it('receives the documented names while signing up', async () => {
    const signUp = (change: object) =>
      client.send(new SignUpCommand({ ClientId, Username, Password, ...change }));
    expect(await nameOf(signUp({ ClientId: 'other' }))).toBe('ResourceNotFoundException');
    expect(await nameOf(signUp({ Password: 'short' }))).toBe('InvalidPasswordException');
    expect(await nameOf(signUp({ Username: 'nobody' }))).toBe('InvalidParameterException');
    expect(await signUp({})).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' },
    });
    expect(await nameOf(signUp({}))).toBe('UsernameExistsException');
    expect(await nameOf(signIn())).toBe('UserNotConfirmedException');
    const resend = () => client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
    const code = await lectern.codeFor(Username);
    const confirm = (ConfirmationCode: string) =>
      client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    expect(await nameOf(confirm(otherThan(code)))).toBe('CodeMismatchException');
    await confirm(code);
    expect(await nameOf(confirm(code))).toBe('NotAuthorizedException');
    expect(await nameOf(resend())).toBe('InvalidParameterException');
  });

  it('refreshes in both spellings, and revokes', async () => {
    const first = await signIn();
    const second = (
      await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: first.RefreshToken! }))
    ).AuthenticationResult!;
    const AuthParameters = { REFRESH_TOKEN: second.RefreshToken! };
    const refresh = () =>
      client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }));
    const third = (await refresh()).AuthenticationResult!;
    const { AccessToken } = third;
    expect(await client.send(new GetUserCommand({ AccessToken }))).toMatchObject({
      Username: subOf(AccessToken!),
    });
    await client.send(new RevokeTokenCommand({ ClientId, Token: third.RefreshToken! }));
    expect(await nameOf(refresh())).toBe('NotAuthorizedException');
    expect(await nameOf(client.send(new GetUserCommand({ AccessToken })))).toBe('NotAuthorizedException');
  });

  it('signs out everywhere, resets and deletes', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await client.send(new GlobalSignOutCommand({ AccessToken: here.AccessToken! }));
    for (const { AccessToken } of [here, there])
      await eventually(
        async () => expect(await profileStatus(AccessToken!, subOf(AccessToken!))).toBe(401),
        5000,
      );

    await client.send(new ForgotPasswordCommand({ ClientId, Username }));
    const reset = (ConfirmationCode: string, password: string) =>
      client.send(
        new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: password }),
      );
    expect(await nameOf(reset('abcdef', Password))).toBe('CodeMismatchException');
    const changed = `Changed ${randomUUID()}`;
    await eventually(async () => reset(await lectern.codeFor(Username), changed));
    expect(await nameOf(signIn())).toBe('NotAuthorizedException');
    const { AccessToken } = await signIn(changed);
    await client.send(new DeleteUserCommand({ AccessToken: AccessToken! }));
    expect(await nameOf(signIn(changed))).toBe('NotAuthorizedException');
    await eventually(
      async () => expect(await profileStatus(AccessToken!, subOf(AccessToken!))).toBe(401),
      5000,
    );
  });
});

describe('amazon-cognito-identity-js', () => {
  const { email, password } = newAttorney();
  let user: CognitoUser;
  beforeAll(() => {
    const { userPoolId: UserPoolId, userPoolClientId: ClientId } = pool;
    const Pool = new identityJs.CognitoUserPool({ UserPoolId, ClientId, endpoint });
    user = new identityJs.CognitoUser({ Username: email, Pool });
  });
  const attempt = (secret: string): Promise<CognitoUserSession> =>
    new Promise((onSuccess, onFailure) =>
      user.authenticateUser(new identityJs.AuthenticationDetails({ Username: email, Password: secret }), {
        onSuccess,
        onFailure,
      }),
    );
  const call = <T>(
    start: (done: (error: Error | null | undefined, result?: T) => void) => void,
  ): Promise<T> =>
    new Promise((resolve, reject) =>
      start((error, result) => (error ? reject(error) : resolve(result as T))),
    );

  it('signs up, in by SRP and out', async () => {
    const attributes = [new identityJs.CognitoUserAttribute({ Name: 'email', Value: email })];
    const signUp = { ClientId: pool.userPoolClientId, UserPoolId: pool.userPoolId, endpoint };
    await call((done) =>
      new identityJs.CognitoUserPool(signUp).signUp(email, password, attributes, [], done),
    );
    expect(await nameOf(call((done) => user.confirmRegistration('abcdef', true, done)))).toBe(
      'CodeMismatchException',
    );
    const code = await lectern.codeFor(email);
    await call((done) => user.confirmRegistration(code, true, done));
    expect(await nameOf(attempt('not the password'))).toBe('NotAuthorizedException');

    const session = await attempt(password);
    expect(session.getIdToken().payload).toMatchObject({ email, email_verified: true });
    const refreshed = await call<CognitoUserSession>((done) =>
      user.refreshSession(session.getRefreshToken(), done),
    );
    const token = refreshed.getAccessToken().getJwtToken();
    expect(await profileStatus(token, subOf(token))).toBe(200);
    const known = await call<{ Name: string; Value: string }[]>((done) =>
      user.getUserAttributes(done as never),
    );
    expect(known.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['sub', 'email']));
    await new Promise((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));
    await eventually(async () => expect(await profileStatus(token, subOf(token))).toBe(401), 5000);
  }, 60_000);
});
