import { randomUUID } from 'node:crypto';
import type { Installation } from './installation.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- the rows read answers field by field
  body: any;
}

/** What must not be found in any log. */
export const secrets = new Set<string>();

let people = 0;

/** One address on the internet, and what can be asked from it. */
export class Stranger {
  readonly address: string;
  readonly installation: Installation;

  constructor(installation: Installation) {
    this.installation = installation;
    people++;
    this.address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  }

  async send(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string | FormData | undefined } = {},
  ): Promise<Answer> {
    const answer = await fetch(`${this.installation.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': this.address, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }

  /** One call of the user-pool protocol. */
  pool(action: string, input: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', '/idp/', {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        ...headers,
      },
      body: JSON.stringify({ ClientId: 'lectern-web', ...input }),
    });
  }

  signIn(Username: string, Password: string, headers: Record<string, string> = {}): Promise<Answer> {
    const AuthParameters = { USERNAME: Username, PASSWORD: Password };
    return this.pool('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, headers);
  }
}

/** Somebody with an account, signed in. */
export class Person extends Stranger {
  readonly email = `p-${randomUUID().slice(0, 13)}@firm.example`;
  password = `gavel ${randomUUID()}`;
  userId = '';
  accessToken = '';
  idToken = '';
  refreshToken = '';
  deviceCookie = '';

  static async join(installation: Installation): Promise<Person> {
    const person = new Person(installation);
    const { email: Username, password: Password } = person;
    const signedUp = await person.pool('SignUp', { Username, Password });
    if (signedUp.status !== 200)
      throw new Error(`sign-up: ${signedUp.status} ${signedUp.text.slice(0, 300)}`);
    const code = await installation.codeFor(Username);
    const confirmed = await person.pool('ConfirmSignUp', { Username, ConfirmationCode: code });
    if (confirmed.status !== 200) throw new Error(`confirmation: ${confirmed.text.slice(0, 300)}`);
    await person.enter();
    return person;
  }

  /** Signs in (again). */
  async enter(): Promise<void> {
    const answer = await this.signIn(this.email, this.password);
    const tokens = answer.body?.AuthenticationResult;
    if (tokens === undefined) throw new Error(`sign-in: ${answer.text.slice(0, 300)}`);
    this.accessToken = tokens.AccessToken;
    this.idToken = tokens.IdToken;
    this.refreshToken = tokens.RefreshToken;
    this.deviceCookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    this.userId = JSON.parse(Buffer.from(tokens.AccessToken.split('.')[1], 'base64url').toString()).sub;
    for (const secret of [this.password, this.accessToken, this.idToken, this.refreshToken])
      secrets.add(secret);
  }

  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const authorization = `Bearer ${this.accessToken}`;
    if (body === undefined) return this.send(method, path, { headers: { authorization, ...headers } });
    if (body instanceof FormData)
      return this.send(method, path, { headers: { authorization, ...headers }, body });
    return this.send(method, path, {
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  upload(
    path: string,
    field: string,
    file: { bytes: string | Uint8Array<ArrayBuffer>; name: string; type: string },
    fields = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append(field, new Blob([file.bytes], { type: file.type }), file.name);
    return this.call('POST', path, form);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
