import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Signs up against a Lectern whose mail lies in its data folder, and answers with a function that calls its API. */
export async function joinLectern({ url, dataDir }) {
  const email = `bench-${randomUUID().slice(0, 8)}@firm.example`;
  const password = `Quiet river stone ${randomUUID()}`;
  const { identity } = await (await fetch(`${url}/api/config`)).json();
  const pool = async (action, input) => {
    const answer = await fetch(`${url}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify({ ClientId: identity.userPoolClientId, ...input }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${action}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const attributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Bench' },
  ];
  await pool('SignUp', { Username: email, Password: password, UserAttributes: attributes });
  await pool('ConfirmSignUp', { Username: email, ConfirmationCode: await codeFor(dataDir, email) });
  const signedIn = await pool('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  const token = signedIn.AuthenticationResult.AccessToken;
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes };
  };
}

async function codeFor(dataDir, email) {
  const outbox = join(dataDir, 'outbox');
  for (let tries = 0; tries < 200; tries++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const letter = await readFile(join(outbox, name), 'utf8').catch(() => '');
      const code = letter.includes(email) && /\b(\d{6})\b/.exec(letter.replace(/^.*?\r?\n\r?\n/s, ''))?.[1];
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code came for ${email}.`);
}
