import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analysis, reportReady, reportRevised } from '@lectern/contracts/analysis';
import { userDeleted } from '@lectern/contracts/identity';
import { timeZoneChanged } from '@lectern/contracts/notifications';
import { ownAssessments, lookAssessed } from '@lectern/contracts/own-assessment';
import { progress } from '@lectern/contracts/progress';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { buffer } from 'node:stream/consumers';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
  ],
});

type Attorney = ReturnType<typeof anActor>;
type Changes = Partial<{
  recordedAt: string;
  confidence: number;
  seconds: number;
  fillers: number | null;
  pace: number;
}>;

async function recorded(attorney: Attorney, changes: Changes = {}, title = 'Take') {
  const { sessionId } = await service.ask(sessions.create, { title }, attorney);
  return { sessionId, ...(await reported(attorney, sessionId, changes)) };
}

async function reported(attorney: Attorney, sessionId: string, changes: Changes) {
  const upload = { ...anUpload(), sha256: randomUUID().replaceAll('-', '').padEnd(64, '0') };
  const { jobId: analysisId } = await service.ask(sessions.analyze, { sessionId, upload }, attorney);
  const { confidence = 7, seconds = 120, fillers = 3, pace = 150 } = changes;
  const report = {
    analysisId,
    sessionId,
    userId: attorney.userId,
    title: 'Take',
    durationSeconds: seconds,
    overallScore: 7.4,
    confidenceScore: confidence,
    scoreBasis: 'all' as const,
    scoreRange: { low: 6.8, high: 7.9 },
    confidenceRange: { low: 7.26, high: 8.44 },
    audioDiscarded: false,
    result: {
      recordedAt: changes.recordedAt ?? new Date().toISOString(),
      scenarioType: null,
      durationSeconds: seconds,
      speechSeconds: seconds / 2,
      clarityScore: 7,
      paceScore: 7,
      legalEffectiveness: null,
      wordsPerMinute: pace,
      wordsPerMinuteIsEstimate: false,
      fillers,
      words: fillers === null ? null : 300,
      strategies: { 'How You Sound': 7.5 },
    },
  };
  await service.announce(reportReady, report);
  return { report };
}
const asked = (attorney: Attorney, input = {}) => service.ask(progress.analytics, input, attorney);

describe('analytics', () => {
  it('of nobody’s practice are empty, not zero', async () => {
    const found = await asked(anActor());
    expect(found).toMatchObject({ totalSessions: 0, avgConfidence: null, murphyScore: null, before: null });
    expect(found.weeklyProgress).toHaveLength(4);
    expect(found.moved.map(({ verdict }) => verdict)).toEqual([
      'not-measured',
      'not-measured',
      'not-measured',
    ]);
  });

  it('count a session that was recorded anew once, with what the newest recording came to', async () => {
    const attorney = anActor();
    const { sessionId, report } = await recorded(attorney, { confidence: 5 });
    await reported(attorney, sessionId, { confidence: 8 });
    // The report of the first recording is told again, late.
    await service.announce(reportRevised, { ...report, rescored: true });
    await eventually(async () =>
      expect(await asked(attorney)).toMatchObject({ totalSessions: 1, avgConfidence: 80, murphyScore: 81 }),
    );
    const stats = await service.ask(sessions.stats, {}, attorney);
    expect(stats).toMatchObject({ totalSessions: 1, practiceSeconds: 120, currentStreakDays: 1 });
  });

  it('follow a correction, and are of their owner alone', async () => {
    const attorney = anActor();
    const { report, sessionId } = await recorded(attorney);
    await service.announce(reportRevised, {
      ...report,
      confidenceScore: 9,
      result: { ...report.result, fillers: 1 },
    });
    expect((await asked(attorney)).avgConfidence).toBe(90);
    expect(await service.ask(progress.comparison, {}, attorney)).toEqual([
      expect.objectContaining({
        sessionId,
        confidenceScore: 90,
        confidenceRange: { low: 73, high: 84 },
        scoreRange: { low: 6.8, high: 7.9 },
        fillerWords: 1,
        murphyScore: 91,
        speakingPace: 150,
      }),
    ]);
    expect(await service.ask(progress.comparison, {}, anActor())).toEqual([]);
    expect((await asked(anActor())).totalSessions).toBe(0);
  });

  it('keep a result that facts of before told little of, until it is told again', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Old' }, attorney);
    const { report } = await reported(attorney, sessionId, {});
    await service.query('delete from session_result where session_id = $1', [sessionId]);
    const { result: _untold, ...old } = report;
    await service.announce(reportRevised, { ...old, confidenceScore: 6 });
    expect(await asked(attorney)).toMatchObject({ totalSessions: 1, avgConfidence: 60 });
    await service.announce(reportRevised, { ...report, confidenceScore: 6 });
    const [row] = await service.ask(progress.comparison, {}, attorney);
    expect(row).toMatchObject({ speakingPace: 150, fillerWords: 3 });
  });

  it('count days where the user is, and change with the time zone', async () => {
    const attorney = anActor();
    await service.announce(timeZoneChanged, { ...attorney, timeZone: 'America/New_York' });
    // Saturday evening in New York, Sunday in London.
    await recorded(attorney, { recordedAt: '2025-11-09T02:00:00.000Z' });
    const weeks = async () =>
      (await asked(attorney, { period: 'month', end: '2025-11-15' })).weeklyProgress
        .filter((week) => week.sessions > 0)
        .map(({ week }) => week);
    expect(await weeks()).toEqual(['2025-11-02']);
    await service.announce(timeZoneChanged, { ...attorney, timeZone: 'Europe/London' });
    expect(await weeks()).toEqual(['2025-11-09']);
  });

  it('tell differences to the weeks before, and none without them', async () => {
    const attorney = anActor();
    await recorded(attorney, { recordedAt: '2025-10-07T15:00:00.000Z', confidence: 6 });
    await recorded(attorney, { recordedAt: '2025-10-14T15:00:00.000Z', confidence: 8 });
    const found = await asked(attorney, { period: 'week', end: '2025-10-15' });
    expect(found).toMatchObject({
      totalSessions: 1,
      avgConfidence: 80,
      before: { totalSessions: 1, avgConfidence: 60 },
    });
    expect((await asked(attorney, { period: 'week', end: '2025-10-08' })).before).toBeNull();
  });

  it('say the same to the digit on the page, in the CSV and in the letter, also when the clocks are set back', async () => {
    const attorney = anActor();
    const timeZone = 'America/New_York';
    await service.announce(timeZoneChanged, { ...attorney, timeZone });
    // Before and after the hour that comes twice, on the first and in the last minute of the week.
    const times = [
      '2025-11-02T04:00:00.000Z',
      '2025-11-02T05:30:00.000Z',
      '2025-11-02T06:30:00.000Z',
      '2025-11-09T04:59:00.000Z',
    ];
    for (const [index, recordedAt] of times.entries())
      await recorded(attorney, {
        recordedAt,
        confidence: 6.11 + index,
        seconds: 100 + index,
        fillers: index,
      });
    await recorded(attorney, { recordedAt: '2025-11-02T03:59:00.000Z' }, '=SUM(A1)');
    await recorded(attorney, { recordedAt: '2025-11-09T05:00:00.000Z' });
    const week = '2025-11-02';
    const page = await asked(attorney, { period: 'week', end: week });
    const [row] = page.weeklyProgress;
    expect(row).toMatchObject({ week, sessions: 4, practiceMinutes: 7, avgConfidence: 76.1, fillerWords: 6 });
    const letter = await service.ask(progress.week, { userId: attorney.userId, timeZone, week }, null);
    expect(letter).toMatchObject({
      sessions: row!.sessions,
      practiceMinutes: row!.practiceMinutes,
      averageScore: 7.4,
    });
    const { key } = await service.ask(progress.csv, { period: 'week', end: week }, attorney);
    const csv = (await buffer(await service.files.read(key))).toString();
    expect(csv).toContain(`\r\n${week},4,7,76.1,6,${row!.fillersPerMinute},150\r\n`);
    expect(csv.match(/\r\n2025-11-0/g)).toHaveLength(6);
    const wide = await service.ask(progress.csv, { period: 'month', end: week }, attorney);
    expect((await buffer(await service.files.read(wide.key))).toString()).toContain(`,'=SUM(A1),`);
  });

  it('print as a PDF', async () => {
    const attorney = anActor();
    await recorded(attorney);
    const { key, contentType, fileName } = await service.ask(progress.pdf, {}, attorney);
    expect([contentType, fileName]).toEqual(['application/pdf', expect.stringMatching(/^Progress .*\.pdf$/)]);
    const bytes = await buffer(await service.files.read(key));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('comparison', () => {
  it('goes on after the last row, newest first', async () => {
    const attorney = anActor();
    for (const day of ['01', '02', '03'])
      await recorded(attorney, { recordedAt: `2025-09-${day}T15:00:00.000Z` }, day);
    const first = await service.ask(progress.comparison, { limit: 2 }, attorney);
    const rest = await service.ask(progress.comparison, { limit: 2, after: first[1]!.sessionId }, attorney);
    expect([...first, ...rest].map(({ title }) => title)).toEqual(['03', '02', '01']);
    const days = { from: '2025-09-02', to: '2025-09-02' };
    expect((await service.ask(progress.comparison, days, attorney)).map(({ title }) => title)).toEqual([
      '02',
    ]);
  });
});

describe('own assessment', () => {
  const items = { attire: 2, posture: 1, eyeContact: 2, hands: 0, movement: 1 };

  it('is the value of Check Your Look, given anew in place of the one before', async () => {
    const attorney = anActor();
    const { sessionId } = await recorded(attorney);
    const first = await service.ask(ownAssessments.save, { sessionId, items }, attorney);
    expect(first.value).toBe(6);
    await service.ask(ownAssessments.save, { sessionId, items: { ...items, hands: 2 } }, attorney);
    const found = await service.ask(ownAssessments.get, { sessionId }, attorney);
    expect(found.ofSession).toMatchObject({ id: first.id, value: 8 });
    const look = (await asked(attorney)).murphyStrategies.find(
      ({ strategy }) => strategy === 'Check Your Look',
    );
    expect(look).toMatchObject({ score: 80, sessions: 1 });
    await eventually(async () =>
      expect(
        (await service.published(lookAssessed)).filter(({ sessionId: of }) => of === sessionId),
      ).toHaveLength(2),
    );
  });

  it('is refused for a foreign session and out of bounds', async () => {
    const { sessionId } = await recorded(anActor());
    const attempt = service.ask(ownAssessments.save, { sessionId, items }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    const wild = service.ask(ownAssessments.save, { items: { ...items, hands: 3 } }, anActor());
    await expect(wild).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('goes with the account', async () => {
    const attorney = anActor();
    await service.ask(ownAssessments.save, { items }, attorney);
    await service.announce(userDeleted, attorney as never);
    expect((await service.ask(ownAssessments.get, {}, attorney)).latest).toBeNull();
  });
});
