import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis, type Analysis } from '@lectern/contracts/analysis';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import {
  MAX_RETAKES,
  retakeAnalysis,
  retakeDeleted,
  retakeSubmitted,
  retakes,
} from '@lectern/contracts/retakes';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { randomBytes, randomUUID } from 'node:crypto';
import { sessionsService } from '../service.js';
import { anAnalysis } from '../session/analysis.fixtures.js';
import { anUpload } from '../session/session.fixtures.js';

let report: Analysis | null = anAnalysis();
const run = { jobId: randomUUID(), status: 'completed', stage: null, progress: 1, error: null } as const;
const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: report, run: report && run })),
    standIn(retakeAnalysis.getReports, () => []),
    standIn(analysis.inspectRecording, ({ upload }) => {
      if (upload.fileName === 'text.wav')
        throw AppError.fromWire({ code: 'unsupported_media', message: 'This is not audio.' });
      return { format: 'webm', contentType: 'audio/webm' };
    }),
  ],
});

const passage = JSON.stringify({ start: 1, end: 13, eventIds: ['filler-1'] });
const measured = {
  speech: [{ start: 0, end: 11 }],
  pauses: [],
  syllables: [1, 2, 3],
  passages: [],
  pitch: { medianHz: null, variationSemitones: null },
  level: { medianDb: -20, rangeDb: 8, clippedSamples: 0 },
  peaks: [],
};
const anotherUpload = async () => {
  const upload = { ...anUpload(), sha256: randomBytes(32).toString('hex') };
  await service.files.put(upload.key, Buffer.from('sound'));
  return upload;
};
const aSession = async (attorney: Actor) =>
  (await service.ask(sessions.create, { title: 'Take one' }, attorney)).sessionId;
const submitted = async (attorney = anActor()) => {
  const sessionId = await aSession(attorney);
  const upload = await anotherUpload();
  const { jobId } = await service.ask(retakes.submit, { sessionId, upload, passage }, attorney);
  const list = () => service.ask(retakes.list, { sessionId }, attorney);
  return { attorney, sessionId, upload, takeId: jobId, list };
};

describe('a retake', () => {
  it('is handed over with its passage, listed with a link, and leaves the session as it is', async () => {
    const { attorney, sessionId, upload, takeId, list } = await submitted();
    expect(await list()).toEqual([
      expect.objectContaining({
        id: takeId,
        analysisId: run.jobId,
        eventIds: ['filler-1'],
        start: 1,
        end: 13,
        status: 'queued',
        audioUrl: expect.stringMatching(/^\/media\//),
      }),
    ]);
    expect(await service.ask(sessions.get, { sessionId }, attorney)).toMatchObject({
      status: 'created',
      hasAudio: false,
      audioUrl: null,
    });
    await eventually(async () =>
      expect(await service.published(retakeSubmitted)).toContainEqual(
        expect.objectContaining({ takeId, fileKey: upload.key, start: 1, end: 13 }),
      ),
    );
  });

  it('that is sent again is the same one, and its second copy goes', async () => {
    const { attorney, sessionId, upload, takeId, list } = await submitted();
    const copy = { ...(await anotherUpload()), sha256: upload.sha256 };
    const send = () => service.ask(retakes.submit, { sessionId, upload: copy, passage }, attorney);
    expect((await Promise.all([send(), send()])).map(({ jobId }) => jobId)).toEqual([takeId, takeId]);
    expect(await list()).toHaveLength(1);
    await eventually(async () => expect(await service.files.size(copy.key)).toBeNull());
    expect(await service.files.size(upload.key)).not.toBeNull();
  });

  it.each([
    ['{', 'invalid_input'],
    ['[]', 'invalid_input'],
    ['{"start":5,"end":5,"eventIds":["filler-1"]}', 'invalid_input'],
    ['{"start":-1,"end":5,"eventIds":["filler-1"]}', 'invalid_input'],
    ['{"start":1,"end":5,"eventIds":[]}', 'invalid_input'],
    ['{"start":1,"end":9000,"eventIds":["filler-1"]}', 'invalid_input'],
    ['{"start":1,"end":5,"eventIds":["filler-9"]}', 'not_found'],
  ])('of the passage %s is refused as %s', async (odd, code) => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const upload = await anotherUpload();
    const attempt = service.ask(retakes.submit, { sessionId, upload, passage: odd }, attorney);
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await service.ask(retakes.list, { sessionId }, attorney)).toEqual([]);
  });

  it('needs an analysis and a file that is audio', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const upload = { ...(await anotherUpload()), fileName: 'text.wav' };
    const attempt = () => service.ask(retakes.submit, { sessionId, upload, passage }, attorney);
    await expect(attempt()).rejects.toMatchObject({ code: 'unsupported_media' });
    report = null;
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
    report = anAnalysis();
  });

  it('of another attorney does not exist', async () => {
    const { sessionId, takeId, list } = await submitted();
    const stranger = anActor();
    const refused = { code: 'not_found' };
    const upload = await anotherUpload();
    await expect(service.ask(retakes.submit, { sessionId, upload, passage }, stranger)).rejects.toMatchObject(
      refused,
    );
    await expect(service.ask(retakes.list, { sessionId }, stranger)).rejects.toMatchObject(refused);
    await expect(service.ask(retakes.delete, { sessionId, takeId }, stranger)).rejects.toMatchObject(refused);
    expect(await list()).toHaveLength(1);
  });

  it('is deleted once, with its audio', async () => {
    const { attorney, sessionId, upload, takeId, list } = await submitted();
    await service.ask(retakes.delete, { sessionId, takeId }, attorney);
    expect(await list()).toEqual([]);
    await eventually(async () => expect(await service.files.size(upload.key)).toBeNull());
    await eventually(async () =>
      expect(await service.published(retakeDeleted)).toContainEqual(expect.objectContaining({ takeId })),
    );
    await expect(service.ask(retakes.delete, { sessionId, takeId }, attorney)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('goes with its session', async () => {
    const { attorney, sessionId, upload } = await submitted();
    await service.ask(sessions.delete, { sessionId }, attorney);
    await eventually(async () => expect(await service.files.size(upload.key)).toBeNull());
    await eventually(async () =>
      expect(await service.published(sessionDeleted)).toContainEqual(
        expect.objectContaining({ sessionId, fileKeys: [upload.key] }),
      ),
    );
    expect(await service.query('select 1 from take where session_id = $1', [sessionId])).toEqual([]);
  });

  it('keeps no audio when only the numbers come, and takes them once', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const send = (durationSeconds: number, actor = attorney) =>
      service.ask(
        retakes.submitMeasured,
        { sessionId, passage: JSON.parse(passage), speech: { ...measured, durationSeconds } },
        actor,
      );
    const [first, again] = await Promise.all([send(12), send(12)]);
    expect(again.jobId).toBe(first.jobId);
    const listed = await service.ask(retakes.list, { sessionId }, attorney);
    expect(listed).toEqual([expect.objectContaining({ id: first.jobId, audioUrl: null })]);
    await eventually(async () =>
      expect(await service.published(retakeSubmitted)).toContainEqual(
        expect.objectContaining({ takeId: first.jobId, fileKey: null }),
      ),
    );
    await expect(send(1)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(send(12, anActor())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused when a session has many', async () => {
    const { attorney, sessionId } = await submitted();
    await service.query(
      `insert into take select gen_random_uuid(), session_id, user_id, analysis_id, event_ids, passage_start,
         passage_end, null, content_type, file_name, size, sha256 || n from take, generate_series(2, $2::int) n where session_id = $1`,
      [sessionId, MAX_RETAKES],
    );
    const upload = await anotherUpload();
    await expect(service.ask(retakes.submit, { sessionId, upload, passage }, attorney)).rejects.toMatchObject(
      {
        code: 'conflict',
        message: `A session keeps up to ${MAX_RETAKES} retakes. Delete one first.`,
      },
    );
  });
});
