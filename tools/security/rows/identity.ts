import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Person, Stranger } from '../people.ts';
import type { Row } from '../row.ts';

const tally = (texts: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
};
const median = (times: number[]): number => times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)]!;

export const identity: Row[] = [
  {
    id: 'S6',
    title:
      'few parallel guesses are judged, of passwords, codes and the app; no answer tells accounts from strangers',
    run: async ({ installation }) => {
      const person = await Person.join(installation);
      const at = new Stranger(installation);
      const guesses = await Promise.all(
        Array.from({ length: 100 }, (_, i) => at.signIn(person.email, `wrong ${i}`)),
      );
      const passwords = tally(guesses.map(({ body }) => body.message));
      const judged = passwords['Incorrect username or password.'] ?? 0;
      assert.ok(judged >= 1 && judged <= 20, JSON.stringify(passwords));
      const fresh = new Stranger(installation);
      const email = `c-${randomUUID()}@firm.example`;
      await fresh.pool('SignUp', { Username: email, Password: 'gavel river 4917' });
      const codes = await Promise.all(
        Array.from({ length: 200 }, (_, i) =>
          fresh.pool('ConfirmSignUp', { Username: email, ConfirmationCode: String(i).padStart(6, '0') }),
        ),
      );
      const names = tally(codes.map(({ body }) => body.__type ?? 'in'));
      assert.ok((names['CodeMismatchException'] ?? 0) <= 20, JSON.stringify(names));

      const known = await Person.join(installation);
      const ask = async (Username: string): Promise<string[]> => {
        const caller = new Stranger(installation);
        const said: string[] = [];
        for (const [action, input] of [
          ['ConfirmSignUp', { Username, ConfirmationCode: 'abcdef' }],
          ['ResendConfirmationCode', { Username }],
          ['ForgotPassword', { Username }],
          ['ConfirmForgotPassword', { Username, ConfirmationCode: 'abcdef', Password: 'gavel river 4917' }],
        ] as const) {
          const { status, body } = await caller.pool(action, input);
          said.push(`${action} ${status} ${JSON.stringify(body).replaceAll(Username, '')}`);
        }
        return said;
      };
      // The person has had a letter in this minute; a stranger gets one first, so that both wait.
      const nobody = `n-${randomUUID()}@firm.example`;
      await new Stranger(installation).pool('ResendConfirmationCode', { Username: nobody });
      const destination = (said: string[]) => said.map((line) => line.replace(/"Destination":"[^"]*"/, ''));
      assert.deepEqual(destination(await ask(known.email)), destination(await ask(nobody)));
      const time = async (email: string): Promise<number> => {
        const caller = new Stranger(installation);
        const began = performance.now();
        await caller.signIn(email, 'not the password');
        return performance.now() - began;
      };
      const joined = [known];
      for (let i = 0; i < 3; i++) joined.push(await Person.join(installation));
      const compare = async (): Promise<number> => {
        const [here, away]: [number[], number[]] = [[], []];
        for (let i = 0; i < 16; i++) {
          here.push(await time(joined[i % joined.length]!.email));
          away.push(await time(`n-${randomUUID()}@firm.example`));
        }
        return median(here) / median(away);
      };
      // A busy machine disturbs one comparison; a leak would show in each. Four wrong passwords a round lock nobody.
      let ratio = await compare();
      for (let i = 0; i < 2 && Math.abs(ratio - 1) >= 0.25; i++) {
        for (const person of joined) await person.enter();
        ratio = await compare();
      }
      assert.ok(Math.abs(ratio - 1) < 0.25, `time of an account over time of none: ${ratio.toFixed(2)}`);
      return `${judged} of 100 passwords and ${names['CodeMismatchException']} of 200 codes judged; same answers; times ${ratio.toFixed(2)} : 1`;
    },
  },
  {
    id: 'S7',
    title:
      'strangers who guess do not lock the owner out of a known device, and nobody longer than 15 minutes',
    run: async ({ installation }) => {
      const person = await Person.join(installation);
      const stranger = new Stranger(installation);
      for (let i = 0; i < 60; i++) await stranger.signIn(person.email, `wrong ${i}`);
      const elsewhere = await new Stranger(installation).signIn(person.email, person.password);
      const known = await person.signIn(person.email, person.password, { cookie: person.deviceCookie });
      assert.equal(known.status, 200, known.text.slice(0, 200));
      const refreshed = await person.pool('GetTokensFromRefreshToken', { RefreshToken: person.refreshToken });
      assert.equal(refreshed.status, 200, 'a refresh was locked out');
      return `60 failures: known device in at once, refresh goes on, elsewhere ${elsewhere.status === 200 ? 'in' : elsewhere.body.message}`;
    },
  },
  {
    id: 'S8',
    title: 'one mailbox gets a letter a minute, whoever asks',
    run: async ({ installation }) => {
      const email = `m-${randomUUID()}@firm.example`;
      const first = await new Stranger(installation).pool('SignUp', {
        Username: email,
        Password: 'gavel river 4917',
      });
      assert.equal(first.status, 200);
      let passed = 0;
      for (let i = 0; i < 20; i++) {
        const action = i % 2 === 0 ? 'ResendConfirmationCode' : 'ForgotPassword';
        const { status } = await new Stranger(installation).pool(action, { Username: email });
        if (status === 200) passed++;
      }
      assert.equal(passed, 0);
      return '1 of 21 asked for within a minute, from 21 addresses';
    },
  },
];
