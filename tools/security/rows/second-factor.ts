import assert from 'node:assert/strict';
import { Person, secrets, Stranger } from '../people.ts';
import type { Row } from '../row.ts';
import { totp } from '../totp.ts';

interface Secured {
  person: Person;
  secret: string;
  recoveryCodes: string[];
}

/** Somebody whose account asks for codes. */
async function secured(person: Person): Promise<Secured> {
  const { SecretCode: secret } = (
    await person.pool('AssociateSoftwareToken', { AccessToken: person.accessToken })
  ).body;
  // The step before counts as well, and leaves this one and the next to sign in with.
  const on = await person.call('POST', '/api/user/second-factor', { code: totp(secret, -1) });
  assert.equal(on.status, 200, on.text);
  const { recoveryCodes } = on.body;
  for (const one of [secret, ...recoveryCodes]) secrets.add(one);
  return { person, secret, recoveryCodes };
}

/** A challenge for a code, of somebody who knows the password. */
async function challenge({ person }: Secured): Promise<string> {
  const { body } = await new Stranger(person.installation).signIn(person.email, person.password);
  assert.equal(body.ChallengeName, 'SOFTWARE_TOKEN_MFA', JSON.stringify(body));
  return body.Session;
}

/** One after the other: of many passwords at a time few are judged, right or wrong. */
async function challenges(of: Secured, count: number): Promise<string[]> {
  const sessions: string[] = [];
  while (sessions.length < count) sessions.push(await challenge(of));
  return sessions;
}

const answer = async ({ person }: Secured, Session: string, code: string): Promise<string> => {
  const { body } = await new Stranger(person.installation).pool('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: person.email, SOFTWARE_TOKEN_MFA_CODE: code },
  });
  return body.AuthenticationResult === undefined ? body.__type : 'in';
};

const count = (outcomes: string[], outcome: string): number =>
  outcomes.filter((one) => one === outcome).length;

export const secondFactor: Row[] = [
  {
    id: 'X7',
    title: 'codes of the app and recovery codes: one use each, few guesses, one’s own challenge alone',
    run: async ({ installation }) => {
      const [ada, eve] = [await secured(await Person.join(installation)), await Person.join(installation)];

      // The same right code at once, over many challenges, then again.
      const code = totp(ada.secret);
      const sessions = await challenges(ada, 10);
      const once = await Promise.all(sessions.map((session) => answer(ada, session, code)));
      assert.equal(count(once, 'in'), 1, once.join());

      // One recovery code at once; the count of wrong codes is one over all challenges, so few are judged.
      const bea = await secured(await Person.join(installation));
      const [recovery] = bea.recoveryCodes as [string];
      const doors = await challenges(bea, 4);
      const used = await Promise.all(doors.map((session) => answer(bea, session, recovery)));
      assert.equal(count(used, 'in'), 1, used.join());
      assert.notEqual(
        await answer(bea, await challenge(bea), recovery),
        'in',
        'a recovery code was taken twice',
      );

      // Guesses, over as many challenges as the password gives.
      const cleo = await secured(await Person.join(installation));
      const guesses: string[] = [];
      for (let round = 0; round < 20; round++) {
        const session = await challenge(cleo);
        guesses.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, (_, at) =>
              answer(cleo, session, String(round * 10 + at).padStart(6, '0')),
            ),
          )),
        );
      }
      const judged = count(guesses, 'CodeMismatchException');
      assert.ok(judged <= 20, `${judged} of 200 guesses were judged`);

      // Another's challenge with one's own code, and a turn-off without any.
      const own = await secured(eve);
      const theirs = await challenge(ada);
      assert.notEqual(
        await answer(own, theirs, totp(own.secret)),
        'in',
        'a code of another account was taken',
      );
      for (const wrong of ['', '000000', recovery, totp(own.secret)])
        assert.ok(
          (await ada.person.call('POST', '/api/user/second-factor/off', { code: wrong })).status >= 400,
          'turned off without a code of the account',
        );
      // A password alone opens nothing, whatever the flow calls itself.
      const bare = await new Stranger(installation).signIn(ada.person.email, ada.person.password);
      assert.equal(bare.body.AuthenticationResult, undefined);
      return `one code over 10 challenges: 1 in; one recovery code 4 times at once and again: 1 in; ${judged} of 200 guesses judged; another's challenge: 0 in`;
    },
  },
];
