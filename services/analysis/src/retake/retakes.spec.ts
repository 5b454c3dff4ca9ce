import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { retakeAnalysis, retakeDeleted, retakeEnded, retakeSubmitted } from '@lectern/contracts/retakes';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { WITHIN, analyzed, transcript } from '../report/report.fixtures.js';
import { analysisService } from '../service.js';

const service = testService(analysisService);
const TALK = resolve('libs/speech/test-data/talking-fast-then-slow.wav');

/** Says the whole recording again as the retake of its first passage. */
async function retaken(words: { transcript?: string } = {}, file: Buffer | string = TALK) {
  const { attorney, recording, report } = await analyzed(service, { transcript });
  const filler = report.events.find(({ kind }) => kind === 'filler')!;
  const take = {
    takeId: randomUUID(),
    sessionId: recording.sessionId,
    userId: attorney.userId,
    analysisId: recording.analysisId,
    fileKey: `uploads/${randomUUID()}`,
    start: 0,
    end: 12,
    eventIds: [filler.id],
    ...words,
  };
  await service.files.put(take.fileKey, typeof file === 'string' ? await readFile(file) : file);
  const look = async (actor = attorney) =>
    (await service.ask(retakeAnalysis.getReports, { takeIds: [take.takeId] }, actor))[0];
  await service.announce(retakeSubmitted, take);
  return { attorney, recording, take, look };
}
const ended = (look: Awaited<ReturnType<typeof retaken>>['look'], status: string) =>
  eventually(async () => {
    const found = await look();
    expect(found?.status).toBe(status);
    return found!;
  }, WITHIN);

describe('a retake', () => {
  it('is measured beside its passage, announced, and no report of the session', async () => {
    const reports = (await service.published(reportReady)).length;
    const { take, look } = await retaken({ transcript: 'We are just saying some words.' });
    const { comparison } = await ended(look, 'completed');
    expect(comparison).toMatchObject({ kind: 'filler', verdict: { state: 'gone' } });
    expect(comparison!.before.seconds).toBe(12);
    expect(comparison!.after.seconds).toBeCloseTo(26.72, 1);
    expect(comparison!.before.syllablesPerMinute!).toBeGreaterThan(comparison!.after.syllablesPerMinute!);
    await eventually(async () =>
      expect(await service.published(retakeEnded)).toContainEqual(
        expect.objectContaining({
          takeId: take.takeId,
          speechSeconds: expect.closeTo(comparison!.after.speechSeconds, 0),
          measuredAt: expect.any(String),
        }),
      ),
    );
    expect((await service.published(reportReady)).length).toBe(reports + 1);
    expect(await look(anActor())).toBeUndefined();
  });

  it('without words does not pretend to know', async () => {
    const { look } = await retaken();
    const { comparison } = await ended(look, 'completed');
    expect(comparison!.verdict).toMatchObject({ state: 'unknown' });
    expect(comparison!.after.words).toBeNull();
    expect(comparison!.before.words).not.toBeNull();
  });

  it('tells once its words are typed, to nobody but its speaker', async () => {
    const { attorney, take, look } = await retaken();
    const { takeId, sessionId } = take;
    const type = (words: string, actor = attorney) =>
      service.ask(retakeAnalysis.setWords, { sessionId, takeId, transcript: words }, actor);
    await ended(look, 'completed');
    expect((await type('We are just saying some words.'))?.verdict).toEqual({ state: 'gone' });
    expect((await look())?.comparison?.after.words?.fillers).toBe(0);
    expect((await type(''))?.verdict.state).toBe('unknown');
    await expect(type('mine', anActor())).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      service.ask(retakeAnalysis.setWords, { sessionId: randomUUID(), takeId, transcript: 'x' }, attorney),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that cannot be read says why', async () => {
    const { look } = await retaken({}, Buffer.from('not audio at all'));
    expect((await ended(look, 'failed')).error).toContain('not a recording');
  });

  it('is forgotten when it is deleted, and with its session', async () => {
    const one = await retaken();
    await ended(one.look, 'completed');
    const { takeId, sessionId, userId, fileKey } = one.take;
    await service.announce(retakeDeleted, { takeId, sessionId, userId, fileKey });
    await eventually(async () => expect(await one.look()).toBeUndefined());
    const other = await retaken();
    await service.announce(sessionDeleted, {
      sessionId: other.take.sessionId,
      userId: other.take.userId,
      fileKeys: [],
    });
    await eventually(async () => expect(await other.look()).toBeUndefined());
    expect(await service.query('select 1 from job_run where id = $1', [other.take.takeId])).toEqual([]);
  });
});
