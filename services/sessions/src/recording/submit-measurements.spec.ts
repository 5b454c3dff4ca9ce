import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analysis, reportReady } from '@lectern/contracts/analysis';
import type { MeasuredSpeech } from '@lectern/contracts/measured-speech';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';

const service = testService(sessionsService, {
  stands: [standIn(analysis.getReport, () => ({ analysis: null, run: null }))],
});

const speech: MeasuredSpeech = {
  durationSeconds: 12.5,
  speech: [{ start: 0.4, end: 11.9 }],
  pauses: [],
  syllables: [0.5, 0.9, 1.2],
  passages: [],
  pitch: { medianHz: 180, variationSemitones: 2.5 },
  level: { medianDb: -22, rangeDb: 9, clippedSamples: 0 },
  peaks: [0.1, 0.4],
};

const opened = async () => {
  const attorney = anActor();
  const { sessionId } = await service.ask(sessions.create, { title: 'Privileged' }, attorney);
  return { attorney, sessionId };
};

const poison = [1e-320, 1e-300, 5e-324];

describe('submit measurements', () => {
  it.each(poison)('takes %d for nothing at all, as a length and as a level', async (number) => {
    const { attorney, sessionId } = await opened();
    const submit = (changed: Partial<MeasuredSpeech>) =>
      service.ask(sessions.submitMeasurements, { sessionId, speech: { ...speech, ...changed } }, attorney);
    await expect(submit({ durationSeconds: number })).rejects.toMatchObject({ code: 'invalid_input' });
    const { jobId } = await submit({ peaks: [number, 0.4] });
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({
          analysisId: jobId,
          speech: expect.objectContaining({ peaks: [0, 0.4] }),
        }),
      ),
    );
  });

  it('ends as failed when its report cannot be taken over, however often it comes', async () => {
    const { attorney, sessionId } = await opened();
    const { jobId } = await service.ask(sessions.submitMeasurements, { sessionId, speech }, attorney);
    // What no column holds: the reaction fails each time, and is given up.
    const report = {
      analysisId: jobId,
      sessionId,
      userId: attorney.userId,
      title: 'Privileged',
      durationSeconds: 1e-320,
      overallScore: 6.1,
      confidenceScore: 5,
      audioDiscarded: true,
    };
    const id = randomUUID();
    for (let delivery = 0; delivery < 5; delivery++)
      await service.announce(reportReady, report, id).catch(() => undefined);
    expect(await service.ask(sessions.get, { sessionId }, attorney)).toMatchObject({ status: 'failed' });
  });

  it('hands the numbers over, keeps no file, and completes the session like any take', async () => {
    const { attorney, sessionId } = await opened();
    const { jobId, status } = await service.ask(
      sessions.submitMeasurements,
      { sessionId, speech, transcript: 'May it please the Court', transcriptSource: 'browser' },
      attorney,
    );
    expect(status).toBe('queued');
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({
          sessionId,
          analysisId: jobId,
          fileKey: null,
          discardAudio: true,
          speech,
          transcript: 'May it please the Court',
        }),
      ),
    );
    await service.announce(reportReady, {
      analysisId: jobId,
      sessionId,
      userId: attorney.userId,
      title: 'Privileged',
      durationSeconds: 12.5,
      overallScore: 6.1,
      confidenceScore: 7,
      audioDiscarded: true,
    });
    expect(await service.ask(sessions.get, { sessionId }, attorney)).toMatchObject({
      status: 'completed',
      duration: 12.5,
      hasAudio: false,
      audioUrl: null,
    });
  });

  it("does not admit that another attorney's session exists", async () => {
    const { sessionId } = await opened();
    const attempt = service.ask(sessions.submitMeasurements, { sessionId, speech }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('refuses numbers that no recording can have', async () => {
    const { attorney, sessionId } = await opened();
    const attempt = service.ask(
      sessions.submitMeasurements,
      { sessionId, speech: { ...speech, syllables: [99] } },
      attorney,
    );
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
