import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { cases } from '@lectern/contracts/cases';
import { documents } from '@lectern/contracts/documents';
import { sessionList } from '@lectern/contracts/session-list';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anUpload } from './session.fixtures.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
    standIn(documents.count, () => ({})),
  ],
});

const page = (actor: Actor, asked: Record<string, unknown> = {}) =>
  service.ask(sessionList.page, asked as never, actor);
const titles = async (actor: Actor, asked: Record<string, unknown>) =>
  (await page(actor, asked)).sessions.map(({ title }) => title);

async function some(actor: Actor): Promise<{ caseId: string; ids: string[] }> {
  const { id: caseId } = await service.ask(cases.create, { name: 'Marrowby v. Talvane' }, actor);
  const ids: string[] = [];
  for (const [title, scenarioType, inCase, score] of [
    ['First', 'opening-statement', true, 6.5],
    ['Second', 'closing-argument', false, 7.4],
    ['Third_1', 'opening-statement', false, null],
  ] as const) {
    const { id } = await service.ask(
      sessions.create,
      { title, scenarioType, ...(inCase && { caseId }) },
      actor,
    );
    await service.query('update session set overall_score = $2 where id = $1', [id, score]);
    ids.push(id);
  }
  return { caseId, ids };
}

describe('the list of all sessions', () => {
  it('is filtered by case, scenario, score, date and words', async () => {
    const actor = anActor();
    const { caseId, ids } = await some(actor);
    expect(await titles(actor, {})).toEqual(['Third_1', 'Second', 'First']);
    expect(await titles(actor, { caseId })).toEqual(['First']);
    expect(await titles(actor, { caseId: 'none' })).toEqual(['Third_1', 'Second']);
    expect(await titles(actor, { scenarioType: 'opening-statement' })).toEqual(['Third_1', 'First']);
    expect(await titles(actor, { minScore: 7 })).toEqual(['Second']);
    expect(await titles(actor, { maxScore: 7 })).toEqual(['First']);
    expect(await titles(actor, { search: 'talvane' })).toEqual(['First']);
    expect(await titles(actor, { search: '_1' })).toEqual(['Third_1']);
    expect(await titles(actor, { search: '%' })).toEqual([]);
    expect(await titles(actor, { from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    expect(await titles(actor, { recorded: 'true' })).toEqual([]);
    await service.ask(sessions.analyze, { sessionId: ids[1]!, upload: anUpload() }, actor);
    expect(await titles(actor, { recorded: 'true' })).toEqual(['Second']);
    expect(await titles(anActor(), {})).toEqual([]);
    expect(await titles(anActor(), { caseId })).toEqual([]);
  });

  it('neither loses nor repeats one from page to page, even of one instant', async () => {
    const actor = anActor();
    await service.query(
      `insert into session (id, user_id, title, status, created_at)
       select gen_random_uuid(), $1, 'S' || n, 'created', '2026-11-01T10:00:00.123456Z' from generate_series(1, 23) n`,
      [actor.userId],
    );
    const seen = new Set<string>();
    let after: string | undefined;
    let pages = 0;
    do {
      const answer = await page(actor, { limit: 5, ...(after && { after }) });
      expect(answer.total).toBe(23);
      for (const { id } of answer.sessions) seen.add(id);
      after = answer.next ?? undefined;
      pages++;
    } while (after !== undefined);
    expect([seen.size, pages]).toEqual([23, 5]);
    const cursor = (key: unknown, id: unknown = randomUUID()): string =>
      Buffer.from(JSON.stringify([key, id])).toString('base64url');
    for (const strange of [
      'x',
      'e30',
      cursor('now', 'me'),
      cursor('2026-11-01 (a day) '),
      cursor('2026-02-31T10:00:00.123456'),
      cursor('0000-01-01T10:00:00.123456'),
      cursor('infinity'),
      cursor('\0'),
      cursor({}),
    ])
      await expect(page(actor, { after: strange })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(page(actor, { from: '0000-01-01T00:00:00Z' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a session that is moved', () => {
  it('takes its script along, or a copy where other takes stay', async () => {
    const actor = anActor();
    const { caseId, ids } = await some(actor);
    const sessionId = ids[0]!;
    await service.ask(
      scripts.keep,
      {
        sessionId,
        scenario: 'opening-statement',
        runId: randomUUID(),
        caseData: {},
        content: {
          opening_statement: 'The light was red.',
          provenance: [],
          citations: [],
          engine: { drafting: 'rules', notes: [] },
        },
      },
      actor,
    );
    const { scriptId } = await service.ask(sessions.get, { sessionId }, actor);
    const again = await service.ask(sessions.create, { scriptId: scriptId! }, actor);
    const other = await service.ask(cases.create, { name: 'Diaz v. Acme' }, actor);
    const moved = await service.ask(sessionList.move, { sessionId, caseId: other.id }, actor);
    expect(moved).toMatchObject({ caseId: other.id, scripts: ['opening-statement'] });
    expect(moved.scriptId).not.toBe(scriptId);
    const scriptsOf = async (id: string) => (await service.ask(cases.get, { caseId: id }, actor)).scripts;
    expect((await scriptsOf(other.id)).map(({ id }) => id)).toEqual([moved.scriptId]);
    expect((await scriptsOf(caseId)).map(({ id }) => id)).toEqual([scriptId]);

    await service.ask(sessionList.move, { sessionId: again.id, caseId: null }, actor);
    expect(await scriptsOf(caseId)).toEqual([]);
  });

  it('goes to no case of somebody else, and not by somebody else', async () => {
    const [actor, stranger] = [anActor(), anActor()];
    const { ids } = await some(actor);
    const theirs = await service.ask(cases.create, { name: 'Theirs' }, stranger);
    for (const [caseId, who] of [
      [theirs.id, actor],
      [theirs.id, stranger],
      [null, stranger],
    ] as const)
      await expect(service.ask(sessionList.move, { sessionId: ids[0]!, caseId }, who)).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});

describe('a case that is deleted', () => {
  it('says what goes, and takes it all along', async () => {
    const actor = anActor();
    const { caseId, ids } = await some(actor);
    await service.ask(sessions.analyze, { sessionId: ids[0]!, upload: anUpload() }, actor);
    expect(await service.ask(cases.contents, { caseId }, actor)).toEqual({
      documents: null,
      scripts: 0,
      sessions: 1,
      recordings: 1,
      recordedSeconds: 0,
      retakes: 0,
      shares: 0,
      planned: 0,
    });
    await expect(service.ask(cases.delete, { caseId }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    await service.ask(cases.delete, { caseId }, actor);
    expect(await titles(actor, {})).toEqual(['Third_1', 'Second']);
    await expect(service.ask(cases.delete, { caseId }, actor)).rejects.toMatchObject({ code: 'not_found' });
  });
});
