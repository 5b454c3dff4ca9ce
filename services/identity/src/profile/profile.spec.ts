import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity, userDeleted } from '@lectern/contracts/identity';
import { profile, profileChanged } from '@lectern/contracts/profile';
import type { Mail } from '@lectern/platform/mail/mail';
import { MAIL } from '@lectern/platform/provide';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { decodeJwt } from 'jose';
import { aMinuteLater, AttorneyAtTheDoor, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const someone = () => new AttorneyAtTheDoor(service);

async function member() {
  const ada = someone();
  const tokens = await ada.join();
  return { ada, tokens, actor: { userId: String(decodeJwt(tokens.AccessToken).sub) } };
}

describe('the profile', () => {
  it('begins with what the account knows, keeps what a request leaves out, and shows in the next tokens', async () => {
    const { ada, tokens, actor } = await member();
    const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
    const begun = {
      userId: actor.userId,
      email: ada.email,
      name: 'Ada Moss',
      firm: '',
      barNumber: '',
      state: '',
      education: [],
      avatarUrl: null,
      ...dates,
    };
    expect(await service.ask(profile.get, {}, actor)).toEqual(begun);

    await service.ask(
      profile.save,
      { userId: actor.userId, email: 'other@evil.test', firm: ' Moss LLP ', barNumber: '12' },
      actor,
    );
    const education = [{ school: 'Ohio State', degree: 'J.D.', year: 2009 }];
    await service.ask(profile.save, { state: 'Ohio', education }, actor);
    const full = { ...begun, firm: 'Moss LLP', barNumber: '12', state: 'Ohio', education };
    expect(await service.ask(profile.get, {}, actor)).toEqual(full);
    const { IdToken } = await ada.refresh(tokens.RefreshToken!);
    expect(decodeJwt(IdToken)).toMatchObject({
      'custom:firm': 'Moss LLP',
      'custom:bar_number': '12',
      'custom:state': 'Ohio',
    });
  });

  it("is the caller's own: another one in the body is refused, and nothing changes", async () => {
    const [ada, bea] = [await member(), await member()];
    await expect(
      service.ask(profile.save, { userId: bea.actor.userId, name: 'Eve' }, ada.actor),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      service.ask(profile.save, { userId: 'demo-user', name: 'Eve' }, ada.actor),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await service.ask(profile.get, {}, bea.actor)).toMatchObject({ name: 'Ada Moss' });
    await expect(service.ask(profile.get, {}, null)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('serves the users of a pool elsewhere', async () => {
    for (const actor of [anActor(), { userId: `google_${randomUUID()}` }]) {
      await expect(service.ask(profile.get, {}, actor)).rejects.toMatchObject({ code: 'not_found' });
      await service.ask(profile.save, { email: 'bea@firm.example', name: 'Bea' }, actor);
      expect(await service.ask(profile.save, { firm: 'Bea & Co' }, actor)).toMatchObject({
        email: 'bea@firm.example',
        name: 'Bea',
        firm: 'Bea & Co',
      });
    }
  });

  it('is not overwritten by what the next sign-in knows, but for the address of a pool elsewhere', async () => {
    for (const actor of [anActor(), (await member()).actor]) {
      const atSignIn = (name: string, email: string) =>
        service.ask(profile.save, { initial: true, email, name, firm: 'As in the pool' }, actor);
      const isElsewhere = (await service.ask(profile.get, {}, actor).catch(() => null)) === null;
      expect(await atSignIn('Bea Hull', 'bea@firm.example')).toMatchObject({ firm: 'As in the pool' });
      await service.ask(profile.save, { name: 'Beatrice Hull', firm: '' }, actor);
      expect(await atSignIn('Bea Hull', 'hull@firm.example')).toMatchObject({
        name: 'Beatrice Hull',
        firm: '',
      });
      expect(await service.ask(profile.get, {}, actor)).toMatchObject({
        name: 'Beatrice Hull',
        firm: '',
        ...(isElsewhere && { email: 'hull@firm.example' }),
      });
    }
  });

  it('announces that it changed, and nothing when a sign-in changed nothing', async () => {
    const actor = anActor();
    const told = async () =>
      (await service.published(profileChanged)).filter(({ userId }) => userId === actor.userId).length;
    const save = (initial: boolean) =>
      service.ask(profile.save, { initial, email: 'cy@firm.example', name: 'Cy' }, actor);
    await save(true);
    await eventually(async () => expect(await told()).toBe(1));
    await save(true);
    await save(false);
    await eventually(async () => expect(await told()).toBe(2));
  });

  it('is made once by parallel requests', async () => {
    const { actor } = await member();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => service.ask(profile.save, { firm: `Firm ${i}` }, actor)),
    );
    expect(await service.query(`select 1 from profile where user_id = $1`, [actor.userId])).toHaveLength(1);
  });

  it.each([
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ education: [{ school: '', degree: '', year: null }] }, 'education.0.school'],
    [{ education: [{ school: 'a', degree: 'b', year: 3000 }] }, 'education.0.year'],
  ])('names the field at fault in %j', async (input, field) => {
    const refused = { code: 'invalid_input', details: { fields: [{ field, problem: expect.any(String) }] } };
    await expect(service.ask(profile.save, input, anActor())).rejects.toMatchObject(refused);
  });
});

describe('attributes', () => {
  const update = (AccessToken: string, Name: string, Value: string) =>
    service.ask(identity.updateUserAttributes, { AccessToken, UserAttributes: [{ Name, Value }] }, null);

  it('change in account and profile; the address, the id and its verification do not', async () => {
    const { ada, tokens, actor } = await member();
    await service.ask(profile.save, { firm: 'Old' }, actor);
    expect(await update(tokens.AccessToken, 'custom:firm', 'New')).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await service.ask(profile.get, {}, actor)).toMatchObject({ firm: 'New' });
    expect((await ada.user(tokens.AccessToken)).UserAttributes).toContainEqual({
      Name: 'custom:firm',
      Value: 'New',
    });
    await expect(update(tokens.AccessToken, 'email', 'b@c.de')).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /unauthorized attribute/),
    );
    for (const name of ['sub', 'email_verified', 'custom:role'])
      await expect(update(tokens.AccessToken, name, 'true')).rejects.toMatchObject(
        refusedAs('InvalidParameterException'),
      );
  });
});

describe('a deleted account', () => {
  it('leaves nothing but the end of its sign-ins', async () => {
    const { ada, tokens, actor } = await member();
    await service.ask(profile.save, { firm: 'Moss LLP' }, actor);
    await service.ask(identity.deleteUser, { AccessToken: tokens.AccessToken }, null);
    await expect(ada.user(tokens.AccessToken)).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
    await expect(ada.refresh(tokens.RefreshToken!)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException'),
    );
    await expect(ada.signIn()).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(service.ask(profile.get, {}, actor)).rejects.toMatchObject({ code: 'not_found' });
    await eventually(async () =>
      expect(await service.published(userDeleted)).toEqual([{ userId: actor.userId }]),
    );
    for (const table of ['user_account', 'profile', 'code', 'sign_in_failure', 'challenge']) {
      const rows = JSON.stringify(await service.query(`select to_jsonb(t) from ${table} t`));
      expect(rows.includes(actor.userId) || rows.includes(ada.email)).toBe(false);
    }
    await aMinuteLater(service);
    await expect(ada.signUp()).resolves.toMatchObject({ UserConfirmed: false });
  });

  it('leaves no letter, and no address in the work that clears them away', async () => {
    const { ada, tokens } = await member();
    const mail: Mail = service.running.app.get(MAIL, { strict: false });
    const discard = mail.discard;
    let payload: unknown;
    mail.discard = async (address) => {
      [payload] = await service.query(
        `select payload from job_run where job = 'identity.discard-letters' and state = 'running'`,
      );
      await discard(address);
    };
    expect(service.letters.some(({ to }) => to === ada.email)).toBe(true);
    await service.ask(identity.deleteUser, { AccessToken: tokens.AccessToken }, null);
    await eventually(async () => expect(service.letters.filter(({ to }) => to === ada.email)).toEqual([]));
    mail.discard = discard;
    expect(payload).toMatchObject({ payload: { sealed: expect.any(String) } });
    expect(JSON.stringify(payload)).not.toContain(ada.email);
  });
});
