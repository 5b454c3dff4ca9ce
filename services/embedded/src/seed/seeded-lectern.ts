import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '@lectern/platform/database/connection';
import type { Environment } from '@lectern/platform/config/environment';
import { SEED_PASSWORD, type Person } from './people.rules.js';

const SETTLED_WITHIN_MS = 10 * 60_000;
const LOOK_EVERY_MS = 200;
const CODE = /\b(\d{6})\b/;

/** Somebody who is signed in. */
export interface Member extends Person {
  userId: string;
  token: string;
}

/** A running installation, as its members and its database see it. */
export class SeededLectern {
  constructor(
    private readonly address: string,
    private readonly database: Connection,
    private readonly environment: Environment,
  ) {}

  /** @throws Error with what was answered when it was refused */
  async call<T>(member: Member, method: string, path: string, body?: object | FormData): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${member.token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.slice(0, 300)}`);
    return (answer === '' ? null : JSON.parse(answer)) as T;
  }

  async pool<T>(action: string, input: object): Promise<T> {
    const response = await fetch(`${this.address}/idp/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      },
      body: JSON.stringify(input),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${action}: ${response.status} ${answer.slice(0, 300)}`);
    return JSON.parse(answer) as T;
  }

  /** Signs up with the code that was mailed, signs in, and fills in the profile. */
  async join(person: Person): Promise<Member> {
    const { email, name, firm, barNumber, state } = person;
    const client = { ClientId: this.environment.POOL_CLIENT_ID };
    const { UserSub: userId } = await this.pool<{ UserSub: string }>('SignUp', {
      ...client,
      Username: email,
      Password: SEED_PASSWORD,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: name },
      ],
    });
    const code = await this.codeFor(email);
    await this.pool('ConfirmSignUp', { ...client, Username: email, ConfirmationCode: code });
    const { AuthenticationResult } = await this.pool<{ AuthenticationResult: { AccessToken: string } }>(
      'InitiateAuth',
      {
        ...client,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: SEED_PASSWORD },
      },
    );
    const member = { ...person, userId, token: AuthenticationResult.AccessToken };
    await this.call(member, 'POST', '/api/user/profile', { email, name, firm, barNumber, state });
    return member;
  }

  /** Waits until every fact has been taken and no run is open; at the end also until every report was told of. */
  async settled(and: 'told' | null = null): Promise<void> {
    const until = Date.now() + SETTLED_WITHIN_MS;
    for (let quiet = 0; quiet < 2; quiet = (await this.isBusy(and === 'told')) ? 0 : quiet + 1) {
      if (Date.now() > until) throw new Error('The installation does not come to rest.');
      await delay(LOOK_EVERY_MS);
    }
  }

  private async isBusy(untilTold: boolean): Promise<boolean> {
    const { rows } = await this.database.query<{ schema: string }>(
      `select table_schema as schema from information_schema.tables where table_name = 'outbox'`,
    );
    const busy = rows.map(
      ({ schema }) => `exists (select from "${schema}".outbox)
        or exists (select from "${schema}".job_run where state in ('queued', 'running') and coalesce(run_at, now()) <= now())`,
    );
    if (untilTold) busy.push('exists (select from analysis.report where told = 0)');
    const answer = await this.database.query<{ busy: boolean }>(`select ${busy.join(' or ')} as busy`);
    return answer.rows[0]?.busy ?? false;
  }

  private async codeFor(email: string): Promise<string> {
    const folder = join(this.environment.dataDir, 'outbox');
    for (const until = Date.now() + 30_000; Date.now() < until; await delay(LOOK_EVERY_MS / 4)) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse().slice(0, 60)) {
        const letter = await readFile(join(folder, name), 'utf8');
        const body = letter.slice(letter.search(/\r?\n\r?\n/));
        const code = letter.includes(email) ? CODE.exec(body)?.[1] : undefined;
        if (code !== undefined) return code;
      }
    }
    throw new Error(`No letter came to ${email}.`);
  }
}
