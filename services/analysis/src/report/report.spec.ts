import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { analysis, analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import type { Payload, RawPayload } from '@lectern/contracts/define';
import { recordingSubmitted, sessionDeleted } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { healthOf } from '@lectern/platform/health/health';
import { analysisService } from '../service.js';

const TALK = resolve('libs/speech/test-data/talking-fast-then-slow.wav');
const WITHIN = 20_000;

const service = testService(analysisService);

type Words = Partial<RawPayload<typeof recordingSubmitted>>;

async function submit(words: Words = {}, file = TALK) {
  const attorney = anActor();
  const recording = {
    analysisId: randomUUID(),
    sessionId: randomUUID(),
    userId: attorney.userId,
    title: 'Take one',
    scenarioType: null,
    fileKey: `uploads/${randomUUID()}`,
    discardAudio: false,
    ...words,
  };
  const stored = await service.files.put(recording.fileKey, await readFile(file));
  const look = () => service.ask(analysis.getReport, { sessionId: recording.sessionId }, attorney);
  await service.announce(recordingSubmitted, recording);
  return { attorney, recording, look, stored };
}

async function analysed(words: Words = {}) {
  const submission = await submit(words);
  const report = await eventually(async () => {
    const { analysis: found } = await submission.look();
    if (!found) throw new Error('not yet');
    return found;
  }, WITHIN);
  return { ...submission, report };
}

const dismiss = (sessionId: string, eventId: string, dismissed: boolean, actor = anActor()) =>
  service.ask(analysis.setEventDismissed, { sessionId, eventId, dismissed }, actor);

const transcript =
  "This is the acoustic corpus. I'm talking pretty fast here. There's nothing going else going on, we're just, y'know, there's some speech errors, but who cares? Um, this is me talking really slow and slightly lower in intensity. Uh, we're just saying some words, and here's some more words, words, words, words. Um, and that should be all. Thanks.";

describe('a recording that was submitted', () => {
  it('is measured, and announced with the promised id', async () => {
    const { recording, report, look } = await analysed();
    expect(report.measurements.durationSeconds).toBeCloseTo(26.72, 1);
    expect(report.measurements.syllables).toBeGreaterThan(60);
    expect(report.peaks.length).toBeGreaterThan(900);
    expect(report.engine).toMatchObject({ measurements: 'signal', transcript: 'none', feedback: 'rules' });
    expect(report.scores.clarity).toMatchObject({
      value: null,
      reason: expect.stringContaining('transcript'),
    });
    expect((await look()).run).toMatchObject({
      jobId: recording.analysisId,
      status: 'completed',
      progress: 1,
    });
    await eventually(async () =>
      expect(await service.published(reportReady)).toContainEqual({
        analysisId: recording.analysisId,
        sessionId: recording.sessionId,
        userId: recording.userId,
        title: 'Take one',
        durationSeconds: report.measurements.durationSeconds,
        overallScore: report.overallScore,
        confidenceScore: report.confidenceScore,
        audioDiscarded: false,
      }),
    );
  });

  it('is judged by its words when they came with it', async () => {
    const { report } = await analysed({
      transcript,
      transcriptSource: 'browser',
      script: 'We are just saying some words.',
    });
    expect(report.fillerWordCount).toBe(4);
    expect(report.fillers).toContainEqual({ word: 'um', count: 2 });
    expect(report.measurements.wordsPerMinuteIsEstimate).toBe(false);
    expect(report.script?.points[0]?.status).toBe('hit');
    expect(report.engine.transcript).toBe('browser');
    expect(report.engine.notes.join(' ')).toContain('estimated');
  });

  it('is analysed once, however often it is announced', async () => {
    const { recording } = await analysed();
    await service.announce(recordingSubmitted, recording, 'same').catch(() => undefined);
    const rows = await service.query('select 1 from report where analysis_id = $1', [recording.analysisId]);
    expect(rows).toHaveLength(1);
  });

  it('keeps no audio in no-recording mode, whether it could be measured or not', async () => {
    const good = await analysed({ discardAudio: true });
    await eventually(async () => expect(await service.files.size(good.recording.fileKey)).toBeNull(), WITHIN);
    const bad = await submit(
      { discardAudio: true },
      resolve('services/analysis/test-data/hostile/chan65535.wav'),
    );
    await eventually(async () => expect(await service.files.size(bad.recording.fileKey)).toBeNull(), WITHIN);
  });

  it('fails in words when nothing can be read, without another try', async () => {
    const { recording, look } = await submit(
      {},
      resolve('services/analysis/test-data/hostile/chan65535.wav'),
    );
    await eventually(async () => expect((await look()).run).toMatchObject({ status: 'failed' }), WITHIN);
    const { run, analysis: none } = await look();
    expect(none).toBeNull();
    expect(run?.error).toBe('No audio could be read from this file. It may be damaged or incomplete.');
    await eventually(async () => {
      const failures = await service.published(analysisFailed);
      expect(failures.filter(({ analysisId }) => analysisId === recording.analysisId)).toHaveLength(1);
    });
    const [row] = await service.query<{ attempt: number }>('select attempt from job_run where id = $1', [
      recording.analysisId,
    ]);
    expect(row?.attempt).toBe(1);
  });

  it('leaves no transcript in the finished run', async () => {
    const { recording } = await analysed({ transcript });
    const [row] = await service.query<{ payload: unknown }>('select payload from job_run where id = $1', [
      recording.analysisId,
    ]);
    expect(row?.payload).toEqual({});
  });

  it('is forgotten with its session', async () => {
    const { attorney, recording, look } = await analysed();
    await service.announce(sessionDeleted, {
      sessionId: recording.sessionId,
      userId: attorney.userId,
      fileKeys: [],
    });
    expect(await look()).toEqual({ analysis: null, run: null });
    expect(
      await service.query('select 1 from report where analysis_id = $1', [recording.analysisId]),
    ).toEqual([]);
  });
});

describe("somebody else's report", () => {
  it('does not exist', async () => {
    const { recording, report } = await analysed({ transcript });
    const { sessionId } = recording;
    expect(await service.ask(analysis.getReport, { sessionId }, anActor())).toEqual({
      analysis: null,
      run: null,
    });
    await expect(dismiss(sessionId, report.events[0]!.id, true)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('dismissing a finding', () => {
  it('takes it out of count and scores, announces the revision, and can be undone', async () => {
    const { attorney, recording, report } = await analysed({ transcript });
    const { sessionId, analysisId } = recording;
    const filler = report.events.find(({ kind }) => kind === 'filler')!;
    const after = await dismiss(sessionId, filler.id, true, attorney);
    expect(after.fillerWordCount).toBe(report.fillerWordCount! - 1);
    expect(after.clarityScore!).toBeGreaterThan(report.clarityScore!);
    await eventually(async () => {
      const revisions: Payload<typeof reportRevised>[] = await service.published(reportRevised);
      expect(revisions.find((revision) => revision.analysisId === analysisId)?.overallScore).toBe(
        after.overallScore,
      );
    });
    expect(await dismiss(sessionId, filler.id, false, attorney)).toEqual(report);
  });

  it('refuses a finding that is not there', async () => {
    const { attorney, recording } = await analysed();
    await expect(dismiss(recording.sessionId, 'filler-999999', true, attorney)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('words that come after the recording', () => {
  const write = (sessionId: string, words: string, actor = anActor()) =>
    service.ask(analysis.setTranscript, { sessionId, transcript: words }, actor);

  it('are judged without the audio, as if they had come with it', async () => {
    const before = await analysed({ discardAudio: true });
    const { attorney, recording, report } = before;
    await eventually(async () => expect(await service.files.size(recording.fileKey)).toBeNull(), WITHIN);
    const after = await write(recording.sessionId, transcript, attorney);
    expect(after.fillerWordCount).toBe(4);
    expect(after.clarityScore).not.toBeNull();
    expect(after.engine.transcript).toBe('supplied');
    expect(after.peaks).toEqual(report.peaks);
    expect((await before.look()).analysis).toEqual(after);
  });

  it('keep what was dismissed, and can be taken away again', async () => {
    const { attorney, recording, report } = await analysed({ transcript });
    const { sessionId } = recording;
    const pause = report.events.find(({ kind }) => kind === 'pause')!;
    await dismiss(sessionId, pause.id, true, attorney);
    const without = await write(sessionId, '', attorney);
    expect(without.fillerWordCount).toBeNull();
    expect(without.transcript).toBeNull();
    expect(without.events.find(({ id }) => id === pause.id)?.dismissed).toBe(true);
  });

  it("cannot be put into somebody else's session", async () => {
    const { recording } = await analysed();
    await expect(write(recording.sessionId, 'mine')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('inspecting an upload', () => {
  const inspect = async (file: string, fileName: string) => {
    const key = `uploads/${randomUUID()}`;
    const stored = await service.files.put(key, await readFile(resolve(file)));
    const upload = { key, fileName, contentType: 'audio/mpeg', ...stored };
    return service.ask(analysis.inspectRecording, { upload }, anActor());
  };

  it('believes the bytes and not the name', async () => {
    expect(await inspect('libs/speech/test-data/austen-2.wav', 'song.mp3')).toEqual({
      format: 'wav',
      contentType: 'audio/wav',
    });
  });

  it.each(['hls.mp3', 'text.wav', 'empty.webm'])('refuses %s', async (name) => {
    await expect(inspect(`services/analysis/test-data/hostile/${name}`, name)).rejects.toMatchObject({
      code: 'unsupported_media',
    });
  });
});

describe('readiness', () => {
  it('tells whether ffmpeg is there', async () => {
    const checks = await service.ask(healthOf('analysis'), {}, null);
    expect(checks).toContainEqual(expect.objectContaining({ name: 'ffmpeg', status: 'ok' }));
  });
});
