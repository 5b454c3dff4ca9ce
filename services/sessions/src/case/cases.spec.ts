import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { caseChanged } from '@lectern/contracts/session-facts';
import { caseScripts } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { aCase, anUpload } from '../session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
  ],
});

const open = (actor: Actor, fields: Partial<Parameters<typeof named>[0]> = {}) =>
  service.ask(cases.create, named(fields), actor);
const named = (fields: { name?: string; clientName?: string; hearingDate?: string; court?: string }) => ({
  name: 'Moss v. Hale',
  ...fields,
});

describe('a case', () => {
  it('is made of what is known, and the rest is null', async () => {
    const actor = anActor();
    const made = await open(actor, { clientName: ' Ada Moss ', court: '' });
    expect(made).toMatchObject({
      name: 'Moss v. Hale',
      clientName: 'Ada Moss',
      court: null,
      archived: false,
    });
    await eventually(async () =>
      expect(await service.published(caseChanged)).toContainEqual({ caseId: made.id, userId: actor.userId }),
    );
  });

  it('needs a name', async () => {
    await expect(service.ask(cases.create, { name: '  ' }, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'name', problem: 'Name is required' }] },
    });
  });

  it('is changed field by field', async () => {
    const actor = anActor();
    const { id: caseId } = await open(actor, { clientName: 'Ada Moss' });
    const change = { caseId, hearingDate: '2026-12-07', hearingTime: '09:00', hearingKind: 'Jury trial' };
    expect(await service.ask(cases.update, change, actor)).toMatchObject({
      clientName: 'Ada Moss',
      hearingDate: '2026-12-07',
      hearingTime: '09:00',
      hearingKind: 'Jury trial',
    });
    expect(await service.ask(cases.update, { caseId, hearingDate: null }, actor)).toMatchObject({
      hearingDate: null,
      hearingTime: '09:00',
    });
  });

  it.each([
    ['get', cases.get, {}],
    ['update', cases.update, { name: 'Mine now' }],
    ['archive', cases.archive, { archived: true }],
  ])('does not admit to a stranger that it exists: %s', async (_verb, operation, input) => {
    const owner = anActor();
    const { id: caseId } = await open(owner);
    for (const asked of [caseId, randomUUID()])
      await expect(
        service.ask(operation, { caseId: asked, ...input } as never, anActor()),
      ).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(cases.get, { caseId }, owner)).toMatchObject({
      name: 'Moss v. Hale',
      archived: false,
    });
  });
});

describe('the list of cases', () => {
  it('goes by hearing date, without one last, in pages that neither lose nor repeat', async () => {
    const actor = anActor();
    const dates = ['2027-01-19', '2026-12-07', undefined, '2026-12-07', undefined, '2026-12-10'];
    for (const [index, hearingDate] of dates.entries())
      await open(actor, { name: `Case ${index}`, ...(hearingDate && { hearingDate }) });
    const seen: (string | null)[] = [];
    const names = new Set<string>();
    let after: string | undefined;
    do {
      const page = await service.ask(cases.list, { limit: 2, after }, actor);
      expect(page).toMatchObject({ open: 6, archived: 0, sessionsWithoutCase: 0 });
      for (const { hearingDate, name } of page.cases) {
        seen.push(hearingDate);
        names.add(name);
      }
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(['2026-12-07', '2026-12-07', '2026-12-10', '2027-01-19', null, null]);
    expect(names.size).toBe(6);
  });

  it('is searched by every word, in any of the fields, as typed', async () => {
    const actor = anActor();
    await open(actor, { name: 'Marrowby v. Talvane', court: 'Circuit Court, Ardmoor' });
    await open(actor, { name: 'Hessary v. Lumbrick', court: 'Circuit Court, Vellan' });
    const found = async (search: string) =>
      (await service.ask(cases.list, { search }, actor)).cases.map(({ name }) => name);
    expect(await found('circuit ARDMOOR')).toEqual(['Marrowby v. Talvane']);
    expect(await found('circuit')).toHaveLength(2);
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
  });

  it('keeps archived cases apart, and refuses a cursor that it did not give', async () => {
    const actor = anActor();
    const { id: caseId } = await open(actor);
    await service.ask(cases.archive, { caseId, archived: true }, actor);
    expect(await service.ask(cases.list, {}, actor)).toMatchObject({ cases: [], open: 0, archived: 1 });
    expect((await service.ask(cases.list, { archived: 'true' }, actor)).cases).toHaveLength(1);
    const withNul = Buffer.from(JSON.stringify(['\0', randomUUID()])).toString('base64url');
    for (const after of ['e30', withNul])
      await expect(service.ask(cases.list, { after }, actor)).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});

describe('sessions of a case', () => {
  it('begin with what their own case knows, and with nothing of another', async () => {
    const actor = anActor();
    const moss = await open(actor, { clientName: 'Ada Moss' });
    const diaz = await open(actor, { name: 'Diaz v. Acme', clientName: 'Ruben Diaz' });
    const make = (caseId?: string, caseData?: ReturnType<typeof aCase>) =>
      service.ask(sessions.create, { scenarioType: 'closing-argument', caseId, caseData }, actor);
    await make(moss.id, aCase());
    expect((await make(moss.id)).caseData).toEqual(aCase());
    expect((await make(diaz.id)).caseData).toEqual({ clientName: 'Ruben Diaz' });
    expect((await make()).caseData).toEqual({});
    expect((await service.ask(cases.get, { caseId: diaz.id }, actor)).caseData).toEqual({
      clientName: 'Ruben Diaz',
    });
  });

  it('are called by scenario, case and time', async () => {
    const actor = anActor();
    const { id: caseId } = await open(actor);
    const session = await service.ask(
      sessions.create,
      { scenarioType: 'closing-argument', caseId, timeZone: 'America/New_York' },
      actor,
    );
    expect(session.title).toMatch(/^Closing Argument, Moss v\. Hale, \w{3} \d{1,2}, \d{1,2}:\d\d\s[AP]M$/);
    expect(session).toMatchObject({ caseId, caseName: 'Moss v. Hale' });
  });

  it('do not begin in a case of somebody else', async () => {
    const { id: caseId } = await open(anActor());
    await expect(service.ask(sessions.create, { title: 'Mine', caseId }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('takes of a script', () => {
  const draft = (sessionId: string, actor: Actor) =>
    service.ask(
      scripts.keep,
      {
        sessionId,
        scenario: 'opening-statement',
        runId: randomUUID(),
        caseData: aCase(),
        content: {
          opening_statement: 'The light was red. He drove on.',
          provenance: [],
          citations: [],
          engine: { drafting: 'rules', notes: [] },
        },
      },
      actor,
    );
  const record = (sessionId: string, actor: Actor) =>
    service.ask(sessions.analyze, { sessionId, upload: anUpload() }, actor);

  it('have the same script and case, and are numbered when they are recorded', async () => {
    const actor = anActor();
    const { id: caseId } = await open(actor);
    const first = await service.ask(sessions.create, { scenarioType: 'opening-statement', caseId }, actor);
    await draft(first.id, actor);
    const { scriptId } = await service.ask(sessions.get, { sessionId: first.id }, actor);
    const again = await Promise.all(
      [1, 2].map(() => service.ask(sessions.create, { scriptId: scriptId! }, actor)),
    );
    for (const session of again)
      expect(session).toMatchObject({ caseId, scriptId, takeNumber: null, scripts: ['opening-statement'] });
    await record(first.id, actor);
    await Promise.all(again.map(({ id }) => record(id, actor)));
    const found = await service.ask(cases.get, { caseId }, actor);
    expect(found.takes.map(({ takeNumber }) => takeNumber)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(found.scripts).toMatchObject([
      { id: scriptId, takes: 3, nextTake: 4, words: 7, title: 'Opening Statement' },
    ]);
    expect(found).toMatchObject({ parts: 1, takesTotal: 3 });

    await service.ask(sessions.delete, { sessionId: first.id }, actor);
    const { script } = await service.ask(
      scripts.get,
      { sessionId: again[0]!.id, scenario: 'opening-statement' },
      actor,
    );
    expect(script?.content.opening_statement).toBe('The light was red. He drove on.');

    // Without their script they are takes 2 and 3 all the same.
    await service.ask(caseScripts.delete, { scriptId: scriptId! }, actor);
    const { takes } = await service.ask(cases.get, { caseId }, actor);
    expect(takes.map(({ takeNumber }) => takeNumber)).toEqual(expect.arrayContaining([2, 3]));
  });
});
