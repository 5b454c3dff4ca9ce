/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { randomUUID } from 'node:crypto';
import {
  AssociateSoftwareTokenCommand,
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
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import type { CognitoUser, CognitoUserSession, ICognitoStorage } from 'amazon-cognito-identity-js';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import { Authenticator } from './journey/authenticator.js';
import { identityJs } from './journey/pool-clients.js';
import {
  aMinuteLater,
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
    expect(await nameOf(signUp({}))).toBe('LimitExceededException');
    expect(await nameOf(signIn())).toBe('UserNotConfirmedException');
    const resend = () => client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
    const code = await lectern.codeFor(Username);
    lastCode = code;
    const confirm = (ConfirmationCode: string) =>
      client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    expect(await nameOf(confirm(otherThan(code)))).toBe('CodeMismatchException');
    await confirm(code);
    expect(await nameOf(confirm(code))).toBe('NotAuthorizedException');
    // Nobody is told that there is an account; its owner gets a letter.
    await aMinuteLater(lectern);
    expect(await nameOf(resend())).toBe('no refusal');
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

  it('associates an app, and is asked for its code', async () => {
    const { AccessToken } = await signIn();
    const { SecretCode } = await client.send(
      new AssociateSoftwareTokenCommand({ AccessToken: AccessToken! }),
    );
    const app = new Authenticator(SecretCode!);
    const verified = await client.send(
      new VerifySoftwareTokenCommand({ AccessToken: AccessToken!, UserCode: app.code() }),
    );
    expect(verified.Status).toBe('SUCCESS');
    const prefer = (Enabled: boolean) =>
      client.send(
        new SetUserMFAPreferenceCommand({
          AccessToken: AccessToken!,
          SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
        }),
      );
    await prefer(true);
    expect(await client.send(new GetUserCommand({ AccessToken: AccessToken! }))).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    const AuthParameters = { USERNAME: Username, PASSWORD: Password };
    const { ChallengeName, Session, AuthenticationResult } = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    );
    expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);
    const answer = (code: string) =>
      client.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session: Session!,
          ChallengeResponses: { USERNAME: Username, SOFTWARE_TOKEN_MFA_CODE: code },
        }),
      );
    expect(await nameOf(answer(app.wrongCode()))).toBe('CodeMismatchException');
    await app.nextStep(lectern);
    expect((await answer(app.code())).AuthenticationResult?.TokenType).toBe('Bearer');
    expect(await nameOf(answer(app.code()))).toBe('NotAuthorizedException');
    await prefer(false);
    await expect(signIn()).resolves.toBeDefined();
  });

  it('signs out everywhere, resets and deletes', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await client.send(new GlobalSignOutCommand({ AccessToken: here.AccessToken! }));
    for (const { AccessToken } of [here, there])
      await eventually(
        async () => expect(await profileStatus(AccessToken!, subOf(AccessToken!))).toBe(401),
        5000,
      );

    await aMinuteLater(lectern);
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
    const changed = `Changed ${randomUUID()}`;
    await call((done) => user.changePassword(password, changed, done as never));

    // The app: associated, verified and asked for.
    const secret = await new Promise<string>((associateSecretCode, onFailure) =>
      user.associateSoftwareToken({ associateSecretCode, onFailure }),
    );
    const app = new Authenticator(secret);
    await new Promise((onSuccess, onFailure) =>
      user.verifySoftwareToken(app.code(), 'phone', { onSuccess, onFailure }),
    );
    await call((done) =>
      user.setUserMfaPreference(null, { PreferredMfa: true, Enabled: true }, done as never),
    );
    const data = await call<{ PreferredMfaSetting: string }>((done) =>
      user.getUserData(done as never, { bypassCache: true }),
    );
    expect(data.PreferredMfaSetting).toBe('SOFTWARE_TOKEN_MFA');
    await new Promise<void>((resolve) => user.signOut(resolve));
    await eventually(async () => expect(await profileStatus(token, subOf(token))).toBe(401), 5000);

    await app.nextStep(lectern);
    const withCode = await new Promise<CognitoUserSession>((onSuccess, onFailure) =>
      user.authenticateUser(new identityJs.AuthenticationDetails({ Username: email, Password: changed }), {
        onSuccess: () => onFailure(new Error('No code was asked for.')),
        onFailure,
        totpRequired: () => user.sendMFACode(app.code(), { onSuccess, onFailure }, 'SOFTWARE_TOKEN_MFA'),
      }),
    );
    const second = withCode.getAccessToken().getJwtToken();
    expect(await profileStatus(second, subOf(second))).toBe(200);
    await new Promise((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure }));
    await eventually(async () => expect(await profileStatus(second, subOf(second))).toBe(401), 5000);
  }, 60_000);

  it('goes on from the storage of a browser, whose null for what it does not hold the client sends along', async () => {
    const { email: Username, password: Password } = newAttorney();
    const kept = new Map<string, string>();
    const missed = new Set<string>();
    const Storage = {
      getItem: (key: string): string | null => {
        if (!kept.has(key)) missed.add(key.split('.').at(-1)!);
        return kept.get(key) ?? null;
      },
      setItem: (key: string, value: string) => void kept.set(key, String(value)),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    } as unknown as ICognitoStorage;
    const { userPoolId: UserPoolId, userPoolClientId: ClientId } = pool;
    const Pool = new identityJs.CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage });
    await call((done) => Pool.signUp(Username, Password, [], null as never, done));
    const newUser = () => new identityJs.CognitoUser({ Username, Pool, Storage });
    const code = await lectern.codeFor(Username);
    await call((done) => newUser().confirmRegistration(code, true, done));
    const details = (secret: string) => new identityJs.AuthenticationDetails({ Username, Password: secret });
    const enter = (secret: string): Promise<CognitoUserSession> =>
      new Promise((onSuccess, onFailure) =>
        newUser().authenticateUser(details(secret), { onSuccess, onFailure }),
      );

    expect(kept.size).toBe(0);
    await enter(Password);
    // As after a reload: what is known is what was kept.
    const back = Pool.getCurrentUser()!;
    const session = await call<CognitoUserSession>((done) => back.getSession(done));
    missed.clear();
    const refreshed = await call<CognitoUserSession>((done) =>
      back.refreshSession(session.getRefreshToken(), done),
    );
    // Then it sends DEVICE_KEY: null.
    expect(missed).toContain('deviceKey');
    const token = refreshed.getAccessToken().getJwtToken();
    expect(await profileStatus(token, subOf(token))).toBe(200);

    const changed = `Changed ${randomUUID()}`;
    await call((done) => back.changePassword(Password, changed, done as never));
    await new Promise<void>((resolve) => back.signOut(resolve));
    await eventually(async () => expect(await profileStatus(token, subOf(token))).toBe(401), 5000);
    expect(Pool.getCurrentUser()).toBeNull();
    expect(await nameOf(enter(Password))).toBe('NotAuthorizedException');
    const again = (await enter(changed)).getAccessToken().getJwtToken();
    await new Promise((onSuccess, onFailure) => {
      const user = Pool.getCurrentUser()!;
      void user.getSession(() => user.globalSignOut({ onSuccess, onFailure }));
    });
    await eventually(async () => expect(await profileStatus(again, subOf(again))).toBe(401), 5000);
  }, 60_000);
});
