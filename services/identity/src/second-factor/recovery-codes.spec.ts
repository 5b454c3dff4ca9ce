/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { secondFactor } from '@lectern/contracts/second-factor';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Secret, TOTP } from 'otpauth';
import { AttorneyAtTheDoor, ClientId, refusedAs, tally } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const wrongCode = { code: 'unprocessable', message: expect.stringContaining('not right any more') };
const mismatch = refusedAs('CodeMismatchException', 'Invalid code received for user');

/** Somebody who turned the second factor on, as the page does. */
async function withRecoveryCodes() {
  const attorney = new AttorneyAtTheDoor(service);
  const { AccessToken } = await attorney.join();
  const { sub, origin_jti: originJti } = JSON.parse(
    Buffer.from(AccessToken.split('.')[1]!, 'base64url').toString(),
  ) as { sub: string; origin_jti: string };
  const me = { userId: sub, originJti };
  const { SecretCode } = await service.ask(identity.associateSoftwareToken, { AccessToken }, null);
  const appCode = async () => {
    await service.query(`update software_token set last_step = 0 where user_id = $1`, [sub]);
    return new TOTP({ secret: Secret.fromBase32(SecretCode) }).generate();
  };
  const { recoveryCodes } = await service.ask(secondFactor.turnOn, { code: await appCode() }, me);
  const session = async () =>
    (
      await service.ask(
        identity.initiateAuth,
        {
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: attorney.email, PASSWORD: attorney.password },
        },
        null,
      )
    ).Session!;
  const letters = () =>
    service.letters.filter(({ to }) => to === attorney.email).map(({ subject }) => subject);
  return { attorney, AccessToken, me, appCode, recoveryCodes, session, letters };
}

const respond = (Session: string, code: string) =>
  service.ask(
    identity.respondToAuthChallenge,
    {
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE: code },
    },
    null,
  );

describe('recovery codes', () => {
  it('sign in where the code of the app does, each once, and the owner is told', async () => {
    const { me, recoveryCodes, session, letters } = await withRecoveryCodes();
    expect(recoveryCodes).toHaveLength(10);
    const [first, second] = recoveryCodes as [string, string];
    await expect(respond(await session(), first.toUpperCase())).resolves.toMatchObject({
      AuthenticationResult: { TokenType: 'Bearer' },
    });
    await expect(respond(await session(), first)).rejects.toMatchObject(mismatch);
    const together = [await session(), await session(), await session()];
    expect(await tally(together.map((one) => respond(one, second)))).toMatchObject({ in: 1 });
    await service.query(`delete from sign_in_failure`);
    expect(await service.ask(secondFactor.read, {}, me)).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    await eventually(() =>
      expect(letters()).toEqual(
        expect.arrayContaining([
          'Your Lectern account now asks for a code',
          'A recovery code of your Lectern account was used',
        ]),
      ),
    );
  });

  it('are kept as hashes, and are nobody else’s', async () => {
    const { recoveryCodes, me } = await withRecoveryCodes();
    const other = await withRecoveryCodes();
    await expect(respond(await other.session(), recoveryCodes[0]!)).rejects.toMatchObject(mismatch);
    const kept = JSON.stringify(await service.query(`select to_jsonb(t) from recovery_code t`));
    for (const code of recoveryCodes) {
      const letters = code.replace('-', '');
      for (const form of [code, letters, Buffer.from(letters).toString('hex')])
        expect(kept).not.toContain(form);
    }
    const jobs = JSON.stringify(await service.query(`select payload from job_run`));
    expect(jobs).not.toContain(recoveryCodes[0]);
    expect(await service.ask(secondFactor.read, {}, me)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('are renewed with a code alone, and the ones before are void', async () => {
    const { me, appCode, recoveryCodes, session } = await withRecoveryCodes();
    for (const code of ['000000', 'abcde-23456', '\0', "' or 1=1"])
      await expect(service.ask(secondFactor.renewRecoveryCodes, { code }, me)).rejects.toMatchObject(
        wrongCode,
      );
    await service.query(`delete from sign_in_failure`);
    const next = await service.ask(secondFactor.renewRecoveryCodes, { code: await appCode() }, me);
    expect(next.recoveryCodes).toHaveLength(10);
    await expect(respond(await session(), recoveryCodes[0]!)).rejects.toMatchObject(mismatch);
    await expect(respond(await session(), next.recoveryCodes[0]!)).resolves.toBeDefined();
  });

  it('turn the second factor off, and go with it', async () => {
    const { attorney, me, recoveryCodes, letters } = await withRecoveryCodes();
    await expect(service.ask(secondFactor.turnOff, { code: 'abcde-23456' }, me)).rejects.toMatchObject(
      wrongCode,
    );
    await service.ask(secondFactor.turnOff, { code: recoveryCodes[3]! }, me);
    expect(await service.ask(secondFactor.read, {}, me)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    await expect(attorney.signIn()).resolves.toBeDefined();
    await eventually(() => expect(letters()).toContain('Your Lectern account no longer asks for a code'));
    for (const operation of [secondFactor.turnOff, secondFactor.renewRecoveryCodes] as const)
      await expect(service.ask(operation, { code: recoveryCodes[4]! }, me)).rejects.toMatchObject({
        code: 'conflict',
      });
  });

  it('go with the account', async () => {
    const { AccessToken, me } = await withRecoveryCodes();
    await service.ask(identity.deleteUser, { AccessToken }, null);
    expect(await service.query(`select 1 from recovery_code where user_id = $1`, [me.userId])).toEqual([]);
  });

  it('share one lock of wrong codes with the app, however many guess at a time', async () => {
    const { me, session } = await withRecoveryCodes();
    const sessions = [await session(), await session()];
    const counts = await tally([
      ...Array.from({ length: 60 }, (_, i) => respond(sessions[i % 2]!, `abcde-234${23 + (i % 70)}`)),
      ...Array.from({ length: 60 }, () => service.ask(secondFactor.turnOff, { code: 'zzzzz-zzzzz' }, me)),
    ]);
    expect(counts['in']).toBeUndefined();
    const judged = Object.entries(counts).filter(([words]) => !/exceeded|Too many|session/.test(words));
    expect(judged.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(20);
  });
});
