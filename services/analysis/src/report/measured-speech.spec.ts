import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analysis, reportReady } from '@lectern/contracts/analysis';
import { MeasuredSpeech } from '@lectern/contracts/measured-speech';
import { recordingSubmitted, sessionDeleted } from '@lectern/contracts/sessions';
import { takeSubmitted } from '@lectern/contracts/takes';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { SpeechAnalyser } from '@lectern/speech/analyser';
import { featuresOf } from '@lectern/speech/measurements';
import { resolve } from 'node:path';
import { decodeRecording } from '../audio/decode-recording.js';
import { analysisService } from '../service.js';
import { WITHIN, analysed, transcript } from './report.fixtures.js';

const service = testService(analysisService);

/** What a browser sends of the talk that the other tests send as a file. */
async function measuredTalk(): Promise<MeasuredSpeech> {
  const analyser = new SpeechAnalyser();
  await decodeRecording(
    resolve('libs/speech/test-data/talking-fast-then-slow.wav'),
    (samples) => analyser.push(samples),
    { timeoutMs: 20_000 },
  );
  return featuresOf(analyser.finish());
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
      service.announce(takeSubmitted, {
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
      transcript,
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
    const { report: ofTheFile } = await analysed(service, { transcript, transcriptSource: 'browser' });
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

  it('is what the analyser makes', async () => {
    expect(MeasuredSpeech.safeParse(await measuredTalk()).success).toBe(true);
  });
});
