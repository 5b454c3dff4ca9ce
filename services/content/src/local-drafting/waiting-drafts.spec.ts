import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { userDeleted } from '@lectern/contracts/identity';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { sessionCleared, sessionDeleted } from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { answer, GOOD } from '../script/vale.fixtures.js';
import { CASE_NAME, draftingUnderTest } from './machine-drafts.fixtures.js';

const NOT_FOUND = { code: 'not_found' };
const { service, behaves, begun, ended, waiting, readyFor } = draftingUnderTest();

const count = async (sql: string, userId: string): Promise<number> => {
  const [row] = await service.query<{ count: string }>(sql, [userId]);
  return Number(row!.count);
};
const rowsOf = ({ userId }: Actor): Promise<number> =>
  count('select count(*) from machine_draft where user_id = $1', userId);
const running = ({ userId }: Actor): Promise<number> =>
  count(`select count(*) from job_run where user_id = $1 and state in ('queued', 'running')`, userId);

describe('a draft that waits for its owner', () => {
  it('is announced, and found again by its session for a week from when it was begun', async () => {
    const owner = anActor();
    behaves(answer(GOOD));
    const { requestId, sessionId } = await begun(owner);
    expect(await waiting(sessionId, owner)).toBe(requestId);
    await ended(requestId, owner);
    await eventually(async () =>
      expect(await readyFor(owner)).toEqual([
        { userId: owner.userId, sessionId, scenario: 'opening-statement', caseName: CASE_NAME },
      ]),
    );
    const passed = async (time: string): Promise<void> => {
      await service.query(
        `update machine_draft set begun_at = begun_at - $1::interval where session_id = $2`,
        [time, sessionId],
      );
      await service.running.housekeeping.tidy();
    };
    await passed('6 days 23 hours');
    expect(await waiting(sessionId, owner)).toBe(requestId);
    expect((await service.ask(machineDrafts.get, { requestId }, owner)).draft).not.toBeNull();
    await passed('2 hours');
    expect(await waiting(sessionId, owner)).toBeNull();
    await expect(service.ask(machineDrafts.get, { requestId }, owner)).rejects.toMatchObject(NOT_FOUND);
  }, 90_000);

  it('says how long it has been at work, whoever asks when', async () => {
    const owner = anActor();
    behaves('slow');
    const { requestId } = await begun(owner);
    await service.query(
      `update job_run set created_at = created_at - interval '10 minutes' where request_id = $1`,
      [requestId],
    );
    const { elapsedSeconds } = await service.ask(machineDrafts.get, { requestId }, owner);
    expect(elapsedSeconds).toBeGreaterThanOrEqual(600);
    expect(elapsedSeconds).toBeLessThan(660);
    await service.ask(machineDrafts.discard, { requestId }, owner);
  }, 90_000);

  it.each<[string, (sessionId: string, userId: string) => Promise<void>]>([
    [
      'its session is deleted',
      (sessionId, userId) => service.announce(sessionDeleted, { sessionId, userId, fileKeys: [] }),
    ],
    [
      'its session is cleared',
      (sessionId, userId) => service.announce(sessionCleared, { sessionId, userId }),
    ],
    ['the account is deleted', (_sessionId, userId) => service.announce(userDeleted, { userId })],
  ])(
    'is forgotten when %s, also while it is written',
    async (_what, happens) => {
      const owner = anActor();
      behaves(answer(GOOD));
      const written = await begun(owner);
      await ended(written.requestId, owner);
      await happens(written.sessionId, owner.userId);
      await eventually(async () => expect(await rowsOf(owner)).toBe(0));

      const other = anActor();
      behaves('slow');
      const { sessionId } = await begun(other);
      await happens(sessionId, other.userId);
      await eventually(async () => expect(await rowsOf(other)).toBe(0));
      await eventually(async () => expect(await running(other)).toBe(0), 60_000);
      expect(await readyFor(other)).toEqual([]);
    },
    120_000,
  );

  it('gives way to one that is begun for the same script', async () => {
    const owner = anActor();
    behaves('slow');
    const { requestId, sessionId } = await begun(owner);
    const again = await begun(owner, ['opening_statement'], sessionId);
    expect(await waiting(sessionId, owner)).toBe(again.requestId);
    await expect(service.ask(machineDrafts.get, { requestId }, owner)).rejects.toMatchObject(NOT_FOUND);
    await service.ask(machineDrafts.discard, { requestId: again.requestId }, owner);
    await eventually(async () => expect(await running(owner)).toBe(0), 60_000);
    expect(await readyFor(owner)).toEqual([]);
  }, 90_000);

  it('stops, and is forgotten, when its owner leaves it', async () => {
    const owner = anActor();
    behaves('slow');
    const { requestId, sessionId } = await begun(owner);
    await service.ask(machineDrafts.discard, { requestId }, anActor());
    expect(await waiting(sessionId, owner)).toBe(requestId);
    await service.ask(machineDrafts.discard, { requestId }, owner);
    expect(await waiting(sessionId, owner)).toBeNull();
    await eventually(async () => expect(await running(owner)).toBe(0), 60_000);
  }, 90_000);
});
