/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity, userSignedUp } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, ClientId, refusedAs, tally } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { answerChallenge, askChallenge, srpSignIn } from '../srp/srp-sign-in.fixtures.js';
import { speedUpPowers } from '../srp/srp-client.fixtures.js';

const service = testService(identityService);
speedUpPowers();

const someone = () => new AttorneyAtTheDoor(service);
const wrong = refusedAs('NotAuthorizedException', 'Incorrect username or password.');

describe('sign-in with the password', () => {
  it('gives both tokens and a refresh token, by address in any letter case and by id', async () => {
    const ada = someone();
    const tokens = await ada.join();
    expect(tokens).toEqual({
      AccessToken: expect.stringMatching(/^ey/),
      IdToken: expect.stringMatching(/^ey/),
      RefreshToken: expect.stringMatching(/^[\w-]{70}$/),
      ExpiresIn: 3600,
      TokenType: 'Bearer',
    });
    const { Username: id } = await ada.user(tokens.AccessToken);
    for (const USERNAME of [ada.email.toUpperCase(), ` ${ada.email} `, id])
      await expect(signInAs(USERNAME, ada.password)).resolves.toMatchObject({
        AuthenticationResult: { TokenType: 'Bearer' },
      });
  });

  it('says the same of a wrong password and of an unknown name', async () => {
    const ada = someone();
    await ada.join();
    await expect(ada.signIn('not the password')).rejects.toMatchObject(wrong);
    for (const name of [someone().email, randomUUID(), 'nobody', '\0', "' or 1=1 --"])
      await expect(signInAs(name, 'not the password')).rejects.toMatchObject(wrong);
  });

  it('refuses what is no sign-in', async () => {
    const ask = (input: object) =>
      service.ask(
        identity.initiateAuth,
        { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: {}, ...input },
        null,
      );
    await expect(ask({})).rejects.toMatchObject(refusedAs('InvalidParameterException'));
    await expect(ask({ AuthParameters: { USERNAME: 'a' } })).rejects.toMatchObject(
      refusedAs('InvalidParameterException'),
    );
    await expect(ask({ AuthFlow: 'CUSTOM_AUTH' })).rejects.toMatchObject(
      refusedAs('InvalidParameterException'),
    );
    await expect(ask({ ClientId: 'other' })).rejects.toMatchObject(refusedAs('ResourceNotFoundException'));
    await expect(ask({ AuthParameters: { USERNAME: ['a'], PASSWORD: 'b' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

const signInAs = (USERNAME: string, PASSWORD: string) =>
  service.ask(
    identity.initiateAuth,
    { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } },
    null,
  );

describe('sign-in by SRP', () => {
  it('lets the right password in and no other', async () => {
    const ada = someone();
    await ada.join();
    const tokens = await srpSignIn(service, ada.email, ada.password);
    expect((await ada.user(tokens.AccessToken)).UserAttributes).toContainEqual({
      Name: 'email',
      Value: ada.email,
    });
    await expect(srpSignIn(service, ada.email, 'not the password')).rejects.toMatchObject(wrong);
  });

  it('tells that the address is unconfirmed only to who knows the password', async () => {
    const ada = someone();
    await ada.signUp();
    await expect(srpSignIn(service, ada.email, 'not the password')).rejects.toMatchObject(wrong);
    await expect(srpSignIn(service, ada.email, ada.password)).rejects.toMatchObject(
      refusedAs('UserNotConfirmedException'),
    );
  });

  it('works for an account from a time when it was off, once the password has been seen', async () => {
    const ada = someone();
    await ada.join();
    await service.query(`update user_account set sealed_srp = null where email = $1`, [ada.email]);
    await expect(srpSignIn(service, ada.email, ada.password)).rejects.toMatchObject(wrong);
    await ada.signIn();
    await expect(srpSignIn(service, ada.email, ada.password)).resolves.toBeDefined();
  });

  it('takes an answer once, even in parallel', async () => {
    const ada = someone();
    await ada.join();
    const answer = await answerChallenge(await askChallenge(service, ada.email), ada.password);
    const attempts = Array.from({ length: 10 }, () =>
      service.ask(identity.respondToAuthChallenge, answer, null),
    );
    expect(await tally(attempts)).toEqual({ in: 1, 'Invalid session for the user.': 9 });
  });

  it('does not sign in somebody else under a proof', async () => {
    const [ada, bea] = [someone(), someone()];
    await ada.join();
    const { AccessToken } = await bea.join();
    const { Username: bea_id } = await bea.user(AccessToken);
    const answer = await answerChallenge(await askChallenge(service, ada.email), ada.password);
    answer.ChallengeResponses.USERNAME = bea_id;
    const { AuthenticationResult: tokens } = await service.ask(identity.respondToAuthChallenge, answer, null);
    expect((await ada.user(tokens!.AccessToken)).Username).not.toBe(bea_id);
  });

  it('refuses an A that is a multiple of N, another secret block, another session and an old challenge', async () => {
    const ada = someone();
    await ada.join();
    const asked = await askChallenge(service, ada.email);
    for (const SRP_A of ['0', asked.client.N, (BigInt(`0x${asked.client.N}`) * 2n).toString(16), 'xyz', ''])
      await expect(askChallenge(service, ada.email, SRP_A)).rejects.toMatchObject(
        refusedAs('InvalidParameterException'),
      );

    const foreign = await answerChallenge(asked, ada.password);
    foreign.ChallengeResponses.PASSWORD_CLAIM_SECRET_BLOCK = Buffer.alloc(64).toString('base64');
    await expect(service.ask(identity.respondToAuthChallenge, foreign, null)).rejects.toMatchObject(wrong);

    const noSession = refusedAs('NotAuthorizedException', 'Invalid session for the user.');
    for (const Session of ['', 'x', '\0', 'a'.repeat(43)]) {
      const answer = {
        ...(await answerChallenge(await askChallenge(service, ada.email), ada.password)),
        Session,
      };
      await expect(service.ask(identity.respondToAuthChallenge, answer, null)).rejects.toMatchObject(
        noSession,
      );
    }
    const late = await answerChallenge(await askChallenge(service, ada.email), ada.password);
    await service.query(`update challenge set expires_at = now() - interval '1 second'`);
    await expect(service.ask(identity.respondToAuthChallenge, late, null)).rejects.toMatchObject(noSession);
  });

  it('asks an unknown name the same salt and id each time, and refuses whatever comes', async () => {
    const name = someone().email;
    const [first, second, other] = [
      await askChallenge(service, name),
      await askChallenge(service, name.toUpperCase()),
      await askChallenge(service, someone().email),
    ];
    expect(Object.keys(first.parameters).sort()).toEqual([
      'SALT',
      'SECRET_BLOCK',
      'SRP_B',
      'USERNAME',
      'USER_ID_FOR_SRP',
    ]);
    expect(first.parameters['USER_ID_FOR_SRP']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect([second.parameters['SALT'], second.parameters['USERNAME']]).toEqual([
      first.parameters['SALT'],
      first.parameters['USERNAME'],
    ]);
    expect(second.parameters['SRP_B']).not.toBe(first.parameters['SRP_B']);
    expect(other.parameters['SALT']).not.toBe(first.parameters['SALT']);
    const answer = await answerChallenge(first, 'any password');
    await expect(service.ask(identity.respondToAuthChallenge, answer, null)).rejects.toMatchObject(wrong);
  });
});

describe('an outage', () => {
  it('is never a refusal', async () => {
    const ada = someone();
    const tokens = await ada.join();
    await eventually(async () => expect((await service.published(userSignedUp)).length).toBeGreaterThan(0));
    await service.query(`alter table user_account rename to user_account_away`);
    try {
      const calls = [
        ada.signIn(),
        ada.refresh(tokens.RefreshToken!),
        ada.user(tokens.AccessToken),
        srpSignIn(service, ada.email, 'x'),
      ];
      for (const call of calls)
        await expect(call).rejects.toMatchObject({ code: 'internal', details: undefined });
    } finally {
      await service.query(`alter table user_account_away rename to user_account`);
    }
    await expect(ada.refresh(tokens.RefreshToken!)).resolves.toBeDefined();
  });
});
