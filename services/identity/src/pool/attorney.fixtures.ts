import { randomUUID } from 'node:crypto';
import { identity } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import type { ServiceUnderTest } from '@lectern/testing/test-service';
import type { Tokens } from '../token/token-issuer.js';

export const ClientId = 'lectern-web';

/** A fresh address and password, and the calls that somebody makes with them. */
export class AttorneyAtTheDoor {
  readonly email = `attorney-${randomUUID().slice(0, 12)}@firm.example`;
  password = `Courtroom ${randomUUID()}`;

  constructor(private readonly service: Pick<ServiceUnderTest, 'ask' | 'letters'>) {}

  signUp(attributes: Record<string, string> = { name: 'Ada Moss' }) {
    return this.service.ask(
      identity.signUp,
      {
        ClientId,
        Username: this.email,
        Password: this.password,
        UserAttributes: Object.entries({ email: this.email, ...attributes }).map(([Name, Value]) => ({
          Name,
          Value,
        })),
      },
      null,
    );
  }

  /** The newest code in a letter to this address, once there are `letters` with codes. */
  code(letters = 1): Promise<string> {
    return eventually(() => {
      const codes = this.service.letters.filter(
        ({ to, codeForLog }) => to === this.email && codeForLog !== undefined,
      );
      if (codes.length < letters) throw new Error(`${codes.length} letters to ${this.email}`);
      return codes.at(-1)!.codeForLog!;
    });
  }

  confirm(code: string) {
    return this.service.ask(
      identity.confirmSignUp,
      { ClientId, Username: this.email, ConfirmationCode: code },
      null,
    );
  }

  async signIn(password = this.password): Promise<Tokens> {
    const answer = await this.service.ask(
      identity.initiateAuth,
      {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: this.email, PASSWORD: password },
      },
      null,
    );
    return answer.AuthenticationResult!;
  }

  /** Signed up, confirmed and signed in. */
  async join(): Promise<Tokens> {
    await this.signUp();
    await this.confirm(await this.code());
    return this.signIn();
  }

  refresh(RefreshToken: string): Promise<Tokens> {
    return this.service
      .ask(identity.getTokensFromRefreshToken, { ClientId, RefreshToken }, null)
      .then(({ AuthenticationResult }) => AuthenticationResult);
  }

  user(AccessToken: string) {
    return this.service.ask(identity.getUser, { AccessToken }, null);
  }
}

/** How a refusal arrives: under its protocol name. */
export const refusedAs = (pool: string, message?: string | RegExp) => ({
  code: 'unprocessable',
  details: { pool },
  ...(message !== undefined && { message: typeof message === 'string' ? message : expectMatch(message) }),
});

const expectMatch = (pattern: RegExp): unknown => ({
  asymmetricMatch: (actual: string) => pattern.test(actual),
  toString: () => `matches ${pattern}`,
});

/** How often each way out was taken: `in`, or the words of the refusal. */
export async function tally(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const attempt of await Promise.allSettled(attempts)) {
    const way = attempt.status === 'fulfilled' ? 'in' : String(attempt.reason.message);
    counts[way] = (counts[way] ?? 0) + 1;
  }
  return counts;
}

/** The letters that went out are a minute older: the next may go. */
export const aMinuteLater = (service: Pick<ServiceUnderTest, 'query'>): Promise<unknown> =>
  service.query(`update letter_permit set given_at = given_at - interval '61 seconds'`);
