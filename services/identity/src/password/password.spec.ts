/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { aMinuteLater, AttorneyAtTheDoor, ClientId, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { srpSignIn } from '../srp/srp-sign-in.fixtures.js';
import { speedUpPowers } from '../srp/srp-client.fixtures.js';

const service = testService(identityService);
speedUpPowers();
const someone = () => new AttorneyAtTheDoor(service);
const forgot = async (Username: string) => {
  await aMinuteLater(service);
  return service.ask(identity.forgotPassword, { ClientId, Username }, null);
};
const reset = (Username: string, ConfirmationCode: string, Password: string) =>
  service.ask(identity.confirmForgotPassword, { ClientId, Username, ConfirmationCode, Password }, null);
const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  service.ask(identity.changePassword, { AccessToken, PreviousPassword, ProposedPassword }, null);
const gone = refusedAs('NotAuthorizedException');
const fresh = () => `Another ${randomUUID()}`;
const notices = (email: string) =>
  service.letters.filter((letter) => letter.to === email && /changed/.test(letter.subject));

describe('a change of the password', () => {
  it('holds for both flows, keeps this sign-in, ends the others and is told by mail', async () => {
    const ada = someone();
    const here = await ada.join();
    const there = await ada.signIn();
    const password = fresh();
    await expect(change(here.AccessToken, ada.password, password)).resolves.toEqual({});

    await expect(ada.signIn()).rejects.toMatchObject(gone);
    await expect(srpSignIn(service, ada.email, ada.password)).rejects.toMatchObject(gone);
    await expect(ada.signIn(password)).resolves.toBeDefined();
    await expect(srpSignIn(service, ada.email, password)).resolves.toBeDefined();
    await expect(ada.user(here.AccessToken)).resolves.toBeDefined();
    await expect(ada.user(there.AccessToken)).rejects.toMatchObject(gone);
    await expect(ada.refresh(there.RefreshToken!)).rejects.toMatchObject(gone);
    await eventually(() => expect(notices(ada.email)).toHaveLength(1));
    expect(notices(ada.email)[0]!.text).not.toContain(password);
  });

  it('needs the old password, whose guesses are counted, and an acceptable new one', async () => {
    const ada = someone();
    const { AccessToken } = await ada.join();
    await expect(change(AccessToken, ada.password, 'password')).rejects.toMatchObject(
      refusedAs('InvalidPasswordException'),
    );
    await expect(change(AccessToken, ada.password, ada.email)).rejects.toMatchObject(
      refusedAs('InvalidPasswordException'),
    );
    await expect(change('x', ada.password, fresh())).rejects.toMatchObject(gone);
    for (let i = 0; i < 5; i++)
      await expect(change(AccessToken, `wrong ${i}`, fresh())).rejects.toMatchObject(
        refusedAs('NotAuthorizedException', 'Incorrect username or password.'),
      );
    await expect(change(AccessToken, ada.password, fresh())).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', 'Password attempts exceeded'),
    );
  });
});

describe('who is being let in at the moment of a change', () => {
  /** Holds a change of the account open until somebody waits for it, and then makes it. */
  const during = async <T>(email: string, sql: string, attempt: () => Promise<T>): Promise<T> => {
    const result = await service.running.database.transaction(async ({ manager }) => {
      await manager.query(sql, [email]);
      const letIn = attempt();
      letIn.catch(() => undefined);
      await eventually(async () =>
        expect(
          await service.query(
            `select 1 from pg_locks l join pg_stat_activity a using (pid)
             where not granted and datname = current_database()`,
          ),
        ).not.toEqual([]),
      );
      return { letIn };
    });
    return result.letIn;
  };
  const change = `update user_account set password_hash = 'another' where email = $1`;
  const deletion = `delete from user_account where email = $1`;

  it.each([
    ['a new password', change],
    ['a deletion', deletion],
  ])('is not let in any more by %s', async (_what, sql) => {
    const ada = someone();
    await ada.join();
    await expect(during(ada.email, sql, () => ada.signIn())).rejects.toMatchObject(gone);
    const bob = someone();
    await bob.join();
    const bySrp = () => srpSignIn(service, bob.email, bob.password);
    await expect(during(bob.email, sql, bySrp)).rejects.toMatchObject(gone);
  });
});

describe('a reset of the password', () => {
  it('needs the mailed code, ends every sign-in and opens a locked account', async () => {
    const ada = someone();
    const tokens = await ada.join();
    for (let i = 0; i < 5; i++) await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(gone);
    expect(await forgot(ada.email)).toEqual({
      CodeDeliveryDetails: { Destination: 'a***@f***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    const code = await ada.code(2);
    const password = fresh();
    await expect(reset(ada.email, code, 'short')).rejects.toMatchObject(
      refusedAs('InvalidPasswordException'),
    );
    const other = code === '000000' ? '000001' : '000000';
    await expect(reset(ada.email, other, password)).rejects.toMatchObject(refusedAs('CodeMismatchException'));
    await expect(reset(ada.email, code, password)).resolves.toEqual({});
    await expect(reset(ada.email, code, password)).rejects.toMatchObject(refusedAs('ExpiredCodeException'));
    await expect(ada.signIn(password)).resolves.toBeDefined();
    await expect(ada.user(tokens.AccessToken)).rejects.toMatchObject(gone);
    await expect(ada.refresh(tokens.RefreshToken!)).rejects.toMatchObject(gone);
    await eventually(() => expect(notices(ada.email)).toHaveLength(1));
  });

  it('confirms the address of who never did', async () => {
    const ada = someone();
    await ada.signUp();
    // Two letters on their way may overtake each other.
    await ada.code();
    await forgot(ada.email);
    const password = fresh();
    await reset(ada.email, await ada.code(2), password);
    await expect(ada.signIn(password)).resolves.toBeDefined();
  });

  it('tells nothing about addresses without an account', async () => {
    const [ada, nobody] = [someone(), someone()];
    await ada.join();
    expect(await forgot(nobody.email)).toEqual(await forgot(ada.email));
    await ada.code(2);
    for (const { email } of [ada, nobody]) {
      for (let i = 0; i < 5; i++)
        await expect(reset(email, 'abcdef', fresh())).rejects.toMatchObject(
          refusedAs('CodeMismatchException'),
        );
      await expect(reset(email, 'abcdef', fresh())).rejects.toMatchObject(
        refusedAs('TooManyFailedAttemptsException'),
      );
    }
    const [bea, stranger] = [someone(), someone()];
    await bea.join();
    for (const { email } of [bea, stranger])
      await expect(reset(email, '123456', fresh())).rejects.toMatchObject(refusedAs('ExpiredCodeException'));
  });

  it('expires after a quarter of an hour', async () => {
    const ada = someone();
    await ada.join();
    await forgot(ada.email);
    const [row] = await service.query<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from code where purpose = 'password-reset'
       order by created_at desc limit 1`,
    );
    expect(row!.minutes).toBe(15);
  });
});
