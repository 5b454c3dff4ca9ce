import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CaseDetails } from '@lectern/contracts/case';
import { cases } from '@lectern/contracts/cases';
import { content } from '@lectern/contracts/content';
import type { StoredUpload } from '@lectern/contracts/files';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionCleared, sessionDeleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { caseOnlyNamed } from '../case.fixtures.js';
import { contentService } from '../service.js';
import { DocumentEntity } from './document.entity.js';
import { readRemainingPages } from './read-document.job.js';

const opened: { title: string; pdfKey: string; userId: string | undefined }[] = [];
const filled: CaseDetails[] = [];
const service = testService(contentService, {
  stands: [
    standIn(cases.find, ({ caseId }) => ({ ...caseOnlyNamed(caseId), side: 'defendant' as const })),
    standIn(sessions.openForDocument, ({ title, pdfKey, caseData }, actor) => {
      opened.push({ title, pdfKey, userId: actor?.userId });
      filled.push(caseData);
      return { sessionId: randomUUID(), sessionTitle: title };
    }),
  ],
});

const testData = join(import.meta.dirname, '../../test-data');

async function uploaded(path: string): Promise<StoredUpload> {
  return stored(await readFile(join(testData, path)), path.replace(/.*\//, ''));
}

async function stored(bytes: Buffer, fileName: string): Promise<StoredUpload> {
  const key = `uploads/${randomUUID()}`;
  return { key, fileName, contentType: 'application/pdf', ...(await service.files.put(key, bytes)) };
}

const leftovers = async () => ({
  documents: (await service.query<{ n: number }>('select count(*)::int as n from document'))[0]?.n,
  sessions: opened.length,
});

describe('POST /api/parse-pdf', () => {
  it('answers with the case fields, where each stands, and the session that it opened', async () => {
    const attorney = anActor();
    const upload = await uploaded('pdf/consumerinfo.pdf');
    const answer = await service.ask(content.parsePdf, { upload }, attorney);

    expect(answer).toMatchObject({
      clientName: 'ConsumerInfo.com, Inc. dba Experian Consumer Services',
      opposingParty: 'Esteban Leon, et al.',
      jurisdiction: 'federal',
      caseType: 'intellectual-property',
      docketNumber: '8:16-cv-01261-DOC-KES',
      sessionTitle: 'ConsumerInfo.com v. Esteban Leon',
      pageCount: 4,
      ocrPages: [],
    });
    expect(answer.sources).toContainEqual(
      expect.objectContaining({
        field: 'opposingParty',
        page: 1,
        quote: expect.stringContaining('ESTEBAN LEON'),
      }),
    );
    expect(opened).toContainEqual({
      title: answer.sessionTitle,
      pdfKey: upload.key,
      userId: attorney.userId,
    });
  });

  it('reads a paper of the other side for whom the case says that we speak', async () => {
    const upload = await uploaded('pdf/consumerinfo.pdf');
    const answer = await service.ask(content.parsePdf, { upload, caseId: randomUUID() }, anActor());

    const parties = {
      clientName: 'Esteban Leon, et al.',
      opposingParty: 'ConsumerInfo.com, Inc. dba Experian Consumer Services',
    };
    expect(answer).toMatchObject(parties);
    expect(answer.desiredOutcome).toBeUndefined();
    expect(filled.at(-1)).toMatchObject(parties);
  });

  it("does not hand a stranger another attorney's document, even under its request id", async () => {
    const requestId = randomUUID();
    const attorney = anActor();
    const own = await service.ask(
      content.parsePdf,
      { upload: await uploaded('pdf/regalado.pdf'), requestId },
      attorney,
    );
    const stranger = await service.ask(
      content.parsePdf,
      { upload: await uploaded('pdf/diaz-wc.pdf'), requestId },
      anActor(),
    );
    expect(stranger.sessionId).not.toBe(own.sessionId);
    expect(stranger.docketNumber).not.toBe(own.docketNumber);
  });

  it('gives the reading back to its owner, and to nobody else', async () => {
    const attorney = anActor();
    const upload = await uploaded('pdf/regalado.pdf');
    const answer = await service.ask(content.parsePdf, { upload }, attorney);
    const { sessionId } = answer;
    expect(await service.ask(content.getDocument, { sessionId }, attorney)).toEqual({
      document: { fileName: 'regalado.pdf', parsed: answer, reading: false },
    });
    expect(await service.ask(content.getDocument, { sessionId }, anActor())).toEqual({ document: null });
  });

  it('opens no session for a reading that was canceled', async () => {
    const attorney = anActor();
    const requestId = randomUUID();
    const upload = await uploaded('pdf/regalado.pdf');
    await service.ask(content.cancel, { requestId }, attorney);
    await expect(service.ask(content.parsePdf, { upload, requestId }, attorney)).rejects.toMatchObject({
      message: 'This was canceled.',
    });
    expect(opened.some(({ pdfKey }) => pdfKey === upload.key)).toBe(false);
  });

  it('answers a repeated request with the same session', async () => {
    const [attorney, requestId, upload] = [
      anActor(),
      randomUUID(),
      await uploaded('pdf/lewis-travertine.pdf'),
    ];
    const first = await service.ask(content.parsePdf, { upload, requestId }, attorney);
    const second = await service.ask(content.parsePdf, { upload, requestId }, attorney);
    expect(second).toEqual(first);
    expect(opened.filter(({ pdfKey }) => pdfKey === upload.key)).toHaveLength(1);
  });

  it.each([
    ['hostile/bomb-double-flate-4gb.pdf', 'unprocessable', 'too much memory'],
    ['hostile/tree-loop.pdf', 'unprocessable', 'damaged'],
    ['hostile/count-lie-1e9.pdf', 'unprocessable', 'more than 1,500 pages'],
    ['hostile/not-a-pdf.pdf', 'unsupported_media', 'not a PDF'],
  ])('refuses %s in plain words and leaves nothing behind', async (path, code, words) => {
    const before = await leftovers();
    const refused = service.ask(content.parsePdf, { upload: await uploaded(path) }, anActor());
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await leftovers()).toEqual(before);
  });

  it('refuses an empty file, and one whose end is missing', async () => {
    const whole = await readFile(join(testData, 'pdf/gift-surplus.pdf'));
    const empty = service.ask(
      content.parsePdf,
      { upload: await stored(Buffer.alloc(0), 'empty.pdf') },
      anActor(),
    );
    await expect(empty).rejects.toMatchObject({ code: 'unprocessable', message: 'This file is empty.' });
    const cut = service.ask(
      content.parsePdf,
      { upload: await stored(whole.subarray(0, 2000), 'cut.pdf') },
      anActor(),
    );
    await expect(cut).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('damaged'),
    });
  });

  it('reads the rest of a long scan after the answer', async () => {
    const [id, fileKey] = [randomUUID(), `uploads/${randomUUID()}`];
    await service.files.put(fileKey, await readFile(join(testData, 'pdf/lombardo-complaint.pdf')));
    const unread = (number: number) => ({ number, text: '', ocr: false, scanned: true, read: false });
    await service.running.database.transaction(async (tx) => {
      await tx.manager.insert(DocumentEntity, {
        id,
        caseId: null,
        sessionId: randomUUID(),
        userId: 'somebody',
        fileKey,
        fileName: 'scan.pdf',
        title: null,
        kind: 'pdf',
        size: 0,
        position: 0,
        status: 'reading',
        reason: null,
        pages: [unread(1), unread(2)],
        reading: { sources: [], warnings: [], pageCount: 2, ocrPages: [] },
        createdAt: new Date(),
      });
      await tx.enqueue(readRemainingPages, { documentId: id, pages: [2] });
    });
    await eventually(async () => {
      const [row] = await service.query<{ pages: { text: string; ocr: boolean; read: boolean }[] }>(
        'select pages from document where id = $1',
        [id],
      );
      expect(row?.pages[0]).toMatchObject({ read: false });
      expect(row?.pages[1]).toMatchObject({
        read: true,
        ocr: true,
        text: expect.stringContaining('COUNT THREE'),
      });
    }, 25_000);
  });

  it('forgets the text of a document with its session and with its owner', async () => {
    const attorney = anActor();
    const kept = await service.ask(
      content.parsePdf,
      { upload: await uploaded('pdf/fedex-ca7.pdf') },
      attorney,
    );
    const second = await uploaded('pdf/regalado.pdf');
    await service.ask(content.parsePdf, { upload: second }, attorney);
    const rows = () =>
      service.query<{ file_key: string }>('select file_key from document where user_id = $1', [
        attorney.userId,
      ]);

    await service.announce(sessionDeleted, {
      sessionId: kept.sessionId,
      userId: attorney.userId,
      fileKeys: [],
    });
    await eventually(async () => expect(await rows()).toEqual([{ file_key: second.key }]));
    await service.announce(userDeleted, { userId: attorney.userId });
    await eventually(async () => expect(await rows()).toEqual([]));
    await eventually(async () => expect(await service.files.size(second.key)).toBeNull());
  });

  it('is not drafted from any more once its session was cleared', async () => {
    const attorney = anActor();
    const upload = await uploaded('pdf/regalado.pdf');
    const { sessionId } = await service.ask(content.parsePdf, { upload }, attorney);
    await service.announce(sessionCleared, { sessionId, userId: attorney.userId });
    const left = await service.query('select 1 from document where user_id = $1', [attorney.userId]);
    expect(left).toEqual([]);
  });
});
