/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { testService } from '@lectern/testing/test-service';
import { Secret, TOTP } from 'otpauth';
import { AttorneyAtTheDoor, ClientId, refusedAs, tally } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { answerChallenge, askChallenge } from '../srp/srp-sign-in.fixtures.js';
import { speedUpPowers } from '../srp/srp-client.fixtures.js';

const service = testService(identityService);
speedUpPowers();

const associate = (AccessToken: string) =>
  service.ask(identity.associateSoftwareToken, { AccessToken }, null).then(({ SecretCode }) => SecretCode);
const verify = (AccessToken: string, UserCode: string) =>
  service.ask(identity.verifySoftwareToken, { AccessToken, UserCode }, null);
const prefer = (AccessToken: string, Enabled: boolean) =>
  service.ask(
    identity.setUserMfaPreference,
    { AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } },
    null,
  );
const codeOf = (secret: string, ms = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms });
const nextStep = () => service.query(`update software_token set last_step = 0`);
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
const stale = () => service.query(`update token_family set signed_in_at = now() - interval '11 minutes'`);
const mismatch = refusedAs('CodeMismatchException', 'Invalid code received for user');
const noSession = refusedAs('NotAuthorizedException', 'Invalid session for the user.');

/** Somebody with an authenticator app. */
async function withApp() {
  const attorney = new AttorneyAtTheDoor(service);
  const { AccessToken } = await attorney.join();
  const secret = await associate(AccessToken);
  await verify(AccessToken, codeOf(secret));
  await prefer(AccessToken, true);
  await nextStep();
  const password = () =>
    service.ask(
      identity.initiateAuth,
      {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: attorney.email, PASSWORD: attorney.password },
      },
      null,
    );
  return { attorney, AccessToken, secret, session: async () => (await password()).Session!, password };
}

describe('a sign-in with a second factor', () => {
  it('gives no token before the code, in either flow', async () => {
    const { attorney, secret, password } = await withApp();
    const srp = await answerChallenge(await askChallenge(service, attorney.email), attorney.password);
    const answers = [await password(), await service.ask(identity.respondToAuthChallenge, srp, null)];
    for (const answer of answers) {
      expect(answer).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
      expect(answer.AuthenticationResult).toBeUndefined();
      await nextStep();
      const { AuthenticationResult } = await respond(answer.Session!, codeOf(secret));
      await expect(attorney.user(AuthenticationResult!.AccessToken)).resolves.toMatchObject({
        PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      });
    }
  });

  it('takes a code once, from whomever and however often at the same time', async () => {
    const { secret, session } = await withApp();
    const [first, second] = [await session(), await session()];
    const code = codeOf(secret);
    const same = await tally(Array.from({ length: 5 }, () => respond(first, code)));
    expect(same['in']).toBe(1);
    await expect(respond(second, code)).rejects.toMatchObject(mismatch);
    await expect(respond(first, code)).rejects.toMatchObject(noSession);
  });

  it('judges few of two hundred parallel codes, over all challenges together', async () => {
    const { secret, session } = await withApp();
    const sessions: string[] = [];
    for (let i = 0; i < 20; i++) sessions.push(await session());
    const near = [-30_000, 0, 30_000, 60_000].map((ms) => codeOf(secret, ms));
    const wrong = Array.from({ length: 210 }, (_, i) => String(i).padStart(6, '0')).filter(
      (code) => !near.includes(code),
    );
    const counts = await tally(wrong.slice(0, 200).map((code, i) => respond(sessions[i % 20]!, code)));
    expect(counts[mismatch.message as string]).toBeGreaterThanOrEqual(5);
    expect(counts[mismatch.message as string]).toBeLessThanOrEqual(20);
    expect(counts['in']).toBeUndefined();
    // A lock of codes keeps nobody from proving the password.
    await expect(session()).resolves.toEqual(expect.any(String));
  }, 60_000);

  it('takes five codes for one challenge, and none after its time or after a new password', async () => {
    const { attorney, AccessToken, secret, session } = await withApp();
    const worn = await session();
    for (let i = 0; i < 5; i++) {
      await service.query(`delete from sign_in_failure`);
      await expect(respond(worn, 'abcdef')).rejects.toMatchObject(mismatch);
    }
    await expect(respond(worn, codeOf(secret))).rejects.toMatchObject(noSession);

    const late = await session();
    await service.query(`update challenge set expires_at = now()`);
    await expect(respond(late, codeOf(secret))).rejects.toMatchObject(noSession);

    const overtaken = await session();
    const change = { AccessToken, PreviousPassword: attorney.password, ProposedPassword: 'gavel river 4917' };
    await service.ask(identity.changePassword, change, null);
    await expect(respond(overtaken, codeOf(secret))).rejects.toMatchObject(noSession);
    for (const session of ['', 'x', '\0', 'a'.repeat(43)])
      await expect(respond(session, codeOf(secret))).rejects.toMatchObject(noSession);
  });

  it('does not take one challenge for the other', async () => {
    const { attorney, secret, session } = await withApp();
    const srp = await answerChallenge(await askChallenge(service, attorney.email), attorney.password);
    await expect(respond(srp.Session, codeOf(secret))).rejects.toMatchObject(noSession);
    const swapped = { ...srp, Session: await session() };
    await expect(service.ask(identity.respondToAuthChallenge, swapped, null)).rejects.toMatchObject(
      noSession,
    );
  });
});

describe('an authenticator app', () => {
  it('counts once a code of it was verified; until then nothing changes', async () => {
    const attorney = new AttorneyAtTheDoor(service);
    const { AccessToken } = await attorney.join();
    await expect(prefer(AccessToken, true)).rejects.toMatchObject(refusedAs('InvalidParameterException'));
    await expect(verify(AccessToken, '123456')).rejects.toMatchObject(
      refusedAs('SoftwareTokenMFANotFoundException'),
    );
    const secret = await associate(AccessToken);
    await expect(verify(AccessToken, 'abcdef')).rejects.toMatchObject(
      refusedAs('EnableSoftwareTokenMFAException', 'Code mismatch'),
    );
    await expect(prefer(AccessToken, true)).rejects.toMatchObject(refusedAs('InvalidParameterException'));
    await expect(attorney.signIn()).resolves.toBeDefined();
    await verify(AccessToken, codeOf(secret));
    await expect(attorney.signIn()).resolves.toBeDefined();
    const kept = JSON.stringify(await service.query(`select to_jsonb(t) from software_token t`));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it('is replaced or dropped with a fresh sign-in alone', async () => {
    const { AccessToken, secret, session } = await withApp();
    await stale();
    const tooOld = refusedAs('NotAuthorizedException', /fresh sign-in/);
    await expect(associate(AccessToken)).rejects.toMatchObject(tooOld);
    await expect(prefer(AccessToken, false)).rejects.toMatchObject(tooOld);
    await expect(prefer(AccessToken, true)).resolves.toEqual({});

    const { AuthenticationResult: fresh } = await respond(await session(), codeOf(secret));
    const next = await associate(fresh!.AccessToken);
    // The old one counts until the new one is proved.
    await nextStep();
    await expect(respond(await session(), codeOf(secret))).resolves.toBeDefined();
    await verify(fresh!.AccessToken, codeOf(next));
    await nextStep();
    await expect(respond(await session(), codeOf(secret))).rejects.toMatchObject(mismatch);
    await expect(respond(await session(), codeOf(next))).resolves.toBeDefined();
    await prefer(fresh!.AccessToken, false);
    await expect(session()).resolves.toBeUndefined();
  });

  it('goes with its account, and asks for no code that this pool does not send', async () => {
    const { AccessToken } = await withApp();
    await expect(
      service.ask(identity.setUserMfaPreference, { AccessToken, SMSMfaSettings: { Enabled: true } }, null),
    ).rejects.toMatchObject(refusedAs('InvalidParameterException'));
    const before = await service.query(`select 1 from software_token`);
    await service.ask(identity.deleteUser, { AccessToken }, null);
    expect(await service.query(`select 1 from software_token`)).toHaveLength(before.length - 1);
  });
});
