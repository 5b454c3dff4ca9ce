/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { SrpClient, speedUpPowers } from './srp-client.fixtures.js';
import { type SrpClaim, answerSrp, isSrpClaimSignedBy, makeSrpRecord, signSrpClaim } from './srp.js';

const poolName = 'lectern';
const alphabet = Array.from('abcXYZ0189 !?"$%&/()=äöüßéñ漢字кирил🙂');

function randomPassword(): string {
  return Array.from({ length: randomInt(8, 40) }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function claimOf(userId: string): SrpClaim {
  return { poolName, userId, secretBlock: randomBytes(64), timestamp: 'Sat Nov 21 05:12:25 UTC 2026' };
}

async function signIn(registered: string, typed: string): Promise<boolean> {
  const userId = randomUUID();
  const record = await makeSrpRecord(poolName, userId, registered);
  const client = new SrpClient(poolName);
  const challenge = (await answerSrp(record, client.A))!;
  const claim = claimOf(userId);
  const clientKey = await client.key(userId, typed, { B: challenge.B, salt: record.salt });
  return isSrpClaimSignedBy(challenge.key, claim, signSrpClaim(clientKey, claim).toString('base64'));
}

describe('SRP against the client of amazon-cognito-identity-js', () => {
  it('lets the unchanged client in', async () => {
    expect(await signIn('Correct horse 7', 'Correct horse 7')).toBe(true);
  }, 120_000);

  // A padding fault refuses a right password about once in 256 times.
  it('lets 600 random users in with their random passwords', async () => {
    speedUpPowers();
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const password = randomPassword();
      if (!(await signIn(password, password))) refused++;
    }
    expect(refused).toBe(0);
  }, 300_000);

  it('refuses a wrong password', async () => {
    for (let i = 0; i < 10; i++) expect(await signIn(`right ${i}`, `wrong ${i}`)).toBe(false);
  });

  it('refuses an A that would make the key independent of the password', async () => {
    const record = await makeSrpRecord(poolName, 'u', 'p');
    const { N } = new SrpClient(poolName);
    const twice = (BigInt(`0x${N}`) * 2n).toString(16);
    for (const A of [
      '0',
      '00',
      N,
      twice,
      '',
      '-1',
      'xyz',
      '0x12',
      'a'.repeat(1025),
      `${'0'.repeat(2000)}5`,
    ]) {
      expect([A.slice(0, 30), await answerSrp(record, A)]).toEqual([A.slice(0, 30), undefined]);
    }
    expect(await answerSrp(record, '2')).toBeDefined();
  });

  it('binds the signature to pool, user, secret block and time', () => {
    const key = randomBytes(16);
    const claim = claimOf('user-1');
    const signature = signSrpClaim(key, claim).toString('base64');
    expect(isSrpClaimSignedBy(key, claim, signature)).toBe(true);
    expect(isSrpClaimSignedBy(key, { ...claim, userId: 'user-2' }, signature)).toBe(false);
    expect(isSrpClaimSignedBy(key, { ...claim, secretBlock: randomBytes(64) }, signature)).toBe(false);
    expect(isSrpClaimSignedBy(key, { ...claim, timestamp: 'Sun Nov 22 05:12:25 UTC 2026' }, signature)).toBe(
      false,
    );
    expect(isSrpClaimSignedBy(randomBytes(16), claim, signature)).toBe(false);
    expect(isSrpClaimSignedBy(key, claim, '')).toBe(false);
  });

  it('never gives the same record twice', async () => {
    expect(await makeSrpRecord(poolName, 'u', 'p')).not.toEqual(await makeSrpRecord(poolName, 'u', 'p'));
  });
});
