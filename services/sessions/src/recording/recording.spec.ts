import { describe, expect, it } from '@jest/globals';
import { analysis, analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import type { Output } from '@lectern/contracts/define';
import { recordingSubmitted, sessionCompleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { storedFiles } from '@lectern/contracts/stored-files';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { anUpload } from '../session/session.fixtures.js';

let ahead: Output<typeof analysis.getReport> = { analysis: null, run: null };

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ahead),
    standIn(analysis.inspectRecording, ({ upload }) => {
      if (upload.fileName === 'away.webm')
        throw AppError.fromWire({ code: 'unavailable', message: 'The analysis service is away.' });
      if (upload.fileName === 'text.wav')
        throw AppError.fromWire({ code: 'unsupported_media', message: 'This is not audio.' });
      return { format: 'webm', contentType: 'audio/webm' };
    }),
  ],
});

const submitted = async () => {
  const attorney = anActor();
  const { sessionId } = await service.ask(sessions.create, { title: 'Take one' }, attorney);
  const upload = anUpload();
  const { jobId } = await service.ask(sessions.analyze, { sessionId, upload }, attorney);
  const report = {
    analysisId: jobId,
    sessionId,
    userId: attorney.userId,
    title: 'Take one',
    durationSeconds: 83.5,
    overallScore: 7.4,
    confidenceScore: 8,
    audioDiscarded: false,
  };
  const look = () => service.ask(sessions.get, { sessionId }, attorney);
  return { attorney, sessionId, upload, jobId, report, look };
};

describe('analyze recording', () => {
  it('promises a run, tells what arrived, and hands the recording over', async () => {
    const { sessionId, jobId, upload, look } = await submitted();
    expect(await look()).toMatchObject({ status: 'analyzing', hasAudio: true });
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({ sessionId, analysisId: jobId, fileKey: upload.key, discardAudio: false }),
      ),
    );
  });

  it('hands over where it was paused, also when the failed analysis is made again', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Paused' }, attorney);
    const gaps = [12.5, 40];
    const upload = anUpload();
    const { jobId } = await service.ask(
      sessions.analyze,
      { sessionId, upload, gaps: JSON.stringify(gaps) },
      attorney,
    );
    await service.announce(analysisFailed, {
      analysisId: jobId,
      sessionId,
      userId: attorney.userId,
      title: 'Paused',
      reason: 'It failed.',
      audioDiscarded: false,
    });
    const again = await service.ask(sessions.analyzeStored, { sessionId }, attorney);
    await eventually(async () => {
      const handed = (await service.published(recordingSubmitted)).filter(
        (one) => one.sessionId === sessionId,
      );
      expect(handed.map((one) => [one.analysisId, one.gaps])).toEqual([
        [jobId, gaps],
        [again.jobId, gaps],
      ]);
    });
  });

  it.each(['[-1]', '["soon"]', '[8000]', 'not JSON', '[NaN]'])('takes no %s for a pause', async (gaps) => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Paused' }, attorney);
    await expect(
      service.ask(sessions.analyze, { sessionId, upload: anUpload(), gaps }, attorney),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it("does not admit that another attorney's session exists", async () => {
    const { sessionId } = await submitted();
    const attempt = service.ask(sessions.analyze, { sessionId, upload: anUpload() }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });

  it('passes a refusal of the file on and stores nothing', async () => {
    const { attorney, sessionId } = await submitted();
    const upload = { ...anUpload(), fileName: 'text.wav' };
    const attempt = service.ask(sessions.analyze, { sessionId, upload }, attorney);
    await expect(attempt).rejects.toMatchObject({ code: 'unsupported_media' });
    expect(await service.query('select 1 from recording where file_key = $1', [upload.key])).toEqual([]);
  });
});

describe('on report ready', () => {
  it('takes the recording while analysis is away, as what its sender called it', async () => {
    const { attorney, sessionId } = await submitted();
    const upload = { ...anUpload(), fileName: 'away.webm', contentType: 'audio/webm;codecs=opus' };
    const { jobId } = await service.ask(sessions.analyze, { sessionId, upload }, attorney);
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({ sessionId, analysisId: jobId, fileKey: upload.key }),
      ),
    );
    const types = () => service.query(`select content_type from recording where file_key = $1`, [upload.key]);
    expect(await types()).toEqual([{ content_type: 'audio/webm' }]);
    const page = { ...anUpload(), fileName: 'away.webm', contentType: 'text/html' };
    await service.ask(sessions.analyze, { sessionId, upload: page }, attorney);
    expect(await service.query(`select content_type from recording where file_key = $1`, [page.key])).toEqual(
      [{ content_type: 'application/octet-stream' }],
    );
  });

  it('shows no analysis before its own status and duration', async () => {
    const { jobId, look, report } = await submitted();
    ahead = {
      analysis: anAnalysis(),
      run: { jobId, status: 'completed', stage: null, progress: 1, error: null },
    };
    try {
      expect(await look()).toMatchObject({
        status: 'analyzing',
        duration: null,
        analysis: null,
        analysisRun: { jobId, status: 'running' },
      });
      await service.announce(reportReady, report);
      expect(await look()).toMatchObject({
        status: 'completed',
        duration: 83.5,
        analysis: { overallScore: 7.4 },
        analysisRun: { status: 'completed' },
      });
    } finally {
      ahead = { analysis: null, run: null };
    }
  });

  it('completes the session with duration and score, links the audio, and counts in the statistics', async () => {
    const { attorney, report, look } = await submitted();
    await service.announce(reportReady, report);
    expect(await look()).toMatchObject({
      status: 'completed',
      duration: 83.5,
      overallScore: expect.closeTo(7.4, 3),
    });
    expect((await look()).audioUrl).toMatch(/^\/media\//);
    expect(await service.ask(sessions.stats, {}, attorney)).toMatchObject({
      totalSessions: 1,
      completedSessions: 1,
      averageConfidence: 80,
      practiceSeconds: 84,
      currentStreakDays: 1,
    });
  });

  it('forgets the audio in no-recording mode', async () => {
    const { report, look } = await submitted();
    await service.announce(reportReady, { ...report, audioDiscarded: true });
    expect(await look()).toMatchObject({ hasAudio: false, audioUrl: null, status: 'completed' });
  });

  it('keeps the newest take in front when reports arrive out of order', async () => {
    const { attorney, sessionId, report, look } = await submitted();
    const second = await service.ask(sessions.analyze, { sessionId, upload: anUpload() }, attorney);
    await service.announce(reportReady, {
      ...report,
      analysisId: second.jobId,
      durationSeconds: 12,
      overallScore: 9,
    });
    await service.announce(reportReady, report);
    expect(await look()).toMatchObject({ duration: 12, overallScore: 9 });
  });

  it('follows the score when a finding is dismissed', async () => {
    const { report, look } = await submitted();
    await service.announce(reportReady, report);
    const { analysisId, sessionId, userId } = report;
    await service.announce(reportRevised, {
      analysisId,
      sessionId,
      userId,
      overallScore: 7.9,
      confidenceScore: 8,
    });
    expect(await look()).toMatchObject({ status: 'completed', overallScore: expect.closeTo(7.9, 3) });
  });

  it.each([
    ['keeps its audio', false, true],
    ['has none in no-recording mode', true, false],
  ])('a failed analysis shows as failed and %s', async (_what, audioDiscarded, hasAudio) => {
    const { report, look } = await submitted();
    await service.announce(analysisFailed, { ...report, audioDiscarded, reason: 'No speech was found.' });
    expect(await look()).toMatchObject({ status: 'failed', hasAudio });
  });
});

describe('analyze what is stored', () => {
  const again = (sessionId: string, attorney: ReturnType<typeof anActor>) =>
    service.ask(sessions.analyzeStored, { sessionId }, attorney);

  it('gives a failed recording another run, and listens to the first no more', async () => {
    const { attorney, sessionId, upload, report, look } = await submitted();
    await expect(again(sessionId, attorney)).rejects.toMatchObject({ code: 'conflict' });
    await service.announce(analysisFailed, { ...report, reason: 'The disk was full.' });
    const { jobId } = await again(sessionId, attorney);
    expect(await look()).toMatchObject({ status: 'analyzing' });
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({ analysisId: jobId, fileKey: upload.key }),
      ),
    );
    await service.announce(analysisFailed, { ...report, reason: 'The disk was full.' });
    expect(await look()).toMatchObject({ status: 'analyzing' });
    await service.announce(reportReady, { ...report, analysisId: jobId });
    expect(await look()).toMatchObject({ status: 'completed', duration: 83.5 });
    await expect(again(sessionId, attorney)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('takes an uploaded recording, with the words that its session holds', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Uploaded' }, attorney);
    await expect(again(sessionId, attorney)).rejects.toMatchObject({ code: 'conflict' });
    await service.ask(storedFiles.uploadAudio, { sessionId, upload: anUpload() }, attorney);
    const words = { sessionId, transcript: 'May it please the court.', status: 'completed' } as const;
    await service.ask(sessions.update, words, attorney);
    const { jobId } = await again(sessionId, attorney);
    await eventually(async () =>
      expect(await service.published(recordingSubmitted)).toContainEqual(
        expect.objectContaining({ analysisId: jobId, transcript: words.transcript }),
      ),
    );
  });

  it('has nothing where the audio was not kept, nor for a stranger', async () => {
    const { attorney, sessionId, report } = await submitted();
    await service.announce(analysisFailed, { ...report, audioDiscarded: true, reason: 'No speech.' });
    await expect(again(sessionId, attorney)).rejects.toMatchObject({ code: 'conflict' });
    await expect(again(sessionId, anActor())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a completion', () => {
  const completions = async (sessionId: string) =>
    (await service.published(sessionCompleted)).filter((each) => each.sessionId === sessionId);

  it('is announced when the newest recording is measured, once', async () => {
    const { attorney, sessionId, report } = await submitted();
    await service.announce(reportReady, report, '00000000-0000-4000-8000-0000000000aa');
    await service.announce(reportReady, report, '00000000-0000-4000-8000-0000000000aa');
    await eventually(async () =>
      expect(await completions(sessionId)).toEqual([{ sessionId, userId: attorney.userId }]),
    );
  });

  it('is not announced for a recording that a newer one has replaced', async () => {
    const { attorney, sessionId, report, look } = await submitted();
    const { jobId } = await service.ask(sessions.analyze, { sessionId, upload: anUpload() }, attorney);
    await service.announce(reportReady, report);
    expect(await look()).toMatchObject({ status: 'analyzing' });
    await service.announce(reportReady, { ...report, analysisId: jobId });
    await eventually(async () => expect(await completions(sessionId)).toHaveLength(1));
  });
});
