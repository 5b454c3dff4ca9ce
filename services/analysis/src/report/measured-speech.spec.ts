import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analysis, reportReady } from '@lectern/contracts/analysis';
import { MeasuredSpeech } from '@lectern/contracts/measured-speech';
import { recordingSubmitted, sessionDeleted } from '@lectern/contracts/session-facts';
import { retakeSubmitted } from '@lectern/contracts/retakes';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { SpeechAnalyzer } from '@lectern/speech/analyzer';
import { featuresOf } from '@lectern/speech/measurements';
import { resolve } from 'node:path';
import { decodeRecording } from '../audio/decode-recording.js';
import { analysisService } from '../service.js';
import { WITHIN, analyzed, transcript, longTalk, longTranscript } from './report.fixtures.js';

const service = testService(analysisService);

/** What a browser sends of the talk that the other tests send as a file. */
/** What a browser measures of {@link longTalk}. */
async function measuredTalk(): Promise<MeasuredSpeech> {
  const analyzer = new SpeechAnalyzer();
  for (let time = 0; time < 3; time++)
    await decodeRecording(
      resolve('libs/speech/test-data/talking-fast-then-slow.wav'),
      (samples) => analyzer.push(samples),
      { timeoutMs: 20_000 },
    );
  return featuresOf(analyzer.finish());
}

describe('a take that was measured in the browser', () => {
  it('leaves nothing when its session was deleted, in whatever order the two are heard of', async () => {
    const { userId } = anActor();
    const speech = await measuredTalk();
    const submit = (sessionId: string) =>
      service.announce(recordingSubmitted, {
        analysisId: randomUUID(),
        sessionId,
        userId,
        title: 'Deleted',
        scenarioType: null,
        fileKey: null,
        speech,
        discardAudio: true,
        transcript,
        transcriptSource: 'browser',
      });
    const take = (sessionId: string) =>
      service.announce(retakeSubmitted, {
        takeId: randomUUID(),
        sessionId,
        userId,
        analysisId: randomUUID(),
        fileKey: null,
        speech,
        start: 1,
        end: 5,
        eventIds: ['filler-1'],
      });
    const remove = (sessionId: string) =>
      service.announce(sessionDeleted, { sessionId, userId, fileKeys: [] });
    const [later, together] = [randomUUID(), randomUUID()];
    await remove(later);
    await Promise.all([submit(later), take(later), submit(together), take(together), remove(together)]);
    for (const table of ['submission', 'take_report'])
      expect(await service.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    expect(await service.query(`select 1 from job_run where user_id = $1`, [userId])).toEqual([]);
  });

  it('was paused on the way: the silence there is marked, and no pause; the same of a file', async () => {
    const speech = await measuredTalk();
    const { start, end } = speech.pauses.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]!;
    const gaps = [(start + end) / 2];
    const heard = await analyzed(service, { gaps }, await longTalk());
    const told = { analysisId: randomUUID(), sessionId: randomUUID(), ...heard.attorney };
    await service.announce(recordingSubmitted, {
      ...told,
      title: 'Paused',
      scenarioType: null,
      fileKey: null,
      speech,
      gaps,
      discardAudio: true,
    });
    const measured = await eventually(async () => {
      const { analysis: found } = await service.ask(
        analysis.getReport,
        { sessionId: told.sessionId },
        heard.attorney,
      );
      if (!found) throw new Error('not yet');
      return found;
    }, WITHIN);
    for (const { gaps: left, events, measurements } of [heard.report, measured]) {
      expect(left).toHaveLength(1);
      expect(left![0]!.start).toBeCloseTo(start, 1);
      expect(measurements.pauses.longestSeconds).toBeLessThan(end - start);
      expect(events.filter((event) => event.kind === 'pause' && event.start === left![0]!.start)).toEqual([]);
    }
  });

  it('is judged like the recording itself, without any audio', async () => {
    const attorney = anActor();
    const ids = { analysisId: randomUUID(), sessionId: randomUUID(), userId: attorney.userId };
    await service.announce(recordingSubmitted, {
      ...ids,
      title: 'Numbers only',
      scenarioType: null,
      fileKey: null,
      speech: await measuredTalk(),
      discardAudio: true,
      transcript: longTranscript,
      transcriptSource: 'browser',
    });
    const report = await eventually(async () => {
      const { analysis: found } = await service.ask(
        analysis.getReport,
        { sessionId: ids.sessionId },
        attorney,
      );
      if (!found) throw new Error('not yet');
      return found;
    }, WITHIN);
    const { report: ofTheFile } = await analyzed(
      service,
      { transcript: longTranscript, transcriptSource: 'browser' },
      await longTalk(),
    );
    expect(report.overallScore).not.toBeNull();
    expect(report.overallScore).toBeCloseTo(ofTheFile.overallScore ?? Number.NaN, 1);
    expect(report.events.map(({ kind }) => kind)).toEqual(ofTheFile.events.map(({ kind }) => kind));
    expect(report.measurements.syllablesPerMinute).toBeCloseTo(
      ofTheFile.measurements.syllablesPerMinute ?? Number.NaN,
      0,
    );
    expect(report.engine.notes).toContain('Measured in the browser while you spoke; the audio was not kept.');
    await eventually(async () =>
      expect(await service.published(reportReady)).toContainEqual(
        expect.objectContaining({ ...ids, audioDiscarded: true }),
      ),
    );
  });
});

describe('what a browser may send', () => {
  const refused = async (change: (speech: MeasuredSpeech) => object) =>
    MeasuredSpeech.safeParse({ ...(await measuredTalk()), ...change(await measuredTalk()) }).success;

  it.each([
    ['nothing was heard for no time', () => ({ durationSeconds: 0 })],
    ['a day of speech', () => ({ durationSeconds: 86_400 })],
    ['syllables after the end', ({ durationSeconds }) => ({ syllables: [durationSeconds + 1] })],
    ['syllables out of order', () => ({ syllables: [2, 1] })],
    [
      'stretches that overlap',
      () => ({
        speech: [
          { start: 0, end: 5 },
          { start: 4, end: 6 },
        ],
      }),
    ],
    ['a stretch that ends before it begins', () => ({ pauses: [{ start: 3, end: 2 }] })],
    ['too many points to draw', () => ({ peaks: Array.from({ length: 1001 }, () => 0.1) })],
    ['numbers that are none', () => ({ syllables: [Number.NaN] })],
  ] satisfies [string, (speech: MeasuredSpeech) => object][])('is refused with %s', async (_what, change) => {
    expect(await refused(change)).toBe(false);
  });

  it('is what the analyzer makes', async () => {
    expect(MeasuredSpeech.safeParse(await measuredTalk()).success).toBe(true);
  });
});
