import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { identity, userConfirmed, userSignedUp } from '@lectern/contracts/identity';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { aMinuteLater, AttorneyAtTheDoor, ClientId, refusedAs } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';

const service = testService(identityService);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const someone = () => new AttorneyAtTheDoor(service);
const resend = (email: string, invocationId?: string) =>
  service.ask(identity.resendConfirmationCode, { ClientId, Username: email, invocationId }, null);

describe('sign-up', () => {
  it('keeps the account closed until the mailed code is confirmed', async () => {
    const ada = someone();
    const answer = await ada.signUp({
      name: 'Ada Moss',
      'custom:firm': 'Moss LLP',
      barNumber: '12',
      state: 'Ohio',
    });
    expect(answer).toEqual({
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'a***@f***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    await expect(ada.signIn()).rejects.toMatchObject(
      refusedAs('UserNotConfirmedException', 'User is not confirmed.'),
    );

    const code = await ada.code();
    expect(code).toMatch(/^\d{6}$/);
    await expect(ada.confirm(otherThan(code))).rejects.toMatchObject(refusedAs('CodeMismatchException'));
    await expect(ada.confirm(code)).resolves.toEqual({});
    await expect(ada.confirm(code)).rejects.toMatchObject(
      refusedAs('NotAuthorizedException', /Current status is CONFIRMED/),
    );

    const { AccessToken } = await ada.signIn();
    const { UserAttributes, Username } = await ada.user(AccessToken);
    expect(Username).toBe(answer.UserSub);
    expect(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))).toEqual({
      sub: answer.UserSub,
      email: ada.email,
      email_verified: 'true',
      name: 'Ada Moss',
      'custom:firm': 'Moss LLP',
      'custom:bar_number': '12',
      'custom:state': 'Ohio',
    });
    await eventually(async () => {
      expect(await service.published(userSignedUp)).toContainEqual({ userId: Username });
      expect(await service.published(userConfirmed)).toContainEqual({ userId: Username, name: 'Ada Moss' });
    });
  });

  it('sends one letter, in plain text and HTML, and keeps neither password nor code readable', async () => {
    const ada = someone();
    await ada.signUp();
    const code = await ada.code();
    await eventually(async () => {
      const runs = await service.query(`select 1 from job_run where state in ('queued', 'running')`);
      expect(runs).toEqual([]);
    });
    const letters = service.letters.filter(({ to }) => to === ada.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.text).toContain(code);
    expect(letters[0]!.html).toContain(code);

    const kept: string[] = [];
    for (const table of ['user_account', 'code', 'job_run', 'outbox', 'given_answer', 'letter_permit'])
      kept.push(JSON.stringify(await service.query(`select to_jsonb(t) from ${table} t`)));
    expect(kept.join()).toContain(ada.email);
    expect(kept.join()).not.toContain(ada.password);
    expect(kept.join()).not.toMatch(new RegExp(`"${code}"`));
  });

  it('takes an address once, in whatever letter case', async () => {
    const ada = someone();
    await ada.signUp();
    const again = { ClientId, Username: ` ${ada.email.toUpperCase()}`, Password: `Again ${randomUUID()}` };
    const before = await ada.code();
    await expect(service.ask(identity.signUp, again, null)).rejects.toMatchObject(
      refusedAs('LimitExceededException'),
    );
    await aMinuteLater(service);
    await expect(service.ask(identity.signUp, again, null)).resolves.toMatchObject({ UserConfirmed: false });
    // The newest sign-up counts, with its own code and password.
    const code = await ada.code(2);
    if (code !== before)
      await expect(ada.confirm(before)).rejects.toMatchObject(refusedAs('CodeMismatchException'));
    await ada.confirm(code);
    await expect(ada.signIn()).rejects.toMatchObject(refusedAs('NotAuthorizedException'));
    await expect(ada.signIn(again.Password)).resolves.toBeDefined();
    expect(await service.query(`select 1 from user_account where email = $1`, [ada.email])).toHaveLength(1);
  });

  it('makes one account of twenty parallel sign-ups', async () => {
    const ada = someone();
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => ada.signUp()));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await service.query(`select 1 from user_account where email = $1`, [ada.email])).toHaveLength(1);
  });

  const good = () => ({ ClientId, Username: someone().email, Password: 'correct horse battery' });
  it.each([
    ['an unknown client', () => ({ ...good(), ClientId: 'other' }), 'ResourceNotFoundException'],
    ['a name that is no address', () => ({ ...good(), Username: 'ada' }), 'InvalidParameterException'],
    ['a NUL in the name', () => ({ ...good(), Username: 'a\0@firm.example' }), 'InvalidParameterException'],
    ['no password', () => ({ ...good(), Password: undefined }), 'InvalidParameterException'],
    ['a short password', () => ({ ...good(), Password: 'Sh0rt!!' }), 'InvalidPasswordException'],
    ['a common password', () => ({ ...good(), Password: 'Password' }), 'InvalidPasswordException'],
    ['an endless password', () => ({ ...good(), Password: 'x'.repeat(257) }), 'InvalidPasswordException'],
    [
      'an unknown attribute',
      () => ({ ...good(), UserAttributes: [{ Name: 'role', Value: 'admin' }] }),
      'InvalidParameterException',
    ],
    [
      'an id of its own',
      () => ({ ...good(), UserAttributes: [{ Name: 'sub', Value: randomUUID() }] }),
      'InvalidParameterException',
    ],
    [
      'another address',
      () => ({ ...good(), UserAttributes: [{ Name: 'email', Value: 'b@c.de' }] }),
      'InvalidParameterException',
    ],
    [
      'a NUL in an attribute',
      () => ({ ...good(), UserAttributes: [{ Name: 'name', Value: 'a\0b' }] }),
      'InvalidParameterException',
    ],
  ])('refuses %s', async (_what, input, name) => {
    await expect(service.ask(identity.signUp, input(), null)).rejects.toMatchObject(refusedAs(name));
  });

  it('answers the repetition of a call whose answer was lost', async () => {
    const call = { ...good(), invocationId: randomUUID(), callerIp: '10.0.0.1' };
    const first = await service.ask(identity.signUp, call, null);
    expect(await service.ask(identity.signUp, { ...call, callerIp: '10.0.0.2' }, null)).toEqual(first);
    await expect(
      service.ask(identity.signUp, { ...call, Password: 'another horse battery' }, null),
    ).rejects.toMatchObject(refusedAs('LimitExceededException'));
    await service.query(`update given_answer set given_at = now() - interval '61 seconds'`);
    await expect(service.ask(identity.signUp, call, null)).rejects.toMatchObject(
      refusedAs('LimitExceededException'),
    );
  });
});

describe('codes', () => {
  it('judge five of two hundred parallel guesses, the right one among the rest included', async () => {
    const ada = someone();
    await ada.signUp();
    const code = await ada.code();
    const guesses = Array.from({ length: 200 }, (_, i) => (i === 150 ? code : String(i).padStart(6, '0')));
    const outcomes = await Promise.all(
      guesses.map((guess) =>
        ada.confirm(guess).then(
          () => 'right',
          (error: { details: { pool: string } }) => error.details.pool,
        ),
      ),
    );
    const judged = outcomes.filter((name) => name === 'CodeMismatchException' || name === 'right');
    expect(judged).toHaveLength(5);
    expect(outcomes.filter((name) => name === 'TooManyFailedAttemptsException')).toHaveLength(195);
  });

  it('are replaced by the next one, which counts its own tries', async () => {
    const ada = someone();
    await ada.signUp();
    await ada.code();
    const [before] = await service.query<{ id: string }>(
      `select id from code order by created_at desc limit 1`,
    );
    await aMinuteLater(service);
    expect(await resend(ada.email)).toEqual({
      CodeDeliveryDetails: { Destination: 'a***@f***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    const second = await ada.code(2);
    expect(await service.query(`select 1 from code where id = $1`, [before!.id])).toEqual([]);
    await expect(ada.confirm(otherThan(second))).rejects.toMatchObject(refusedAs('CodeMismatchException'));
    await expect(ada.confirm(` ${second} `)).resolves.toEqual({});
  });

  it('expire', async () => {
    const ada = someone();
    await ada.signUp();
    const code = await ada.code();
    await service.query(`update code set expires_at = now() - interval '1 second'`);
    await expect(ada.confirm(code)).rejects.toMatchObject(refusedAs('ExpiredCodeException'));
  });

  it('go to one address once a minute and five times an hour at most, a repeated call counting once', async () => {
    const ada = someone();
    await ada.signUp();
    const invocationId = randomUUID();
    await expect(resend(ada.email)).rejects.toMatchObject(refusedAs('LimitExceededException'));
    await aMinuteLater(service);
    await resend(ada.email, invocationId);
    await resend(ada.email, invocationId);
    const burst = async () => {
      const sent = await Promise.allSettled(Array.from({ length: 20 }, () => resend(ada.email)));
      return sent.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await burst()).toBe(0);
    for (let letter = 3; letter <= 5; letter++) {
      await aMinuteLater(service);
      expect(await burst()).toBe(1);
    }
    await aMinuteLater(service);
    expect(await burst()).toBe(0);
  });

  it('are announced and refused for an unknown address as for a known one, but no letter goes out', async () => {
    const nobody = someone();
    expect(await resend(nobody.email)).toEqual({
      CodeDeliveryDetails: { Destination: 'a***@f***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    });
    for (let i = 0; i < 5; i++)
      await expect(nobody.confirm('123456')).rejects.toMatchObject(refusedAs('CodeMismatchException'));
    await expect(nobody.confirm('123456')).rejects.toMatchObject(refusedAs('TooManyFailedAttemptsException'));
    expect(service.letters.filter(({ to }) => to === nobody.email)).toEqual([]);
  });
});

describe('a stranger at the door', () => {
  const answers = async (email: string) => {
    const tried: unknown[] = [];
    const note = (attempt: Promise<object>) =>
      attempt.then(
        (answer) => tried.push({ ...answer, UserSub: typeof (answer as { UserSub?: unknown }).UserSub }),
        (error: Error) => tried.push([(error as Error & { details: unknown }).details, error.message]),
      );
    const signUp = () =>
      service.ask(identity.signUp, { ClientId, Username: email, Password: `Stranger ${randomUUID()}` }, null);
    const confirm = () =>
      service.ask(identity.confirmSignUp, { ClientId, Username: email, ConfirmationCode: 'abcdef' }, null);
    await note(confirm());
    await note(resend(email));
    await note(resend(email));
    await aMinuteLater(service);
    await note(signUp());
    await note(signUp());
    for (let i = 0; i < 7; i++) await note(confirm());
    await aMinuteLater(service);
    await note(resend(email));
    return tried;
  };

  it('sees the same of an account, an account to be confirmed and a name that has none; the owner is told', async () => {
    const [owner, pending, nobody] = [someone(), someone(), someone()];
    await owner.join();
    await pending.signUp();
    await aMinuteLater(service);
    const seen = await answers(nobody.email);
    expect(seen[0]).toEqual([{ pool: 'CodeMismatchException' }, expect.any(String)]);
    expect(await answers(owner.email)).toEqual(seen);
    expect(await answers(pending.email)).toEqual(seen);
    const told = () =>
      service.letters.filter(({ to, subject }) => to === owner.email && /already/.test(subject));
    await eventually(() => expect(told()).toHaveLength(3));
    // Nothing was changed.
    await expect(owner.signIn()).resolves.toBeDefined();
  });
});
