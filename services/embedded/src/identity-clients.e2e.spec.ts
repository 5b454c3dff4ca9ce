/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
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
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import { identityJs } from './journey/pool-clients.js';
import {
  apiStatus,
  nameOf,
  newAttorney,
  nextCode,
  otherThan,
  type PoolOfLectern,
  poolOf,
  subOf,
} from './journey/pool-words.js';

let lectern: LecternUnderTest;
let pool: PoolOfLectern;
let endpoint: string;
beforeAll(async () => {
  lectern = await openLectern();
  pool = await poolOf(lectern);
  endpoint = pool.endpoint;
}, 120_000);
afterAll(async () => {
  await lectern?.stop();
}, 60_000);

const profileStatus = (token: string, userId?: string) => apiStatus(lectern, token, userId);

describe('the AWS SDK', () => {
  const { email: Username, password: Password } = newAttorney();
  let client: CognitoIdentityProviderClient;
  let ClientId: string;
  let lastCode: string;
  beforeAll(() => {
    ClientId = pool.userPoolClientId;
    client = new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint, maxAttempts: 1 });
  });
  afterAll(() => client?.destroy());
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
    lastCode = code;
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
    await reset(await nextCode(lectern, Username, lastCode), changed);
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
