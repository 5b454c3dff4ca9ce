import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { analysis, analysisFailed, reportReady } from '@lectern/contracts/analysis';
import { userDeleted } from '@lectern/contracts/identity';
import { recordingSubmitted, sessionDeleted } from '@lectern/contracts/session-facts';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { healthOf } from '@lectern/platform/health/health';
import { analysisService } from '../service.js';
import { WITHIN, analyzed, submit, transcript } from './report.fixtures.js';

const service = testService(analysisService);

describe('a recording that was submitted', () => {
  it('is measured, and announced with the promised id', async () => {
    const { recording, report, look } = await analyzed(service);
    expect(report.measurements.durationSeconds).toBeCloseTo(26.72, 1);
    expect(report.measurements.syllables).toBeGreaterThan(60);
    expect(report.peaks.length).toBeGreaterThan(900);
    expect(report.engine).toMatchObject({ measurements: 'signal', transcript: 'none', feedback: 'rules' });
    expect(report.scores.clarity).toMatchObject({
      value: null,
      reason: 'Too short to judge: record a minute.',
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
        scoreBasis: null,
        scoreRange: null,
        confidenceRange: null,
        confidenceScore: report.confidenceScore,
        audioDiscarded: false,
        result: expect.objectContaining({
          durationSeconds: report.measurements.durationSeconds,
          speechSeconds: report.measurements.speechSeconds,
          wordsPerMinute: report.measurements.wordsPerMinute,
          fillers: null,
          words: null,
        }),
      }),
    );
  });

  it('is judged by its words when they came with it', async () => {
    const { report } = await analyzed(service, {
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

  it('is analyzed once, however often it is announced', async () => {
    const { recording } = await analyzed(service);
    await service.announce(recordingSubmitted, recording, 'same').catch(() => undefined);
    const rows = await service.query('select 1 from report where analysis_id = $1', [recording.analysisId]);
    expect(rows).toHaveLength(1);
  });

  it('keeps no audio in no-recording mode, whether it could be measured or not', async () => {
    const good = await analyzed(service, { discardAudio: true });
    await eventually(async () => expect(await service.files.size(good.recording.fileKey)).toBeNull(), WITHIN);
    const bad = await submit(
      service,
      { discardAudio: true },
      resolve('services/analysis/test-data/hostile/chan65535.wav'),
    );
    await eventually(async () => expect(await service.files.size(bad.recording.fileKey)).toBeNull(), WITHIN);
  });

  it('fails in words when nothing can be read, without another try', async () => {
    const { recording, look } = await submit(
      service,
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
    const { recording } = await analyzed(service, { transcript });
    const [row] = await service.query<{ payload: unknown }>('select payload from job_run where id = $1', [
      recording.analysisId,
    ]);
    expect(row?.payload).toEqual({});
  });

  it('is forgotten with its session', async () => {
    const { attorney, recording, look } = await analyzed(service);
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

describe('an account that is deleted', () => {
  it('takes its reports along, and nobody else loses any', async () => {
    const gone = await analyzed(service);
    const stays = await analyzed(service);
    await service.announce(userDeleted, { userId: gone.attorney.userId });
    expect(await gone.look()).toEqual({ analysis: null, run: null });
    expect((await stays.look()).analysis).toEqual(stays.report);
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
