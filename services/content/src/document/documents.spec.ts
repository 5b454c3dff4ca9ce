import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import { type CaseDocument, documentChanged, documents } from '@lectern/contracts/documents';
import { caseDeleted, sessionDeleted, sessionMoved } from '@lectern/contracts/session-facts';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';
import { contentService } from '../service.js';
import { pictureOf } from './page-pictures.fixtures.js';
import { caseOnlyNamed } from '../case.fixtures.js';

const owners = new Map<string, string>();
const service = testService(contentService, {
  stands: [
    standIn(cases.find, ({ caseId }, actor) => {
      if (owners.get(caseId) !== actor?.userId)
        throw AppError.fromWire({ code: 'not_found', message: 'There is no such case.' });
      return caseOnlyNamed(caseId);
    }),
  ],
});

const testData = join(import.meta.dirname, '../../test-data');
const pdf = (path: string) => readFile(join(testData, path));
const word = (...paragraphs: string[]) =>
  Packer.toBuffer(new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }));

async function printed(draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  draw(document);
  document.end();
  return Buffer.concat(await document.toArray());
}

function aCase(actor: Actor): string {
  const caseId = randomUUID();
  owners.set(caseId, actor.userId);
  return caseId;
}

async function stored(bytes: Buffer, fileName: string) {
  const key = `uploads/${randomUUID()}`;
  return { key, fileName, contentType: 'application/octet-stream', ...(await service.files.put(key, bytes)) };
}

const add = async (caseId: string, actor: Actor, bytes: Buffer, fileName = 'paper.pdf') =>
  service.ask(documents.add, { caseId, upload: await stored(bytes, fileName) }, actor);
const list = async (caseId: string, actor: Actor) =>
  (await service.ask(documents.list, { caseId }, actor)).documents;

async function ended(caseId: string, actor: Actor): Promise<CaseDocument[]> {
  await eventually(async () => {
    for (const { status } of await list(caseId, actor)) expect(['read', 'failed']).toContain(status);
  }, 40_000);
  return list(caseId, actor);
}

describe('documents of a case', () => {
  it('are read in the background, each on its own, whatever kind they are', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    expect(await add(caseId, actor, await pdf('pdf/consumerinfo.pdf'))).toMatchObject({
      status: 'waiting',
      kind: 'pdf',
      pageCount: null,
      fields: null,
    });
    await add(caseId, actor, await word('The light was red.', 'Ada Moss crossed on foot.'), 'notes.docx');
    await add(caseId, actor, Buffer.from('Q. Was the light red?\fA. It was.'), 'hale-depo.txt');
    const found = await ended(caseId, actor);
    expect(found).toMatchObject([
      { fileName: 'paper.pdf', status: 'read', pageCount: 4, pagesRead: 4, unread: [] },
      { fileName: 'notes.docx', kind: 'docx', status: 'read', pageCount: 1 },
      { fileName: 'hale-depo.txt', kind: 'txt', status: 'read', pageCount: 2 },
    ]);
    expect(found[0]?.fields).toMatchObject({ docketNumber: '8:16-cv-01261-DOC-KES' });
    expect(await service.published(documentChanged)).toContainEqual(
      expect.objectContaining({ caseId, documentId: found[0]?.id, status: 'read', newlyRead: [[1, 4]] }),
    );
    const page = { documentId: found[2]!.id, page: 2 };
    expect(await service.ask(documents.page, page, actor)).toMatchObject({
      text: 'A. It was.',
      pageCount: 2,
    });
  }, 60_000);

  it('are read with characters beyond the basic plane at every cut, and refused when no paper is so long', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    // An odd letter first, so that pages and rows would end within a pair.
    await add(caseId, actor, Buffer.from(`a${'👩'.repeat(5000)}`), 'one-row.txt');
    await add(caseId, actor, Buffer.from(`a${'👩 '.repeat(5000)}`), 'words.txt');
    await add(caseId, actor, Buffer.alloc(8_000_000, '\f'), 'page-breaks.txt');
    await add(caseId, actor, Buffer.alloc(25_000_000, 'ab '), 'long.txt');
    const found = await ended(caseId, actor);
    expect(found).toMatchObject([
      { status: 'read' },
      { status: 'read' },
      { status: 'failed', reason: 'too-many-pages' },
      { status: 'failed', reason: 'too-many-pages' },
    ]);
    const { text } = await service.ask(documents.page, { documentId: found[0]!.id, page: 1 }, actor);
    expect(text).toContain('👩');
    expect(text).not.toContain('\ufffd');
  }, 60_000);

  it('say why they cannot be read, and can be read again', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    await add(caseId, actor, await pdf('hostile/tree-loop.pdf'));
    await add(caseId, actor, Buffer.from('PK\x03\x04 but no more than that', 'latin1'), 'broken.docx');
    await add(caseId, actor, Buffer.from('   \n'), 'blank.txt');
    const found = await ended(caseId, actor);
    expect(found).toMatchObject([
      { status: 'failed', reason: 'damaged' },
      { status: 'failed', reason: 'damaged' },
      { status: 'failed', reason: 'no-text' },
    ]);
    const documentId = found[0]!.id;
    expect(await service.ask(documents.readAgain, { documentId }, actor)).toMatchObject({
      status: 'waiting',
    });
    expect((await ended(caseId, actor))[0]).toMatchObject({ status: 'failed', reason: 'damaged' });
  });

  it('are read to their end when the first pages of a scan are blank, and say so when all are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'));
    const blank = join(folder, 'blank.pdf');
    await writeFile(blank, await printed((document) => void document.addPage()));
    const white = await pictureOf(blank);
    const order = await pictureOf(join(testData, 'pdf/scan-as-mask.pdf'));
    const scan = (pages: Buffer[]) =>
      printed((document) => {
        for (const page of pages) document.addPage().image(page, 0, 0, { width: 612 });
      });
    const actor = anActor();
    const caseId = aCase(actor);
    const leaves = (count: number) => Array.from({ length: count }, () => white);
    await add(caseId, actor, await scan([...leaves(12), order, ...leaves(6)]), 'late.pdf');
    await add(caseId, actor, await scan(leaves(2)), 'blank.pdf');
    await eventually(async () => {
      expect(await list(caseId, actor)).toMatchObject([
        { status: 'read', pagesRead: 1, pageCount: 19 },
        { status: 'failed', reason: 'no-text' },
      ]);
    }, 200_000);
    const [late] = await list(caseId, actor);
    const { text } = await service.ask(documents.page, { documentId: late!.id, page: 13 }, actor);
    expect(text).toContain('ORDER UNSEALING PLEA PROCEEDINGS');
    await rm(folder, { recursive: true });
  }, 240_000);

  it('refuses at once what is no document, is empty, or belongs to a case of somebody else', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    await expect(add(caseId, actor, Buffer.from([0, 1, 2, 3, 4]))).rejects.toMatchObject({
      code: 'unsupported_media',
    });
    await expect(add(caseId, actor, Buffer.alloc(0))).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(add(caseId, anActor(), Buffer.from('text'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(list(caseId, anActor())).rejects.toMatchObject({ code: 'not_found' });
    expect(await list(caseId, actor)).toEqual([]);
  });

  it('keep the order that the attorney gives them, and their names', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    const ids: string[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      ids.push((await add(caseId, actor, Buffer.from(`Text of ${name}`), name)).id);
    const [a, b, c] = ids as [string, string, string];
    const { documents: ordered } = await service.ask(
      documents.reorder,
      { caseId, documentIds: [c, a] },
      actor,
    );
    expect(ordered.map(({ id }) => id)).toEqual([c, a, b]);
    const renamed = await service.ask(documents.rename, { documentId: a, title: 'Complaint' }, actor);
    expect(renamed).toMatchObject({ title: 'Complaint', fileName: 'a.txt' });
    await expect(
      service.ask(documents.reorder, { caseId, documentIds: [randomUUID()] }, actor),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['rename', documents.rename, { title: 'Mine' }],
    ['remove', documents.remove, {}],
    ['readAgain', documents.readAgain, {}],
    ['page', documents.page, { page: 1 }],
    ['pageImage', documents.pageImage, { page: 1 }],
  ])('does not admit to a stranger that one exists: %s', async (_what, operation, input) => {
    const owner = anActor();
    const { id: documentId } = await add(aCase(owner), owner, Buffer.from('Privileged.'), 'a.txt');
    const asked = service.ask(operation, { documentId, ...input } as never, anActor());
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are counted by case, for their owner only', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    await add(caseId, actor, Buffer.from('Some text.'), 'a.txt');
    await ended(caseId, actor);
    const counted = (who: Actor) => service.ask(documents.count, { caseIds: [caseId] }, who);
    expect(await counted(actor)).toEqual({ [caseId]: { total: 1, pages: 1, reading: 0, unreadable: 0 } });
    expect(await counted(anActor())).toEqual({ [caseId]: { total: 0, pages: 0, reading: 0, unreadable: 0 } });
  });
});

describe('a page of a document', () => {
  it('is shown as a picture with the passage marked, and as text', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    await add(caseId, actor, await pdf('pdf/consumerinfo.pdf'));
    const [document] = await ended(caseId, actor);
    const { page, quote } = document!.fields!.sources.find(({ quote }) => quote.length > 20)!;
    const asked = { documentId: document!.id, page };
    const shown = await service.ask(documents.page, { ...asked, quote }, actor);
    expect(shown).toMatchObject({ hasImage: true, read: true });
    const marked = shown.text.slice(shown.passage!.start, shown.passage!.end);
    expect(marked.replace(/\W+/g, '')).toBe(quote.replace(/\W+/g, ''));
    expect(shown.boxes.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of shown.boxes) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(Math.max(x + width, y + height)).toBeLessThan(1);
    }
    const image = await service.ask(documents.pageImage, asked, actor);
    expect(image).toMatchObject({ contentType: 'image/png', temporary: false });
    expect(await service.files.size(image.key)).toBe(image.size);

    await service.ask(documents.remove, { documentId: document!.id }, actor);
    await eventually(async () => expect(await service.files.size(image.key)).toBeNull());
    expect(await list(caseId, actor)).toEqual([]);
  });

  it('has no passage where the quote does not stand, and no page beyond the last', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    const { id: documentId } = await add(caseId, actor, Buffer.from('The light was red.'), 'a.txt');
    await ended(caseId, actor);
    expect(
      await service.ask(documents.page, { documentId, page: 1, quote: 'It was green.' }, actor),
    ).toMatchObject({ passage: null, boxes: [], hasImage: false });
    await expect(service.ask(documents.page, { documentId, page: 2 }, actor)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(service.ask(documents.pageImage, { documentId, page: 1 }, actor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('what belongs to a case', () => {
  it('goes with it, files and all', async () => {
    const actor = anActor();
    const caseId = aCase(actor);
    const upload = await stored(Buffer.from('The light was red.'), 'a.txt');
    await service.ask(documents.add, { caseId, upload }, actor);
    await ended(caseId, actor);
    await service.announce(caseDeleted, { caseId, userId: actor.userId });
    await eventually(async () => {
      expect(await list(caseId, actor)).toEqual([]);
      expect(await service.files.size(upload.key)).toBeNull();
    });
  });

  it('stays when the session it came with is deleted, and moves with that session', async () => {
    const actor = anActor();
    const [first, second] = [aCase(actor), aCase(actor)];
    const { id } = await add(first, actor, Buffer.from('The light was red.'), 'a.txt');
    await ended(first, actor);
    const sessionId = randomUUID();
    await service.query('update document set session_id = $1 where id = $2', [sessionId, id]);
    const { userId } = actor;
    await service.announce(sessionMoved, { sessionId, userId, fromCaseId: first, caseId: second });
    await eventually(async () => expect(await list(second, actor)).toMatchObject([{ id, sessionId }]));
    expect(await list(first, actor)).toEqual([]);

    await service.announce(sessionDeleted, { sessionId, userId, fileKeys: [], casePdfKey: 'none' });
    await eventually(async () => expect(await list(second, actor)).toMatchObject([{ id, sessionId: null }]));
  });
});

describe('the text of a file', () => {
  it('of .docx and .txt comes back and nothing is kept', async () => {
    for (const [bytes, name] of [
      [await word('May it please the court.', 'I have three points.'), 'mine.docx'],
      [Buffer.from('May it please the court.\r\n\r\nI have three points.'), 'mine.txt'],
    ] as const) {
      const upload = await stored(bytes, name);
      expect(await service.ask(documents.readText, { upload }, anActor())).toEqual({
        fileName: name,
        text: 'May it please the court.\n\nI have three points.',
      });
      await eventually(async () => expect(await service.files.size(upload.key)).toBeNull());
    }
  });

  it('of a PDF is refused here', async () => {
    const upload = await stored(await pdf('pdf/consumerinfo.pdf'), 'a.pdf');
    await expect(service.ask(documents.readText, { upload }, anActor())).rejects.toMatchObject({
      code: 'unsupported_media',
    });
  });
});
