import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import { newAttorney, subOf } from './journey/pool-words.js';

// A second installation has the accounts; the first one knows it as a pool elsewhere, by configuration alone.
let pool: LecternUnderTest;
let lectern: LecternUnderTest;
beforeAll(async () => {
  pool = await openLectern({ POOL_ID: 'elsewhere_Firm1', POOL_CLIENT_ID: 'lectern-at-the-firm' });
  lectern = await openLectern({
    COGNITO_USER_POOL_ID: 'elsewhere_Firm1',
    COGNITO_CLIENT_ID: 'lectern-at-the-firm',
    COGNITO_ENDPOINT: `${pool.url}/idp/`,
    COGNITO_ISSUER: `${pool.url}/elsewhere_Firm1`,
  });
}, 180_000);
afterAll(async () => {
  await Promise.all([lectern?.stop(), pool?.stop()]);
}, 60_000);

/** A call of the protocol, to the address that the installation tells its browsers. */
async function tryPool(action: string, body: object): Promise<Response> {
  const { identity } = (await (await fetch(`${lectern.url}/api/config`)).json()) as {
    identity: { userPoolEndpoint: string };
  };
  return fetch(identity.userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: 'lectern-at-the-firm', ...body }),
  });
}

async function callPool<T>(action: string, body: object): Promise<T> {
  const answer = await tryPool(action, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function member() {
  const { email, password } = newAttorney();
  await callPool('SignUp', {
    Username: email,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada Moss' },
    ],
  });
  await callPool('ConfirmSignUp', { Username: email, ConfirmationCode: await pool.codeFor(email) });
  const { AuthenticationResult } = await callPool<{ AuthenticationResult: { AccessToken: string } }>(
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } },
  );
  return {
    email,
    password,
    token: AuthenticationResult.AccessToken,
    userId: subOf(AuthenticationResult.AccessToken),
  };
}

const ask = (token: string, method: string, path: string, body?: object | FormData) =>
  fetch(`${lectern.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : body && JSON.stringify(body),
  });

describe('with the accounts in a pool elsewhere', () => {
  it('tells browsers where it is, and answers no protocol of its own', async () => {
    const config = await (await fetch(`${lectern.url}/api/config`)).json();
    expect(config).toMatchObject({
      identity: { own: false, userPoolId: 'elsewhere_Firm1', userPoolEndpoint: `${pool.url}/idp/` },
    });
    expect((await fetch(`${lectern.url}/idp/`, { method: 'POST' })).status).toBe(404);
    const page = await fetch(`${lectern.url}/`);
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${pool.url};`);
  });

  it('keeps profile and picture, which the next sign-in does not overwrite', async () => {
    const { email, token, userId } = await member();
    const signedIn = () =>
      ask(token, 'POST', '/api/user/profile', { initial: true, userId, email, name: 'Ada Moss' });
    expect((await signedIn()).status).toBe(200);
    expect(
      (await ask(token, 'POST', '/api/user/profile', { name: 'Ada M. Moss', firm: 'Moss' })).status,
    ).toBe(200);
    expect((await signedIn()).status).toBe(200);
    const picture = new FormData();
    const bytes = await readFile('services/identity/test-data/avatars/portrait.png');
    picture.set('avatar', new Blob([bytes], { type: 'image/png' }), 'photo.png');
    expect((await ask(token, 'POST', '/api/user/avatar', picture)).status).toBe(200);
    const shown = await (await ask(token, 'GET', `/api/user/profile/${userId}`)).json();
    expect(shown).toMatchObject({ email, name: 'Ada M. Moss', firm: 'Moss' });
    const { avatarUrl } = shown as { avatarUrl: string };
    expect((await fetch(lectern.url + avatarUrl)).headers.get('content-type')).toBe('image/png');
  });

  it('refuses who is not signed in there, and the profile of another', async () => {
    const { token, userId } = await member();
    expect((await ask('no.token.atall', 'GET', `/api/user/profile/${userId}`)).status).toBe(401);
    expect((await ask(token, 'GET', `/api/user/profile/${randomUUID()}`)).status).toBe(403);
  });

  it('deletes the account there too, with the token of a fresh sign-in of the caller alone', async () => {
    const [leaver, other] = [await member(), await member()];
    const { email, password, token, userId } = leaver;
    await ask(token, 'POST', '/api/user/profile', { initial: true, userId, email, name: 'Ada Moss' });
    const remove = (body: object) => ask(token, 'POST', '/api/user/account/deletion', body);
    expect((await remove({})).status).toBe(400);
    expect((await remove({ accessToken: other.token })).status).toBe(400);
    expect((await remove({ accessToken: token })).status).toBe(204);
    expect((await ask(token, 'POST', '/api/user/profile', { name: 'Back again' })).status).toBe(404);
    const again = await tryPool('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    expect(await again.json()).toMatchObject({ __type: 'NotAuthorizedException' });
    // Whoever is only a namesake of the same pool stays.
    expect((await ask(other.token, 'GET', '/api/sessions')).status).toBe(200);
  });
});
