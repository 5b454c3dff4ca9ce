import { describe, expect, it } from '@jest/globals';
import { cases } from '@lectern/contracts/cases';
import {
  practiceChanged,
  practiceCompleted,
  practiceDue,
  practiceUnscheduled,
  schedule,
} from '@lectern/contracts/schedule';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { aPlan } from './schedule.fixtures.js';

const service = testService(sessionsService);
const DAY = 24 * 60;

const runsOf = (practiceId: string) =>
  service.query<{ id: string; state: string; result: unknown; run_at: Date }>(
    `select id, state, result, run_at from job_run where payload->>'practiceId' = $1`,
    [practiceId],
  );
/** As if the time of the reminder had come: the clock has moved on, whatever moved it. */
const makeDue = (practiceId: string) =>
  service.query(
    `update job_run set run_at = now(), heartbeat_at = now() - interval '1 minute' where payload->>'practiceId' = $1`,
    [practiceId],
  );
const outcomeOf = (runId: string) =>
  eventually(async () => {
    const [run] = await service.query<{ state: string; result: { outcome: string } }>(
      `select state, result from job_run where id = $1`,
      [runId],
    );
    expect(run?.state).toBe('completed');
    return run?.result.outcome;
  }, 20_000);

describe('scheduling practice', () => {
  it('lists what is planned, earliest first, each with its instant', async () => {
    const attorney = anActor();
    const late = await service.ask(schedule.create, aPlan(2 * DAY), attorney);
    const early = await service.ask(schedule.create, { ...aPlan(DAY), notes: undefined }, attorney);
    expect(await service.ask(schedule.list, {}, attorney)).toEqual([early, late]);
    expect(early).toMatchObject({ completed: false, notes: null, reminder: true });
    expect(Math.abs(Date.parse(early.startsAt) - Date.now() - DAY * 60_000)).toBeLessThan(61_000);
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['date', { date: '2026-02-30' }],
    ['time', { time: '25:00' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 22.5 }],
    ['type', { type: 'nap' as never }],
    ['difficulty', { difficulty: 'Expert' as never }],
    ['time', { date: '2020-01-01' }],
  ])('refuses a wrong %s, and names it', async (field, wrong) => {
    await expect(service.ask(schedule.create, { ...aPlan(DAY), ...wrong }, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field }] },
    });
  });

  it('belongs to a case or to none, names it, and goes with it', async () => {
    const attorney = anActor();
    const { id: caseId } = await service.ask(cases.create, { name: 'Moss v. Hale' }, attorney);
    const inCase = await service.ask(schedule.create, { ...aPlan(DAY), caseId }, attorney);
    const inNone = await service.ask(schedule.create, aPlan(DAY), attorney);
    expect(inCase).toMatchObject({ caseId, caseName: 'Moss v. Hale' });
    expect(inNone).toMatchObject({ caseId: null, caseName: null });
    expect(await service.ask(schedule.list, { caseId }, attorney)).toEqual([inCase]);
    expect(await service.ask(schedule.complete, { practiceId: inCase.id }, attorney)).toMatchObject({
      caseName: 'Moss v. Hale',
    });
    await service.ask(cases.delete, { caseId }, attorney);
    expect(await service.ask(schedule.list, {}, attorney)).toEqual([inNone]);
    await eventually(async () =>
      expect(await service.published(practiceUnscheduled)).toContainEqual(
        expect.objectContaining({ practiceId: inCase.id }),
      ),
    );
  });

  it('completes once, and deletes for good', async () => {
    const attorney = anActor();
    const { id: practiceId } = await service.ask(schedule.create, aPlan(DAY), attorney);
    const first = await service.ask(schedule.complete, { practiceId }, attorney);
    expect(await service.ask(schedule.complete, { practiceId }, attorney)).toEqual(first);
    expect(first.completed).toBe(true);
    await service.ask(schedule.delete, { practiceId }, attorney);
    expect(await service.ask(schedule.list, {}, attorney)).toEqual([]);
    await eventually(async () => {
      for (const fact of [practiceCompleted, practiceUnscheduled])
        expect((await service.published(fact)).filter((one) => one.practiceId === practiceId)).toHaveLength(
          1,
        );
    });
  });

  it('changes the whole plan, tells of it, and leaves what was completed alone', async () => {
    const attorney = anActor();
    const { id: practiceId } = await service.ask(schedule.create, aPlan(DAY), attorney);
    const plan = {
      ...aPlan(3 * DAY),
      title: 'Rehearse the closing',
      type: 'group' as const,
      notes: undefined,
    };
    const changed = await service.ask(schedule.change, { ...plan, practiceId }, attorney);
    expect(changed).toMatchObject({
      id: practiceId,
      title: 'Rehearse the closing',
      type: 'group',
      notes: null,
    });
    expect(await service.ask(schedule.list, {}, attorney)).toEqual([changed]);
    await eventually(async () =>
      expect(await service.published(practiceChanged)).toContainEqual(
        expect.objectContaining({ practiceId, startsAt: changed.startsAt }),
      ),
    );
    await service.ask(schedule.complete, { practiceId }, attorney);
    await expect(service.ask(schedule.change, { ...plan, practiceId }, attorney)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('refuses to move a start into the past, and lets the rest of what has begun be changed', async () => {
    const attorney = anActor();
    const plan = aPlan(DAY);
    const { id: practiceId } = await service.ask(schedule.create, plan, attorney);
    await expect(
      service.ask(schedule.change, { ...plan, practiceId, date: '2020-01-01' }, attorney),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'time', problem: 'Choose a time that is still to come.' }] },
    });
    await service.query(
      `update scheduled_practice set date = '2026-01-05', time = '09:00', starts_at = '2026-01-05 14:00Z' where id = $1`,
      [practiceId],
    );
    const begun = { ...plan, practiceId, date: '2026-01-05', time: '09:00', notes: 'Went well.' };
    expect(await service.ask(schedule.change, begun, attorney)).toMatchObject({ notes: 'Went well.' });
  });

  it.each([
    ['complete', schedule.complete],
    ['delete', schedule.delete],
  ])("%s does not admit that another attorney's practice exists", async (_verb, operation) => {
    const owner = anActor();
    const mine = await service.ask(schedule.create, aPlan(DAY), owner);
    await expect(service.ask(operation, { practiceId: mine.id }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    const taken = { ...aPlan(DAY), practiceId: mine.id, title: 'Taken over' };
    await expect(service.ask(schedule.change, taken, anActor())).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(schedule.list, {}, owner)).toEqual([mine]);
  });
});

describe('the reminder', () => {
  it('waits for a quarter of an hour before the start, then comes once', async () => {
    const attorney = anActor();
    const practice = await service.ask(schedule.create, aPlan(DAY), attorney);
    const [run] = await runsOf(practice.id);
    expect(run?.state).toBe('queued');
    expect(run?.run_at.toISOString()).toBe(
      new Date(Date.parse(practice.startsAt) - 15 * 60_000).toISOString(),
    );
    await makeDue(practice.id);
    expect(await outcomeOf(run!.id)).toBe('reminded');
    await eventually(async () =>
      expect((await service.published(practiceDue)).filter((one) => one.practiceId === practice.id)).toEqual([
        {
          practiceId: practice.id,
          userId: attorney.userId,
          title: 'Rehearse the opening',
          startsAt: practice.startsAt,
          timeZone: 'America/New_York',
          duration: 30,
          caseName: null,
        },
      ]),
    );
  }, 40_000);

  it('follows a start that is moved, and does not come at the old time', async () => {
    const attorney = anActor();
    const { id: practiceId } = await service.ask(schedule.create, aPlan(DAY), attorney);
    const [before] = await runsOf(practiceId);
    const moved = await service.ask(schedule.change, { ...aPlan(2 * DAY), practiceId }, attorney);
    // The same again: one reminder is enough.
    await service.ask(
      schedule.change,
      { ...aPlan(2 * DAY), ...moved, notes: 'Same time.', practiceId },
      attorney,
    );
    const runs = await runsOf(practiceId);
    expect(runs).toHaveLength(2);
    const after = runs.find(({ id }) => id !== before!.id);
    expect(after?.run_at.getTime()).toBe(Date.parse(moved.startsAt) - 15 * 60_000);
    await makeDue(practiceId);
    expect(await outcomeOf(before!.id)).toBe('not-needed');
    expect(await outcomeOf(after!.id)).toBe('reminded');
  }, 40_000);

  it('does not come for practice that is done, deleted, or was planned without one', async () => {
    const attorney = anActor();
    const done = await service.ask(schedule.create, aPlan(DAY), attorney);
    const deleted = await service.ask(schedule.create, aPlan(DAY), attorney);
    const silent = await service.ask(schedule.create, { ...aPlan(DAY), reminder: false }, attorney);
    await service.ask(schedule.complete, { practiceId: done.id }, attorney);
    await service.ask(schedule.delete, { practiceId: deleted.id }, attorney);
    expect(await runsOf(silent.id)).toEqual([]);
    const runs = [...(await runsOf(done.id)), ...(await runsOf(deleted.id))];
    await Promise.all([makeDue(done.id), makeDue(deleted.id)]);
    for (const { id } of runs) expect(await outcomeOf(id)).toBe('not-needed');
    const announced = (await service.published(practiceDue)).map(({ practiceId }) => practiceId);
    expect(announced.filter((id) => [done.id, deleted.id, silent.id].includes(id))).toEqual([]);
  }, 40_000);
});
