import { randomUUID } from 'node:crypto';
import { eventually } from '@lectern/testing/eventually';
import type { LecternUnderTest } from './lectern-under-test.js';

export interface PoolOfLectern {
  userPoolId: string;
  userPoolClientId: string;
  endpoint: string;
}

/** Where the clients find the user pool of this installation. */
export async function poolOf({ url }: LecternUnderTest): Promise<PoolOfLectern> {
  const config = (await (await fetch(`${url}/api/config`)).json()) as { identity: PoolOfLectern };
  const { userPoolId, userPoolClientId } = config.identity;
  return { userPoolId, userPoolClientId, endpoint: `${url}/idp/` };
}

export const newAttorney = () => ({
  email: `${randomUUID().slice(0, 12)}@firm.example`,
  password: `Courtroom ${randomUUID()}`,
});

export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** The code that follows one that was mailed before. */
export const nextCode = (lectern: LecternUnderTest, email: string, before: string): Promise<string> =>
  eventually(async () => {
    const code = await lectern.codeFor(email);
    if (code === before) throw new Error('the next code has not come yet');
    return code;
  });

/** What the API answers to a read of a user's profile. */
export const apiStatus = async (
  { url }: LecternUnderTest,
  token: string,
  userId = 'demo-user',
): Promise<number> =>
  (await fetch(`${url}/api/user/profile/${userId}`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

export const subOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

/** Under which name a client reports a refusal. */
export const nameOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no refusal',
    (error: Error) => error.name,
  );
