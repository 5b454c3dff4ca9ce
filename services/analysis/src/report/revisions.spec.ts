import { describe, expect, it } from '@jest/globals';
import { analysis, reportRevised } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { sharedReport } from '@lectern/contracts/shared-report';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { analysisService } from '../service.js';
import { RescoreReports } from './rescore-reports.js';
import { WITHIN, analyzed, dismiss, transcript, longTalk, longTranscript } from './report.fixtures.js';

const service = testService(analysisService);

describe("somebody else's report", () => {
  it('does not exist', async () => {
    const { recording, report } = await analyzed(service, { transcript });
    const { sessionId } = recording;
    expect(await service.ask(analysis.getReport, { sessionId }, anActor())).toEqual({
      analysis: null,
      run: null,
    });
    await expect(
      dismiss(service, { sessionId, eventId: report.events[0]!.id, dismissed: true }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('dismissing a finding', () => {
  it('takes it out of count and scores, announces the revision, and can be undone', async () => {
    const { attorney, recording, report } = await analyzed(
      service,
      { transcript: longTranscript },
      await longTalk(),
    );
    const { sessionId, analysisId } = recording;
    const filler = report.events.find(({ kind }) => kind === 'filler')!;
    const after = await dismiss(service, { sessionId, eventId: filler.id, dismissed: true }, attorney);
    expect(after.fillerWordCount).toBe(report.fillerWordCount! - 1);
    expect(after.clarityScore!).toBeGreaterThan(report.clarityScore!);
    await eventually(async () => {
      const revisions: Payload<typeof reportRevised>[] = await service.published(reportRevised);
      expect(revisions.find((revision) => revision.analysisId === analysisId)?.overallScore).toBe(
        after.overallScore,
      );
    });
    expect(await dismiss(service, { sessionId, eventId: filler.id, dismissed: false }, attorney)).toEqual(
      report,
    );
  });

  it('refuses a finding that is not there', async () => {
    const { attorney, recording } = await analyzed(service);
    await expect(
      dismiss(
        service,
        { sessionId: recording.sessionId, eventId: 'filler-999999', dismissed: true },
        attorney,
      ),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a report of an older scoring', () => {
  it('is scored anew at the next start, also behind a link: what was dismissed stays so, sessions hear of it once', async () => {
    const { attorney, recording, report } = await analyzed(
      service,
      { transcript: longTranscript },
      await longTalk(),
    );
    const { sessionId, analysisId } = recording;
    const filler = report.events.find(({ kind }) => kind === 'filler')!;
    const now = await dismiss(service, { sessionId, eventId: filler.id, dismissed: true }, attorney);
    await service.query(
      `update report set analysis = jsonb_set(analysis - 'scoring', '{overallScore}', '9.9') where analysis_id = $1`,
      [analysisId],
    );
    const behindALink = () => service.ask(sharedReport.get, { sessionId, userId: attorney.userId }, null);
    expect(await behindALink()).toMatchObject({ overallScore: 9.9 });
    const rescoring = service.running.app.get(RescoreReports);
    await rescoring.rescoreAll();
    await rescoring.rescoreAll();
    const { analysis: anew } = await service.ask(analysis.getReport, { sessionId }, attorney);
    expect(anew).toEqual(now);
    expect(await behindALink()).toEqual(now);
    await eventually(async () => {
      const revisions: Payload<typeof reportRevised>[] = await service.published(reportRevised);
      expect(revisions.filter((one) => one.analysisId === analysisId && one.rescored)).toHaveLength(1);
    });
  });
});

describe('a report whose facts carried less', () => {
  it('is told again at the next start, with what it comes to and unchanged; once', async () => {
    const { attorney, recording, report } = await analyzed(
      service,
      { transcript: longTranscript, scenarioType: 'closing-argument' },
      await longTalk(),
    );
    const { sessionId, analysisId } = recording;
    await service.query(`update report set told = 1 where analysis_id = $1`, [analysisId]);
    const telling = service.running.app.get(RescoreReports);
    await telling.rescoreAll();
    await telling.rescoreAll();
    const told = await eventually(async () => {
      const revisions: Payload<typeof reportRevised>[] = await service.published(reportRevised);
      const own = revisions.filter((one) => one.analysisId === analysisId);
      expect(own).toHaveLength(1);
      return own[0]!;
    });
    expect(told).toMatchObject({ rescored: true, overallScore: report.overallScore });
    expect(told.result).toMatchObject({
      scenarioType: 'closing-argument',
      fillers: report.fillerWordCount,
      words: report.wording!.words,
      speechSeconds: report.measurements.speechSeconds,
      strategies: { 'Power of the Pause': report.murphyStrategies['Power of the Pause']!.value },
    });
    expect(told.result!.strategies).not.toHaveProperty('Check Your Look');
    expect((await service.ask(analysis.getReport, { sessionId }, attorney)).analysis).toEqual(report);
  });
});

describe('words that come after the recording', () => {
  const write = (sessionId: string, words: string, actor = anActor()) =>
    service.ask(analysis.setTranscript, { sessionId, transcript: words }, actor);

  it('are judged without the audio, as if they had come with it', async () => {
    const before = await analyzed(service, { discardAudio: true }, await longTalk());
    const { attorney, recording, report } = before;
    await eventually(async () => expect(await service.files.size(recording.fileKey)).toBeNull(), WITHIN);
    const after = await write(recording.sessionId, longTranscript, attorney);
    expect(after.fillerWordCount).toBe(12);
    expect(after.clarityScore).not.toBeNull();
    expect(after.engine.transcript).toBe('supplied');
    expect(after.peaks).toEqual(report.peaks);
    expect((await before.look()).analysis).toEqual(after);
  });

  it('keep what was dismissed, and can be taken away again', async () => {
    const { attorney, recording, report } = await analyzed(service, { transcript });
    const { sessionId } = recording;
    const pause = report.events.find(({ kind }) => kind === 'pause')!;
    await dismiss(service, { sessionId, eventId: pause.id, dismissed: true }, attorney);
    const without = await write(sessionId, '', attorney);
    expect(without.fillerWordCount).toBeNull();
    expect(without.transcript).toBeNull();
    expect(without.events.find(({ id }) => id === pause.id)?.dismissed).toBe(true);
  });

  it('give way to what was there before, with who made it, when the correction is taken back', async () => {
    const { attorney, recording, report } = await analyzed(service, {
      transcript,
      transcriptSource: 'browser',
    });
    const { sessionId } = recording;
    const changed = await write(sessionId, transcript.replace('Um,', ''), attorney);
    expect(changed.engine.transcript).toBe('supplied');
    expect(changed.fillerWordCount).toBe(report.fillerWordCount! - 1);
    const back = await write(sessionId, transcript, attorney);
    expect(back).toEqual(report);
  });

  it('are taken without what no store takes', async () => {
    const { attorney, recording } = await analyzed(service);
    const { transcript: kept } = await write(recording.sessionId, 'Your\0 honor \ud800', attorney);
    expect(kept?.text).toBe('Your honor \ufffd');
  });

  it("cannot be put into somebody else's session", async () => {
    const { recording } = await analyzed(service);
    await expect(write(recording.sessionId, 'mine')).rejects.toMatchObject({ code: 'not_found' });
  });
});
