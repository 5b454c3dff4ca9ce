import type { Environment } from '@lectern/platform/config/environment';
import { refuse } from '@lectern/platform/errors/app-error';
import { InjectEnvironment } from '@lectern/platform/provide';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const CALL_MS = 10_000;
const Refused = z.object({ __type: z.string() });
const Claims = z.object({ sub: z.string() });

/** The pool that has the accounts when they are not ours: configured, on another origin, speaking the protocol of Amazon Cognito. */
@Injectable()
export class ForeignPool {
  private readonly endpoint: string | undefined;

  constructor(@InjectEnvironment() { COGNITO_USER_POOL_ID, COGNITO_ENDPOINT }: Environment) {
    this.endpoint =
      COGNITO_USER_POOL_ID &&
      (COGNITO_ENDPOINT ?? `https://cognito-idp.${COGNITO_USER_POOL_ID.split('_')[0]}.amazonaws.com/`);
  }

  /** Whether the accounts are there and not here. */
  get isUsed(): boolean {
    return this.endpoint !== undefined;
  }

  /**
   * Deletes the account there of whose access token this is. One that is not there any more is no error.
   * @throws AppError forbidden when the pool takes the token no more, unavailable when it does not answer
   */
  async deleteUser(accessToken: string): Promise<void> {
    const answer = await fetch(this.endpoint!, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser',
      },
      body: JSON.stringify({ AccessToken: accessToken }),
    }).catch(() => undefined);
    if (answer?.ok) return;
    const refused = Refused.safeParse(await answer?.json().catch(() => undefined));
    const type = refused.data?.__type.split('#').at(-1);
    if (type === 'UserNotFoundException') return;
    if (type === 'NotAuthorizedException') throw refuse('sign-in-elsewhere-ended');
    throw refuse('pool-elsewhere-away');
  }
}

/** Whose token this says that it is; the pool checks whether that is true. */
export function claimedSubject(accessToken: string): string | undefined {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    return Claims.parse(JSON.parse(payload)).sub;
  } catch {
    return undefined;
  }
}
