/** @jest-environment ./services/identity/test-data/clients-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { AttorneyAtTheDoor, refusedAs, tally } from '../pool/attorney.fixtures.js';
import { identityService } from '../service.js';
import { srpSignIn } from '../srp/srp-sign-in.fixtures.js';
import { speedUpPowers } from '../srp/srp-client.fixtures.js';

const service = testService(identityService);
speedUpPowers();

const someone = () => new AttorneyAtTheDoor(service);
const wrong = refusedAs('NotAuthorizedException', 'Incorrect username or password.');
const locked = refusedAs('NotAuthorizedException', 'Password attempts exceeded');

describe('the lock-out', () => {
  const openNow = () => service.query(`update sign_in_failure set locked_until = now()`);

  it('judges few of a hundred parallel wrong passwords', async () => {
    const ada = someone();
    await ada.join();
    const counts = await tally(Array.from({ length: 100 }, (_, i) => ada.signIn(`wrong ${i}`)));
    expect(counts[wrong.message as string]).toBeGreaterThanOrEqual(5);
    expect(counts[wrong.message as string]).toBeLessThanOrEqual(20);
    expect(counts[locked.message as string]).toBeGreaterThanOrEqual(80);
    await expect(ada.signIn()).rejects.toMatchObject(locked);
  }, 60_000);

  it('counts both flows together, for names without an account too', async () => {
    const ada = someone();
    await ada.join();
    for (const attorney of [ada, someone()]) {
      for (let i = 0; i < 2; i++) await expect(attorney.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
      for (let i = 0; i < 3; i++)
        await expect(srpSignIn(service, attorney.email, `wrong ${i}`)).rejects.toMatchObject(wrong);
      await expect(srpSignIn(service, attorney.email, attorney.password)).rejects.toMatchObject(locked);
      await expect(attorney.signIn()).rejects.toMatchObject(locked);
    }
  });

  it('opens after its time, doubles with the next failure and ends with the right password', async () => {
    const ada = someone();
    await ada.join();
    const seconds = async () => {
      const rows = await service.query<{ left: number }>(
        `select extract(epoch from locked_until - last_at)::float8 as left from sign_in_failure order by last_at desc limit 1`,
      );
      return rows[0]?.left;
    };
    const locks: (number | undefined)[] = [];
    for (let i = 0; i < 16; i++) {
      await openNow();
      await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
      locks.push(await seconds());
    }
    expect(locks.slice(1)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    await openNow();
    await ada.signIn();
    await expect(ada.signIn('wrong')).rejects.toMatchObject(wrong);
    expect(await service.query(`select failures from sign_in_failure order by last_at desc limit 1`)).toEqual(
      [{ failures: 1 }],
    );
  });

  it('locks nobody out who waited for an attempt that costs nothing yet', async () => {
    const ada = someone();
    await ada.join();
    await expect(ada.signIn('wrong')).rejects.toMatchObject(wrong);
    const { manager } = service.running.database;
    let waiting: Promise<unknown> | undefined;
    await manager.transaction(async (tx) => {
      await tx.query(`update sign_in_failure set failures = 1`);
      waiting = ada.signIn();
      await eventually(async () => {
        expect(
          await manager.query(
            `select 1 from pg_stat_activity where query like 'insert into sign_in_failure%'
             and wait_event_type = 'Lock' and datname = current_database()`,
          ),
        ).toHaveLength(1);
      });
      await tx.query(`update sign_in_failure set failures = 2, locked_until = clock_timestamp()`);
    });
    await expect(waiting).resolves.toBeDefined();
  });

  it('forgets after fifteen idle minutes', async () => {
    const ada = someone();
    await ada.join();
    for (let i = 0; i < 5; i++) await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
    await service.query(
      `update sign_in_failure set locked_until = now(), last_at = now() - interval '901 seconds'`,
    );
    for (let i = 0; i < 5; i++) await expect(ada.signIn(`wrong ${i}`)).rejects.toMatchObject(wrong);
    await expect(ada.signIn()).rejects.toMatchObject(locked);
  });
});
