import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { signIns } from '@lectern/contracts/sign-ins';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, ClientId, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const someone = () => new AttorneyAtTheDoor(service);
const part = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    sub: string;
    origin_jti: string;
  };
const actorOf = ({ AccessToken }: { AccessToken: string }) => {
  const { sub: userId, origin_jti: originJti } = part(AccessToken);
  return { userId, originJti };
};
const signInFrom = async ({ email, password }: AttorneyAtTheDoor, caller: object) =>
  service.ask(
    identity.initiateAuth,
    {
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
      ...caller,
    },
    null,
  );
const wrong = refusedAs('NotAuthorizedException', 'Incorrect username or password.');
const locked = refusedAs('NotAuthorizedException', 'Password attempts exceeded');

describe('where somebody is signed in', () => {
  it('is listed with browser and address, the newest first, and ended one by one', async () => {
    const ada = someone();
    const here = await ada.join();
    const phone = (await signInFrom(ada, { callerAgent: 'Phone/1', callerIp: '192.0.2.7' }))
      .AuthenticationResult!;
    const me = actorOf(here);
    const list = () => service.ask(signIns.list, {}, me);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: actorOf(phone).originJti,
        agent: 'Phone/1',
        address: '192.0.2.7',
        current: false,
      }),
      expect.objectContaining({ id: me.originJti, agent: '', current: true }),
    ]);
    await service.ask(signIns.end, { signInId: actorOf(phone).originJti }, me);
    expect((await list()).map(({ id }) => id)).toEqual([me.originJti]);
    await expect(ada.refresh(phone.RefreshToken!)).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
    await expect(ada.user(here.AccessToken)).resolves.toBeDefined();
    expect(JSON.stringify(await service.query(`select to_jsonb(t) from token_family t`))).not.toMatch(
      /Phone|192\.0\.2/,
    );
  });

  it('is nobody else’s to see or to end', async () => {
    const [ada, bea] = [someone(), someone()];
    const mine = actorOf(await ada.join());
    const hers = actorOf(await bea.join());
    expect((await service.ask(signIns.list, {}, mine)).map(({ id }) => id)).toEqual([mine.originJti]);
    for (const signInId of [hers.originJti, randomUUID(), 'x', "' or 1=1 --", '\0'])
      await expect(service.ask(signIns.end, { signInId }, mine)).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(signIns.list, {}, hers)).toHaveLength(1);
  });

  it('ends everywhere else at once', async () => {
    const ada = someone();
    const here = actorOf(await ada.join());
    await Promise.all([ada.signIn(), ada.signIn(), ada.signIn()]);
    expect(await service.ask(signIns.endOthers, {}, here)).toEqual({ ended: 3 });
    expect(await service.ask(signIns.endOthers, {}, here)).toEqual({ ended: 0 });
    expect(await service.ask(signIns.list, {}, here)).toHaveLength(1);
  });
});

describe('a device on which somebody signed in before', () => {
  it('is let in while strangers hold the account locked, and counts its own failures', async () => {
    const ada = someone();
    await ada.join();
    const { device } = await signInFrom(ada, {});
    for (let i = 0; i < 5; i++) await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
    await expect(ada.signIn()).rejects.toMatchObject(locked);
    await expect(signInFrom(ada, { device })).resolves.toMatchObject({ device: expect.any(String) });
    // The strangers stay locked out.
    await expect(ada.signIn()).rejects.toMatchObject(locked);

    const other = Object.assign(someone(), { email: ada.email, password: 'not the password' });
    for (let i = 0; i < 5; i++) await expect(signInFrom(other, { device })).rejects.toMatchObject(wrong);
    await expect(signInFrom(ada, { device })).rejects.toMatchObject(locked);
  });

  it.each([
    ['of somebody else', (mark: string) => mark],
    ['that was changed', (mark: string) => mark.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['without end', () => 'x'.repeat(200)],
    ['of nothing', () => ''],
  ])('is not known by a mark %s', async (what, change) => {
    const [ada, bea] = [someone(), someone()];
    await ada.join();
    await bea.join();
    const owner = what === 'of somebody else' ? bea : ada;
    const device = change((await signInFrom(owner, {})).device!);
    for (let i = 0; i < 5; i++) await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
    await expect(signInFrom(ada, { device })).rejects.toMatchObject(locked);
  });
});

describe('the deletion of an account', () => {
  const remove = (AccessToken: string, Password?: string) =>
    service.ask(identity.deleteUser, { AccessToken, ...(Password !== undefined && { Password }) }, null);
  const stale = () => service.query(`update token_family set signed_in_at = now() - interval '11 minutes'`);

  it('takes the password or a fresh sign-in, and its guesses are counted', async () => {
    const ada = someone();
    const { AccessToken } = await ada.join();
    await stale();
    await expect(remove(AccessToken)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /fresh sign-in/),
    );
    for (let i = 0; i < 5; i++) await expect(remove(AccessToken, `wrong ${i}`)).rejects.toMatchObject(wrong);
    await expect(remove(AccessToken, ada.password)).rejects.toMatchObject(locked);
    await service.query(`delete from sign_in_failure`);
    await expect(remove(AccessToken, ada.password)).resolves.toEqual({});
    await expect(ada.signIn()).rejects.toMatchObject(wrong);
  });
});
