import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Attorney } from './journey/attorney.js';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';

let lectern: LecternUnderTest;
beforeAll(async () => {
  lectern = await openLectern();
}, 120_000);
afterAll(async () => {
  await lectern?.stop();
}, 60_000);

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: lectern.databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
const part = ({ token }: Attorney, index: 0 | 1): { kid: string; sub: string } =>
  JSON.parse(Buffer.from(token.split('.')[index]!, 'base64url').toString()) as { kid: string; sub: string };
const kidOf = (attorney: Attorney): string => part(attorney, 0).kid;
const statusOf = async (attorney: Attorney): Promise<number> =>
  (await attorney.call('GET', `/api/user/profile/${part(attorney, 1).sub}`)).status;

describe('a signing key that has served its time', () => {
  it('is replaced without a 401 for the tokens of either key', async () => {
    if (lectern.databaseUrl === undefined) throw new Error('This needs an installation of its own.');
    const early = await Attorney.join(lectern);
    const before = await statusOf(early);
    // Ninety days later the next sign-in makes the new key; a quarter of an hour after that the key signs.
    await query(`update identity.signing_key set active_from = active_from - interval '91 days'`);
    const between = await Attorney.join(lectern);
    expect(kidOf(between)).toBe(kidOf(early));
    await query(`update identity.signing_key set active_from = now() where active_from > now()`);
    const late = await Attorney.join(lectern);
    expect(kidOf(late)).not.toBe(kidOf(early));
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++)
      statuses.push(...(await Promise.all([early, between, late].map(statusOf))));
    expect(new Set([before, ...statuses])).toEqual(new Set([200]));
    expect(statuses).toHaveLength(60);
  }, 60_000);
});
