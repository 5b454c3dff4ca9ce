import { describe, expect, it } from '@jest/globals';
import { identity, tokensRevoked } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { decodeJwt } from 'jose';
import { AttorneyAtTheDoor, ClientId, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const someone = () => new AttorneyAtTheDoor(service);
const revoke = (Token: string) => service.ask(identity.revokeToken, { ClientId, Token }, null);
const initiate = (AuthFlow: string, REFRESH_TOKEN: string) =>
  service.ask(identity.initiateAuth, { ClientId, AuthFlow, AuthParameters: { REFRESH_TOKEN } }, null);
const familyOf = (token: string) => String(decodeJwt(token)['origin_jti']);

describe('refresh', () => {
  it('rotates in every spelling of the call, and keeps sign-in and time', async () => {
    const ada = someone();
    const first = await ada.join();
    const second = await ada.refresh(first.RefreshToken!);
    const third = (await initiate('REFRESH_TOKEN_AUTH', second.RefreshToken!)).AuthenticationResult!;
    const fourth = (await initiate('REFRESH_TOKEN', third.RefreshToken!)).AuthenticationResult!;
    const all = [first, second, third, fourth];
    expect(new Set(all.map(({ RefreshToken }) => RefreshToken)).size).toBe(4);
    for (const claim of ['origin_jti', 'auth_time', 'sub'])
      expect(new Set(all.map(({ AccessToken }) => decodeJwt(AccessToken)[claim])).size).toBe(1);
  });

  it('gives two tabs that refresh at once the same successor', async () => {
    const ada = someone();
    const { RefreshToken } = await ada.join();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.refresh(RefreshToken!)));
    expect(new Set(answers.map((tokens) => tokens.RefreshToken)).size).toBe(1);
    await expect(ada.refresh(answers[0]!.RefreshToken!)).resolves.toBeDefined();
  });

  it('ends the sign-in when an older token comes back, and nothing of it works any more', async () => {
    const ada = someone();
    const first = await ada.join();
    const second = await ada.refresh(first.RefreshToken!);
    const third = await ada.refresh(second.RefreshToken!);
    await expect(ada.refresh(first.RefreshToken!)).rejects.toMatchObject(
      refusedAs('RefreshTokenReuseException'),
    );
    for (const { RefreshToken } of [first, second, third])
      await expect(ada.refresh(RefreshToken!)).rejects.toMatchObject(
        refusedAs('NotAuthorizedException', /revoked/),
      );
    await expect(ada.user(third.AccessToken)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /revoked/),
    );
  });

  it('ends the sign-in when the predecessor comes back after the grace time', async () => {
    const ada = someone();
    const first = await ada.join();
    const second = await ada.refresh(first.RefreshToken!);
    await service.query(`update token_family set rotated_at = rotated_at - interval '61 seconds'`);
    await expect(ada.refresh(first.RefreshToken!)).rejects.toMatchObject(
      refusedAs('RefreshTokenReuseException'),
    );
    await expect(ada.refresh(second.RefreshToken!)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException'),
    );
  });

  it('refuses an ended sign-in and a made-up token, and harms nobody by it', async () => {
    const ada = someone();
    const { RefreshToken } = await ada.join();
    const bytes = Buffer.from(RefreshToken!, 'base64url');
    const guess = Buffer.concat([
      bytes.subarray(0, 16),
      Buffer.from([0, 0, 0, 0]),
      Buffer.alloc(32),
    ]).toString('base64url');
    for (const token of ['', 'x', '\0', guess, `${RefreshToken}a`, 'a'.repeat(70), 'x'.repeat(20_000)])
      await expect(ada.refresh(token)).rejects.toMatchObject(
        refusedAs('NotAuthorizedException', 'Invalid Refresh Token'),
      );
    await expect(ada.refresh(RefreshToken!)).resolves.toBeDefined();
    await service.query(`update token_family set expires_at = now()`);
    await expect(ada.refresh(RefreshToken!)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /expired/),
    );
  });
});

describe('the end of a sign-in', () => {
  it('is announced, listed for a gateway that starts, and leaves other sign-ins alone', async () => {
    const ada = someone();
    const here = await ada.join();
    const there = await ada.signIn();
    await expect(revoke(here.RefreshToken!)).resolves.toEqual({});
    await expect(revoke(here.RefreshToken!)).resolves.toEqual({});
    await expect(revoke('nonsense')).resolves.toEqual({});
    await expect(ada.refresh(here.RefreshToken!)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /revoked/),
    );
    await expect(ada.user(here.AccessToken)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /revoked/),
    );
    await expect(ada.user(there.AccessToken)).resolves.toBeDefined();

    const originJti = familyOf(here.AccessToken);
    const { exp, sub: userId } = decodeJwt(here.AccessToken);
    await eventually(async () => {
      const told = (await service.published(tokensRevoked)).filter((fact) => fact.originJti === originJti);
      expect(told).toEqual([{ originJti, userId, until: expect.any(String) }]);
    });
    const listed = (await service.ask(identity.listRevocations, {}, null)).find(
      (each) => each.originJti === originJti,
    );
    expect(Date.parse(listed!.until) / 1000).toBeGreaterThanOrEqual(exp!);
  });

  it('everywhere at once', async () => {
    const ada = someone();
    const all = [await ada.join(), await ada.signIn(), await ada.signIn()];
    await service.ask(identity.globalSignOut, { AccessToken: all[0]!.AccessToken }, null);
    for (const { AccessToken, RefreshToken } of all) {
      await expect(ada.user(AccessToken)).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
      await expect(ada.refresh(RefreshToken!)).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
    }
    await eventually(async () => {
      const told = (await service.published(tokensRevoked)).map(({ originJti }) => originJti);
      expect(told).toEqual(expect.arrayContaining(all.map(({ AccessToken }) => familyOf(AccessToken))));
    });
    await expect(ada.signIn()).resolves.toBeDefined();
  });
});
