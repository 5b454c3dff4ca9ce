import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import type { Input } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { storedFiles } from '@lectern/contracts/stored-files';
import { AppError } from '@lectern/platform/errors/app-error';
import { openLink, openUploadLink } from '@lectern/platform/files/signed-link';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import type { Actor } from '@lectern/contracts/actor';
import { randomUUID } from 'node:crypto';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';

const LINK_SECRET = 'a secret that only this suite knows.';
const service = testService(sessionsService, {
  variables: { LINK_SECRET },
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, ({ upload }) => {
      if (upload.fileName === 'text.wav')
        throw AppError.fromWire({ code: 'unsupported_media', message: 'This is not audio.' });
      return { format: 'webm', contentType: 'audio/webm' };
    }),
  ],
});

const aSession = async (actor: Actor) =>
  (await service.ask(sessions.create, { title: 'Filed' }, actor)).sessionId;
const stored = async (content: string) => {
  const upload = anUpload();
  await service.files.put(upload.key, Buffer.from(content));
  return upload;
};

describe('files of a user', () => {
  it('are listed by keys that hold the session, and opened through signed links', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const upload = await stored('webm');
    const audio = await service.ask(storedFiles.uploadAudio, { sessionId, upload }, attorney);
    const pdf = await service.ask(
      storedFiles.uploadPdf,
      { sessionId, upload: await stored('%PDF-1.7 …') },
      attorney,
    );
    expect(await service.ask(storedFiles.list, {}, attorney)).toEqual({
      audio: [audio.key],
      pdfs: [pdf.key],
    });
    expect(audio.key).toContain(sessionId);
    const { downloadUrl } = await service.ask(storedFiles.downloadUrl, { key: audio.key }, attorney);
    expect(openLink(LINK_SECRET, downloadUrl.replace('/media/', ''))).toMatchObject({ key: upload.key });
    expect(openUploadLink(LINK_SECRET, downloadUrl.replace('/media/', ''))).toBeNull();
  });

  it.each(['../secrets', 'audio/..%2f..', '', `uploads/${randomUUID()}`, 'A/../B', '\u0000'])(
    'no key %j opens anything',
    async (key) => {
      await expect(service.ask(storedFiles.downloadUrl, { key }, anActor())).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );

  it('an uploaded recording completes its session by the url or the key that was answered', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const upload = await stored('webm');
    const { url, key } = await service.ask(storedFiles.uploadAudio, { sessionId, upload }, attorney);
    for (const audioUrl of [url, key]) {
      const change = { sessionId, audioUrl, status: 'completed' } as const;
      expect(await service.ask(sessions.update, change, attorney)).toMatchObject({
        hasAudio: true,
        status: 'completed',
      });
    }
    expect((await service.ask(storedFiles.list, {}, attorney)).audio).toEqual([key]);
    const other = await aSession(attorney);
    for (const audioUrl of [url, key, `${url}x`]) {
      const attempt = service.ask(sessions.update, { sessionId: other, audioUrl }, attorney);
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('of another attorney do not exist', async () => {
    const owner = anActor();
    const stranger = anActor();
    const sessionId = await aSession(owner);
    const { key } = await service.ask(
      storedFiles.uploadAudio,
      { sessionId, upload: await stored('x') },
      owner,
    );
    const refused = { code: 'not_found' };
    await expect(service.ask(storedFiles.downloadUrl, { key }, stranger)).rejects.toMatchObject(refused);
    const upload = await stored('%PDF-');
    await expect(service.ask(storedFiles.uploadAudio, { sessionId, upload }, stranger)).rejects.toMatchObject(
      refused,
    );
    await expect(service.ask(storedFiles.uploadPdf, { sessionId, upload }, stranger)).rejects.toMatchObject(
      refused,
    );
    expect(await service.ask(storedFiles.list, {}, stranger)).toEqual({ audio: [], pdfs: [] });
  });

  it('a file that is no PDF is refused, a new PDF replaces the old one', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const put = async (content: string) => {
      const upload = await stored(content);
      return { upload, answer: service.ask(storedFiles.uploadPdf, { sessionId, upload }, attorney) };
    };
    await expect((await put('<html>')).answer).rejects.toMatchObject({ code: 'unsupported_media' });
    const first = await put('%PDF-1.4 one');
    await first.answer;
    await (
      await put('%PDF-1.4 two')
    ).answer;
    await eventually(async () => expect(await service.files.size(first.upload.key)).toBeNull());
  });
});

describe('an upload link', () => {
  const sent = async (key: string) => {
    const { key: storedAs } = await stored('sound');
    await service.ask(storedFiles.keepUpload, { key, storedAs }, null);
  };

  it('is taken by the first of several files at the same time', async () => {
    const { key } = await service.ask(storedFiles.createUploadUrl, request, anActor());
    const files = Array.from({ length: 5 }, () => `uploads/${randomUUID()}`);
    const take = (storedAs: string) => service.ask(storedFiles.keepUpload, { key, storedAs }, null);
    const outcomes = await Promise.allSettled(files.map(take));
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    for (const [index, outcome] of outcomes.entries())
      if (index !== winner)
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
    // The answer was lost, and the gateway asks again.
    expect(await take(files[winner]!)).toBeNull();
  });

  it('for a PDF gives the session its PDF, instead of the one before, once', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const grant = () =>
      service.ask(
        storedFiles.createUploadUrl,
        { fileType: 'pdf', fileName: 'a.pdf', contentType: 'application/pdf' },
        attorney,
      );
    const sent = async (content: string) => {
      const { key, url } = await grant();
      const { key: storedAs } = await stored(content);
      await service.ask(storedFiles.keepUpload, { key, storedAs }, null);
      return { key, url, storedAs };
    };
    const first = await sent('%PDF-1.7 one');
    const change = { sessionId, pdfUrl: first.key };
    expect(await service.ask(sessions.update, change, attorney)).toMatchObject({ hasPdf: true });
    await expect(service.ask(sessions.update, change, attorney)).rejects.toMatchObject({ code: 'not_found' });
    const second = await sent('%PDF-1.7 two');
    await service.ask(sessions.update, { sessionId, pdfUrl: second.url }, attorney);
    await eventually(async () => expect(await service.files.size(first.storedAs)).toBeNull());
    const page = await sent('<html>');
    await expect(
      service.ask(sessions.update, { sessionId, pdfUrl: page.key }, attorney),
    ).rejects.toMatchObject({ code: 'unsupported_media' });
    await expect(
      service.ask(sessions.update, { sessionId, audioUrl: page.key }, attorney),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that was never used leaves no trace of the name of the file', async () => {
    const attorney = anActor();
    const { key } = await service.ask(storedFiles.createUploadUrl, request, attorney);
    await service.query(`update upload_grant set created_at = now() - interval '25 hours' where key = $1`, [
      key,
    ]);
    await service.ask(storedFiles.createUploadUrl, request, attorney);
    expect(await service.query('select 1 from upload_grant where key = $1', [key])).toEqual([]);
  });

  const request = { fileType: 'audio', fileName: 'take.webm', contentType: 'audio/webm' } as const;

  it('takes a file that then becomes the newest recording, once', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const { url, key } = await service.ask(storedFiles.createUploadUrl, request, attorney);
    expect(openUploadLink(LINK_SECRET, url.replace('/upload/', ''))).toMatchObject({
      key,
      type: 'audio/webm',
    });
    await sent(key);
    const change = { sessionId, audioUrl: key, status: 'completed' } as const;
    expect(await service.ask(sessions.update, change, attorney)).toMatchObject({
      hasAudio: true,
      status: 'completed',
    });
    await expect(service.ask(sessions.update, change, attorney)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is claimed by its link too, whatever host stands before it', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const { url, key } = await service.ask(storedFiles.createUploadUrl, request, attorney);
    await sent(key);
    const audioUrl = `https://lectern.example${url}`;
    expect(await service.ask(sessions.update, { sessionId, audioUrl }, attorney)).toMatchObject({
      hasAudio: true,
    });
  });

  it('gives the session a scenario before its first recording, and none after it', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const asOpening = { sessionId, scenarioId: 'opening-1', scenarioType: 'opening-statement' } as const;
    expect(await service.ask(sessions.update, asOpening, attorney)).toMatchObject(asOpening);
    const { key } = await service.ask(storedFiles.createUploadUrl, request, attorney);
    await sent(key);
    await service.ask(sessions.update, { sessionId, audioUrl: key }, attorney);
    const asClosing = { sessionId, scenarioType: 'closing-argument' } as const;
    await expect(service.ask(sessions.update, asClosing, attorney)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await service.ask(sessions.update, asOpening, attorney)).scenarioType).toBe('opening-statement');
  });

  it('cannot be claimed by another, nor a session be completed without a recording', async () => {
    const attorney = anActor();
    const { key } = await service.ask(storedFiles.createUploadUrl, request, attorney);
    await sent(key);
    const stranger = anActor();
    const sessionId = await aSession(stranger);
    const claim = service.ask(sessions.update, { sessionId, audioUrl: key }, stranger);
    await expect(claim).rejects.toMatchObject({ code: 'not_found' });
    const complete = service.ask(sessions.update, { sessionId, status: 'completed' }, stranger);
    await expect(complete).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is made for audio and PDF only', async () => {
    const html = { ...request, contentType: 'text/html' };
    await expect(service.ask(storedFiles.createUploadUrl, html, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

it('a link takes as much as its kind of file may have', async () => {
  const limitOf = async (file: Input<typeof storedFiles.createUploadUrl>) => {
    const { url } = await service.ask(storedFiles.createUploadUrl, file, anActor());
    return openUploadLink(LINK_SECRET, url.split('/').at(-1)!)?.maxBytes;
  };
  const audio = { fileType: 'audio', fileName: 'take.webm', contentType: 'audio/webm' } as const;
  const pdf = { fileType: 'pdf', fileName: 'file.pdf', contentType: 'application/pdf' } as const;
  expect(await limitOf(audio)).toBe(200 * 1024 * 1024);
  expect(await limitOf(pdf)).toBe(100 * 1024 * 1024);
});
