import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { caseScripts } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import { dataExport, exportReady } from '@lectern/contracts/data-export';
import { EXPORT_KINDS } from '@lectern/contracts/export-records';
import { goals } from '@lectern/contracts/goals';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anExportedDocument, OtherServices } from './export.fixtures.js';
import { exportsOf, hold } from './exports-of.fixtures.js';
import { hasUnzip, recordsIn, unzipped } from './unzip.fixtures.js';

const itUnzips = hasUnzip ? it : it.skip;
const others = new OtherServices();
const service = testService(sessionsService, { stands: others.stands });
const { newest, ready, keysOf } = exportsOf(service);
const zipOf = async (actor: Actor) => unzipped(service.files, (await keysOf(actor))[0]!);

afterEach(() => {
  others.beforeDocuments = () => Promise.resolve();
});

async function aSession(actor: Actor, title: string): Promise<{ sessionId: string; audio: Buffer }> {
  const { sessionId } = await service.ask(sessions.create, { title }, actor);
  const [audio, key] = [randomBytes(100_000), `uploads/${randomUUID()}`];
  await service.files.put(key, audio);
  await service.query(
    `insert into recording (id, session_id, user_id, file_key, content_type, file_name, size, sha256, created_at)
     values ($1, $2, $3, $4, 'audio/webm', '../../take.webm', $5, $6, now())`,
    [randomUUID(), sessionId, actor.userId, key, audio.length, 'a'.repeat(64)],
  );
  return { sessionId, audio };
}

describe('an export', () => {
  itUnzips('of somebody with nothing says so in every file', async () => {
    const ada = anActor();
    await ready(ada);
    const zip = await zipOf(ada);
    const { records, problems } = recordsIn(zip);
    expect(problems).toEqual([]);
    expect(Object.keys(records).toSorted()).toEqual([...EXPORT_KINDS].toSorted());
    const filled = Object.entries(records).filter(([, list]) => list.length > 0);
    expect(filled.map(([kind]) => kind).toSorted()).toEqual([
      'notification-preferences',
      'profile',
      'settings',
    ]);
    expect(String(zip.get('README.txt'))).toContain('What is where');
    expect(zip.size).toBe(1 + 2 * EXPORT_KINDS.length);
  });

  itUnzips('holds records, audio, documents and reports, wherever a title would have put them', async () => {
    const [ada, bea] = [anActor(), anActor()];
    const { sessionId, audio } = await aSession(ada, '../../../etc/passwd');
    await aSession(bea, 'of somebody else');
    const twin = await aSession(ada, 'C:\\con: "Opening" 👩‍⚖️\u202E <b>');
    const { id: caseId } = await service.ask(cases.create, { name: '..' }, ada);
    const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await service.ask(goals.create, { measure: 'overall', target: 8, deadline }, ada);
    const script = { caseId, scenario: 'closing-argument', text: 'Members of the jury.' } as const;
    await service.ask(caseScripts.add, script, ada);
    const pdf = { key: `uploads/${randomUUID()}`, name: 'Motion/../../to dismiss.pdf' };
    await service.files.put(pdf.key, Buffer.from('%PDF of the case'));
    const gone = { key: `uploads/${randomUUID()}`, name: 'gone.pdf' };
    others.documents.set(ada.userId, [
      anExportedDocument({ caseId, sessionId: null }, pdf),
      anExportedDocument({ caseId: null, sessionId: null }, gone),
    ]);
    others.analyzed.set(ada.userId, [sessionId, twin.sessionId, sessionId]);
    const { size } = await ready(ada);
    const zip = await zipOf(ada);
    const { records, problems } = recordsIn(zip);
    expect(problems).toEqual([]);
    for (const path of zip.keys()) expect(path).not.toMatch(/\.\.|\/\/|[\p{Cc}\u202e\\:*?"<>|]/u);
    for (const { files } of Object.values(records).flat())
      for (const path of files as string[]) expect([...zip.keys()]).toContain(path);
    const titles = new Set(records['sessions']!.map(({ title }) => title));
    expect(titles).toEqual(new Set(['../../../etc/passwd', 'C:\\con: "Opening" 👩‍⚖️\u202E <b>']));
    const own = records['sessions']!.find(({ id }) => id === sessionId)!;
    expect(zip.get((own['files'] as string[])[0]!)).toEqual(audio);
    expect(records['analyses']).toHaveLength(3);
    expect([...zip.keys()].filter((path) => path.endsWith('/report.pdf'))).toHaveLength(2);
    expect(records['scripts']).toMatchObject([{ text: 'Members of the jury.', caseId }]);
    expect(records['goals']).toMatchObject([{ measure: 'overall', target: 8 }]);
    expect(records['documents']!.map(({ files }) => (files as string[]).length)).toEqual([1, 0]);
    const inCase = (records['documents']![0]!['files'] as string[])[0]!;
    expect(inCase).toMatch(/^cases\/untitled [0-9a-f]{8}\/.*to dismiss\.pdf$/);
    expect(String(zip.get(inCase))).toBe('%PDF of the case');
    expect(size).toBe(await service.files.size((await keysOf(ada))[0]!));
  });

  it('is one at a time: who asks again gets the one that runs', async () => {
    const ada = anActor();
    const { reached, letGo } = hold(others);
    const [first, second] = await Promise.all([
      service.ask(dataExport.start, {}, ada),
      service.ask(dataExport.start, {}, ada),
    ]);
    await reached;
    expect((await service.ask(dataExport.start, {}, ada)).id).toBe(first.id);
    expect(second.id).toBe(first.id);
    expect(await newest(ada)).toMatchObject({ state: 'running', stage: 'collecting-data', size: null });
    letGo();
    await eventually(async () => expect(await newest(ada)).toMatchObject({ id: first.id, state: 'ready' }));
    await eventually(async () => {
      const told = (await service.published(exportReady)).filter(({ userId }) => userId === ada.userId);
      expect(told).toEqual([{ userId: ada.userId, exportId: first.id, expiresAt: expect.any(String) }]);
    });
  });

  it('takes the place of the one before, whose file goes', async () => {
    const ada = anActor();
    const before = await ready(ada);
    const [old] = await keysOf(ada);
    const { reached, letGo } = hold(others);
    const { id } = await service.ask(dataExport.start, {}, ada);
    await reached;
    expect((await service.ask(dataExport.link, { exportId: before.id }, ada)).url).toMatch(/^\/media\//);
    letGo();
    await eventually(async () => expect(await newest(ada)).toMatchObject({ id, state: 'ready' }));
    await eventually(async () => expect(await service.files.size(old!)).toBeNull());
    expect(await keysOf(ada)).toHaveLength(1);
  });
});
