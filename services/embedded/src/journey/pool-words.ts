import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@lectern/testing/eventually';
import pg from 'pg';
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

/** Lets the minute pass that lies between two letters to one address: in the database, or, elsewhere, by waiting. */
export async function aMinuteLater({ databaseUrl }: LecternUnderTest): Promise<void> {
  if (databaseUrl === undefined) return wait(61_000);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`update identity.letter_permit set given_at = given_at - interval '61 seconds'`);
  } finally {
    await client.end();
  }
}

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
