/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, ClientId } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { answerChallenge, askChallenge } from '../srp/srp-sign-in.fixtures.js';
import { SrpClient, speedUpPowers } from '../srp/srp-client.fixtures.js';

const service = testService(identityService);
speedUpPowers();

const ROUNDS = 31;
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Prepares one call for an address; only the call itself is timed. */
type Prepare = (email: string) => Promise<() => Promise<unknown>>;

async function time(prepare: Prepare, email: string): Promise<number> {
  const call = await prepare(email);
  await service.query(`delete from sign_in_failure`);
  await service.query(`delete from letter_permit`);
  await service.query(`delete from code`);
  const start = performance.now();
  await call().catch(() => undefined);
  return performance.now() - start;
}

/** What else a machine does makes calls slower and never faster: the fastest quarter shows what they cost themselves. */
const fastest = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]!;

/** Time for an account over the time for none, measured in turns. */
async function ratio(prepare: Prepare): Promise<number> {
  const ada = new AttorneyAtTheDoor(service);
  await ada.join();
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    known.push(await time(prepare, ada.email));
    unknown.push(await time(prepare, new AttorneyAtTheDoor(service).email));
  }
  return fastest(known) / fastest(unknown);
}

const { A } = new SrpClient('Lectern1');
const calls: [string, Prepare][] = [
  [
    'a wrong password',
    async (USERNAME) => () =>
      service.ask(
        identity.initiateAuth,
        {
          ClientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD: 'not the password' },
        },
        null,
      ),
  ],
  [
    'an SRP challenge',
    async (USERNAME) => () =>
      service.ask(
        identity.initiateAuth,
        { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: A } },
        null,
      ),
  ],
  [
    'a wrong answer to it',
    async (email) => {
      const answer = await answerChallenge(await askChallenge(service, email), 'not the password');
      return () => service.ask(identity.respondToAuthChallenge, answer, null);
    },
  ],
  [
    'a sign-up',
    async (Username) => () =>
      service.ask(identity.signUp, { ClientId, Username, Password: 'gavel river 4917' }, null),
  ],
  [
    'a confirmation',
    async (Username) => () =>
      service.ask(identity.confirmSignUp, { ClientId, Username, ConfirmationCode: 'abcdef' }, null),
  ],
  [
    'a request for another code',
    async (Username) => () => service.ask(identity.resendConfirmationCode, { ClientId, Username }, null),
  ],
  [
    'a request for a reset',
    async (Username) => () => service.ask(identity.forgotPassword, { ClientId, Username }, null),
  ],
];

describe('the time that an answer takes', () => {
  it.each(calls)(
    'hardly tells whether there is an account: %s',
    async (_what, prepare) => {
      // A busy machine disturbs one measurement of three; a leak shows in the middle one.
      const ratios = [await ratio(prepare), await ratio(prepare), await ratio(prepare)];
      expect(Math.abs(median(ratios) - 1)).toBeLessThan(0.25);
    },
    120_000,
  );
});
