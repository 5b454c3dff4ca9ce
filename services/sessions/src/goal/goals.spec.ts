import { describe, expect, it } from '@jest/globals';
import { analysis, reportReady } from '@lectern/contracts/analysis';
import { goalDeadlineNear, goals } from '@lectern/contracts/goals';
import { addDays, localTime } from '@lectern/contracts/time-zone';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
  ],
});
const today = localTime(new Date(), 'America/New_York').date;
const plan = { measure: 'confidence' as const, target: 80, deadline: addDays(today, 30) };

async function practiced(attorney: ReturnType<typeof anActor>, confidenceScore: number): Promise<void> {
  const { sessionId } = await service.ask(sessions.create, { title: 'Take' }, attorney);
  const { jobId } = await service.ask(sessions.analyze, { sessionId, upload: anUpload() }, attorney);
  await service.announce(reportReady, {
    analysisId: jobId,
    sessionId,
    userId: attorney.userId,
    title: 'Take',
    durationSeconds: 90,
    overallScore: 7,
    confidenceScore,
    audioDiscarded: false,
  });
}

describe('goals', () => {
  it('begin with the first measurement, and stay reached', async () => {
    const attorney = anActor();
    const goal = await service.ask(goals.create, plan, attorney);
    expect(goal).toMatchObject({ status: 'not-measured', start: null, goal: 'Confidence: 80 of 100' });
    await practiced(attorney, 7);
    expect((await service.ask(goals.list, {}, attorney))[0]).toMatchObject({ start: 70, current: 70 });
    for (let i = 0; i < 5; i++) await practiced(attorney, 9);
    expect((await service.ask(goals.list, {}, attorney))[0]).toMatchObject({
      status: 'completed',
      current: 90,
    });
    for (let i = 0; i < 5; i++) await practiced(attorney, 5);
    expect((await service.ask(goals.list, {}, attorney))[0]).toMatchObject({
      status: 'completed',
      current: 50,
    });
  });

  it('are refused in the past, out of bounds, and where one already is', async () => {
    const attorney = anActor();
    await practiced(attorney, 8.5);
    for (const wrong of [
      { deadline: today },
      { target: 101 },
      { deadline: addDays(today, 800) },
      { target: 85 },
    ])
      await expect(service.ask(goals.create, { ...plan, ...wrong }, attorney)).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });

  it('can be changed, deleted and restored by their owner alone', async () => {
    const attorney = anActor();
    const { id: goalId } = await service.ask(goals.create, plan, attorney);
    const changed = { ...plan, goalId, target: 90 };
    expect((await service.ask(goals.change, changed, attorney)).target).toBe(90);
    for (const attempt of [
      () => service.ask(goals.change, changed, anActor()),
      () => service.ask(goals.delete, { goalId }, anActor()),
      () => service.ask(goals.restore, { goalId }, attorney),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    await service.ask(goals.delete, { goalId }, attorney);
    expect(await service.ask(goals.list, {}, attorney)).toEqual([]);
    await service.ask(goals.restore, { goalId }, attorney);
    expect(await service.ask(goals.list, {}, attorney)).toHaveLength(1);
  });

  it('tell of a deadline that is near, once and only if it still is', async () => {
    const attorney = anActor();
    const { id: goalId } = await service.ask(goals.create, plan, attorney);
    const put = { ...plan, goalId, deadline: addDays(today, 20) };
    await service.ask(goals.change, put, attorney);
    // As if the time had come for both reminders.
    const ofGoal = `payload->>'goalId' = $1`;
    const ids = (await service.query<{ id: string }>(`select id from job_run where ${ofGoal}`, [goalId])).map(
      ({ id }) => id,
    );
    await service.query(
      `update job_run set run_at = now(), heartbeat_at = now() - interval '1 minute' where ${ofGoal}`,
      [goalId],
    );
    await eventually(async () => {
      const runs = await service.query<{ outcome: string }>(
        `select result->>'outcome' as outcome from job_run where id = any($1) order by result->>'outcome'`,
        [ids],
      );
      expect(runs.map(({ outcome }) => outcome)).toEqual(['not-needed', 'reminded']);
    }, 30_000);
    await eventually(async () => {
      const told = (await service.published(goalDeadlineNear)).filter((one) => one.goalId === goalId);
      expect(told).toEqual([
        { userId: attorney.userId, goalId, title: 'Confidence: 80 of 100', deadline: put.deadline },
      ]);
    });
  }, 60_000);
});
