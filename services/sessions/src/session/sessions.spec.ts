import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionCreated, sessionDeleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { randomUUID } from 'node:crypto';
import { sessionsService } from '../service.js';
import { aCase } from './session.fixtures.js';

const service = testService(sessionsService, {
  stands: [standIn(analysis.getReport, () => ({ analysis: null, run: null }))],
});

describe('create session', () => {
  it('opens a session by title, and announces it once', async () => {
    const attorney = anActor();
    const session = await service.ask(sessions.create, { title: '  Moss v. Hale ' }, attorney);
    expect(session).toMatchObject({ title: 'Moss v. Hale', status: 'created', userId: attorney.userId });
    expect(session.sessionId).toBe(session.id);
    await eventually(async () =>
      expect(
        (await service.published(sessionCreated)).filter((fact) => fact.sessionId === session.id),
      ).toHaveLength(1),
    );
  });

  it('opens a session by scenario and case, named after the scenario', async () => {
    const body = { scenarioType: 'cross-examination' as const, scenarioId: 'cross-1', caseData: aCase() };
    const session = await service.ask(sessions.create, body, anActor());
    expect(session).toMatchObject({
      title: 'Cross-Examination',
      clientName: 'Ada Moss',
      caseType: 'personal-injury',
    });
  });

  it('refuses a session without a title', async () => {
    await expect(service.ask(sessions.create, {}, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'title', problem: 'Title is required' }] },
    });
  });
});

describe('a session and strangers', () => {
  it.each([
    ['get', sessions.get, {}],
    ['update', sessions.update, { title: 'Mine now' }],
    ['clear', sessions.clear, {}],
    ['delete', sessions.delete, {}],
  ])('%s does not admit that it exists', async (_verb, operation, input) => {
    const owner = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Private' }, owner);
    await expect(service.ask(operation, { sessionId, ...input }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      service.ask(operation, { sessionId: randomUUID(), ...input }, anActor()),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await service.ask(sessions.get, { sessionId }, owner)).title).toBe('Private');
  });
});

describe('list sessions', () => {
  it('shows the own ones, newest first, by scenario if asked', async () => {
    const attorney = anActor();
    await service.ask(sessions.create, { title: 'First' }, attorney);
    await service.ask(sessions.create, { title: 'Second', scenarioType: 'jury-selection' }, attorney);
    const titles = async (input: { scenarioType?: 'jury-selection' }) =>
      (await service.ask(sessions.list, input, attorney)).map(({ title }) => title);
    expect(await titles({})).toEqual(['Second', 'First']);
    expect(await titles({ scenarioType: 'jury-selection' })).toEqual(['Second']);
    expect(await service.ask(sessions.list, {}, anActor())).toEqual([]);
  });
});

describe('clear and delete', () => {
  it('clear forgets case and script and keeps the session', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Case', caseData: aCase() }, attorney);
    const cleared = await service.ask(sessions.clear, { sessionId }, attorney);
    expect(cleared.caseData).toEqual({});
    expect(cleared.title).toBe('Case');
  });

  it('delete removes the rows and then the files', async () => {
    const attorney = anActor();
    const key = `uploads/${randomUUID()}`;
    await service.files.put(key, Buffer.from('%PDF-1.7'));
    const { sessionId } = await service.ask(
      sessions.openForDocument,
      { title: 'Moss v. Hale', pdfKey: key, caseData: aCase() },
      attorney,
    );
    await service.ask(sessions.delete, { sessionId }, attorney);
    await eventually(async () => expect(await service.files.size(key)).toBeNull());
    await expect(service.ask(sessions.get, { sessionId }, attorney)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await service.published(sessionDeleted)).toContainEqual({
      sessionId,
      userId: attorney.userId,
      fileKeys: [key],
    });
  });

  it('an ended account takes its sessions and files along, and no others', async () => {
    const [leaving, staying] = [anActor(), anActor()];
    const key = `uploads/${randomUUID()}`;
    await service.files.put(key, Buffer.from('%PDF-1.7'));
    const body = { title: 'Moss v. Hale', pdfKey: key, caseData: {} };
    await service.ask(sessions.openForDocument, body, leaving);
    await service.ask(sessions.create, { title: 'Other' }, staying);
    await service.announce(userDeleted, { userId: leaving.userId });
    expect(await service.ask(sessions.list, {}, leaving)).toEqual([]);
    await eventually(async () => expect(await service.files.size(key)).toBeNull());
    expect(await service.ask(sessions.list, {}, staying)).toHaveLength(1);
  });

  it('opens one session for one document, however often the job is tried', async () => {
    const attorney = anActor();
    const body = { title: 'Once', pdfKey: `uploads/${randomUUID()}`, caseData: {} };
    const first = await service.ask(sessions.openForDocument, body, attorney);
    expect(await service.ask(sessions.openForDocument, body, attorney)).toEqual(first);
  });
});

describe('two windows with one case', () => {
  const before = aCase();

  it('saves while nobody else did, and refuses over what another window saved', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Moss', caseData: before }, attorney);
    const mine = { ...before, keyFacts: 'Mine.' };
    const change = { sessionId, caseData: mine, expectedCaseData: before };
    expect(await service.ask(sessions.update, change, attorney)).toMatchObject({ caseData: mine });
    const stale = { sessionId, caseData: { ...before, keyFacts: 'Theirs.' }, expectedCaseData: before };
    await expect(service.ask(sessions.update, stale, attorney)).rejects.toMatchObject({ code: 'conflict' });
    expect(await service.ask(sessions.get, { sessionId }, attorney)).toMatchObject({ caseData: mine });
  });

  it('lets exactly one of two at once through', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Moss', caseData: before }, attorney);
    const attempts = ['One.', 'Two.'].map((keyFacts) =>
      service.ask(
        sessions.update,
        { sessionId, caseData: { ...before, keyFacts }, expectedCaseData: before },
        attorney,
      ),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
