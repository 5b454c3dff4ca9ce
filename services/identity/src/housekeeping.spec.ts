import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, ClientId } from './pool/attorney.fixtures.js';
import { identityService } from './service.js';

const service = testService(identityService);
const tidy = () => service.running.housekeeping.tidy();
const count = async () => {
  const counts: Record<string, number> = {};
  for (const table of [
    'code',
    'given_answer',
    'letter_permit',
    'sign_in_failure',
    'token_family',
    'user_account',
  ]) {
    const [row] = await service.query<{ count: number }>(`select count(*)::int from ${table}`);
    counts[table] = row!.count;
  }
  return counts;
};

describe('housekeeping', () => {
  it('removes what is outdated and nothing else', async () => {
    const ada = new AttorneyAtTheDoor(service);
    await ada.join();
    const nobody = new AttorneyAtTheDoor(service);
    await expect(nobody.signIn()).rejects.toThrow();
    const invocationId = randomUUID();
    await service.ask(identity.forgotPassword, { ClientId, Username: nobody.email, invocationId }, null);
    const before = await count();
    expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
    await tidy();
    expect(await count()).toEqual(before);

    await service.query(`update code set expires_at = now() - interval '25 hours'`);
    await service.query(`update given_answer set given_at = now() - interval '11 minutes'`);
    await service.query(`update letter_permit set given_at = now() - interval '61 minutes'`);
    await service.query(`update sign_in_failure set last_at = now() - interval '16 minutes'`);
    await service.query(`update token_family set expires_at = now() - interval '3 days'`);
    await tidy();
    expect(await count()).toEqual({
      code: 0,
      given_answer: 0,
      letter_permit: 0,
      sign_in_failure: 0,
      token_family: 0,
      user_account: before['user_account'],
    });
  });
});
