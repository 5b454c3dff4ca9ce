/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { readEnvironment } from '@lectern/platform/config/environment';
import { type BundledPostgres, startBundledPostgres } from '@lectern/platform/database/bundled-postgres';
import type { AppError } from '@lectern/platform/errors/app-error';
import { closeHost, createHost, type Host } from '@lectern/platform/host';
import type { Letter } from '@lectern/platform/mail/mail';
import { Bus } from '@lectern/platform/messaging/bus';
import { type RunningService, startService } from '@lectern/platform/start-service';
import { eventually } from '@lectern/testing/eventually';
import type { ServiceUnderTest } from '@lectern/testing/test-service';
import { freePort } from '@lectern/platform/process/free-port';
import { AttorneyAtTheDoor, ClientId } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { srpSignIn } from '../srp/srp-sign-in.fixtures.js';

let folder: string;
let port: number;
let postgres: BundledPostgres;
let host: Host;
let running: RunningService;
const letters: Letter[] = [];

// A server of its own: the outage must not reach the other suites.
const startPostgres = () => startBundledPostgres({ dataDir: join(folder, 'postgres'), port, durable: false });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-outage-'));
  port = await freePort();
  postgres = await startPostgres();
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder });
  host = await createHost(environment, postgres.url);
  host.mail = {
    send: async (letter) => void letters.push(letter),
    discard: async () => undefined,
    check: async () => undefined,
  };
  running = await startService(identityService, host);
}, 60_000);
afterAll(async () => {
  await running?.stop();
  await closeHost(host);
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const service: Pick<ServiceUnderTest, 'ask' | 'letters'> = {
  ask: (operation, input, actor) => new Bus(host.transport).ask(operation, input, actor),
  letters,
};

type Calls = Record<string, () => Promise<unknown>>;

/** Every way in: each must say that the service is away, and never that somebody is not authorized. */
async function callsOf(ada: AttorneyAtTheDoor): Promise<Calls> {
  const { RefreshToken, AccessToken } = await ada.join();
  const AuthParameters = { REFRESH_TOKEN: RefreshToken! };
  const refresh = { ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters } as const;
  return {
    'sign-in': () => ada.signIn(),
    'sign-in by SRP': () => srpSignIn(service, ada.email, ada.password),
    'sign-in under an unknown name': () => new AttorneyAtTheDoor(service).signIn(),
    refresh: () => ada.refresh(RefreshToken!),
    'refresh by InitiateAuth': () => service.ask(identity.initiateAuth, refresh, null),
    'the account': () => ada.user(AccessToken),
  };
}

const UNKNOWN = 'sign-in under an unknown name';
/** What a call came to: "ok", the protocol's name of a refusal, or the code of the error. */
const outcome = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    () => 'ok',
    (error: AppError) => (error.details as { pool?: string } | undefined)?.pool ?? error.code,
  );
async function outcomes(calls: Calls): Promise<Record<string, string>> {
  const entries = Object.entries(calls).map(async ([name, call]) => [name, await outcome(call)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
const each = (calls: Calls, value: string) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, value]));
const well = (calls: Calls): Record<string, string> => ({
  ...each(calls, 'ok'),
  [UNKNOWN]: 'NotAuthorizedException',
});

/** Calls of every kind while `disturb` happens; what they came to, without the ones that went as they should. */
async function during(calls: Calls, disturb: () => Promise<void>): Promise<Set<string>> {
  const seen = new Set<string>();
  let isOver = false;
  const streams = Object.entries(calls).map(async ([name, call]) => {
    while (!isOver) {
      const result = await outcome(call);
      if (result !== well(calls)[name]) seen.add(result);
    }
  });
  await disturb().finally(() => (isOver = true));
  await Promise.all(streams);
  return seen;
}

describe('while the database', () => {
  it('is stopped, every way in is unavailable, and open again when it returns', async () => {
    const calls = await callsOf(new AttorneyAtTheDoor(service));
    expect(await outcomes(calls)).toEqual(well(calls));

    const whileStopping = await during(calls, () => postgres.stop());
    expect([...whileStopping].filter((result) => result !== 'unavailable')).toEqual([]);
    expect(await outcomes(calls)).toEqual(each(calls, 'unavailable'));

    postgres = await startPostgres();
    await eventually(async () => expect(await outcomes(calls)).toEqual(well(calls)));
  }, 120_000);
});
