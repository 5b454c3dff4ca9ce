import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { subOf } from './pool-words.js';
import type { LecternUnderTest } from './lectern-under-test.js';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the journey checks answers field by field
  body: Record<string, any>;
  bytes: Buffer;
  headers: Headers;
}

async function read(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return {
    status: response.status,
    body: isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as Answer['body']) : {},
    bytes,
    headers: response.headers,
  };
}

/** Calls one action of the user-pool protocol. */
export async function pool(url: string, action: string, input: object): Promise<Answer> {
  const { identity } = (await (await fetch(`${url}/api/config`)).json()) as {
    identity: { userPoolClientId: string };
  };
  return read(
    await fetch(`${url}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify({ ClientId: identity.userPoolClientId, ...input }),
    }),
  );
}

export class Attorney {
  private constructor(
    private readonly url: string,
    readonly email: string,
    readonly token: string,
    readonly password: string,
  ) {}

  /** Signs up with a fresh address, confirms the mailed code and signs in. */
  static async join(lectern: LecternUnderTest, name = 'Ada Moss'): Promise<Attorney> {
    const email = `attorney-${randomUUID().slice(0, 8)}@firm.example`;
    const password = `Courtroom ${randomUUID()}`;
    const attributes = [
      { Name: 'email', Value: email },
      { Name: 'name', Value: name },
    ];
    const signedUp = await pool(lectern.url, 'SignUp', {
      Username: email,
      Password: password,
      UserAttributes: attributes,
    });
    if (signedUp.status !== 200)
      throw new Error(`sign-up: ${JSON.stringify(signedUp.body)} ${signedUp.bytes.toString()}`);
    const code = await lectern.codeFor(email);
    await pool(lectern.url, 'ConfirmSignUp', { Username: email, ConfirmationCode: code });
    const signedIn = await pool(lectern.url, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const token = (signedIn.body['AuthenticationResult'] as { AccessToken: string } | undefined)?.AccessToken;
    if (token === undefined) throw new Error(`sign-in: ${signedIn.bytes.toString()}`);
    return new Attorney(lectern.url, email, token, password);
  }

  /** The same person, at another address of the installation. */
  at(url: string): Attorney {
    return new Attorney(url, this.email, this.token, this.password);
  }

  get userId(): string {
    return subOf(this.token);
  }

  async call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
    return read(
      await fetch(`${this.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  }

  async upload(
    path: string,
    field: string,
    file: string,
    fields: Record<string, string> = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(field, new Blob([await readFile(file)]), basename(file));
    return read(
      await fetch(`${this.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}` },
        body: form,
      }),
    );
  }
}
