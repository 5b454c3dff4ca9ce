import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { caseScripts, scriptChecks } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import type { Operation } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { schedule } from '@lectern/contracts/schedule';
import { sessionList } from '@lectern/contracts/session-list';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { aPlan } from '../schedule/schedule.fixtures.js';
import { sessionsService } from '../service.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(documents.count, () => ({})),
    standIn(scriptChecks.checkText, () => ({ sentences: [] })),
  ],
});

const DAY = 24 * 60;
const long = (characters: number) => 'x'.repeat(characters);
const ask = (operation: Operation, input: unknown, actor: Actor) =>
  service.ask<Operation>(operation, input as never, actor);

/** A case with a script, a session and a planned practice, and all that its owner can see of it. */
async function aCase(actor: Actor) {
  const { id: caseId } = await service.ask(cases.create, { name: 'Moss v. Hale' }, actor);
  const { id: scriptId, version } = await service.ask(
    caseScripts.add,
    { caseId, scenario: 'opening-statement', text: 'The light was red.' },
    actor,
  );
  const { id: sessionId } = await service.ask(sessions.create, { scriptId }, actor);
  await service.ask(schedule.create, { ...aPlan(DAY), caseId }, actor);
  const whole = async () => ({
    detail: await service.ask(cases.get, { caseId }, actor),
    script: await service.ask(caseScripts.open, { scriptId }, actor),
    planned: await service.ask(schedule.list, { caseId }, actor),
  });
  return { caseId, scriptId, sessionId, version, whole };
}
type Made = Awaited<ReturnType<typeof aCase>>;

const EVERY: [name: string, operation: Operation, input: (made: Made) => object][] = [
  ['get a case', cases.get, ({ caseId }) => ({ caseId })],
  ['change a case', cases.update, ({ caseId }) => ({ caseId, name: 'Mine now' })],
  ['archive a case', cases.archive, ({ caseId }) => ({ caseId, archived: true })],
  ['tell what is in a case', cases.contents, ({ caseId }) => ({ caseId })],
  ['delete a case', cases.delete, ({ caseId }) => ({ caseId })],
  ['add a script', caseScripts.add, ({ caseId }) => ({ caseId, scenario: 'jury-selection', text: 'Hello.' })],
  ['open a script', caseScripts.open, ({ scriptId }) => ({ scriptId })],
  [
    'write a script',
    caseScripts.write,
    ({ scriptId, version }) => ({ scriptId, version, text: 'Mine now.' }),
  ],
  ['delete a script', caseScripts.delete, ({ scriptId }) => ({ scriptId })],
  ['begin a session in a case', sessions.create, ({ caseId }) => ({ caseId, title: 'Mine' })],
  ['begin a take of a script', sessions.create, ({ scriptId }) => ({ scriptId })],
  ['move a session', sessionList.move, ({ sessionId }) => ({ sessionId, caseId: null })],
  ['plan practice for a case', schedule.create, ({ caseId }) => ({ ...aPlan(DAY), caseId })],
];

describe('what belongs to somebody else', () => {
  it.each(EVERY)('is not there: %s', async (_name, operation, input) => {
    const owner = anActor();
    const made = await aCase(owner);
    const before = await made.whole();
    await expect(ask(operation, input(made), anActor())).rejects.toMatchObject({ code: 'not_found' });
    expect(await made.whole()).toEqual(before);
  });

  it('takes no session in, and shows none of its sessions or plans', async () => {
    const { caseId, scriptId } = await aCase(anActor());
    const actor = anActor();
    const mine = await aCase(actor);
    await expect(
      service.ask(sessionList.move, { sessionId: mine.sessionId, caseId }, actor),
    ).rejects.toMatchObject({ code: 'not_found' });
    for (const filter of [{ caseId }, { scriptId }])
      expect(await service.ask(sessionList.page, filter, actor)).toMatchObject({ sessions: [], total: 0 });
    expect(await service.ask(schedule.list, { caseId }, actor)).toEqual([]);
  });
});

describe('what is wrong in what is asked', () => {
  it.each<[string, Operation, (made: Made) => object]>([
    ['a name that is no text', cases.create, () => ({ name: 7 })],
    ['a name that is too long', cases.create, () => ({ name: long(201) })],
    ['a day that is none', cases.create, () => ({ name: 'Moss', hearingDate: '2026-02-30' })],
    ['an hour that is none', cases.create, () => ({ name: 'Moss', hearingTime: '25:00' })],
    ['a side that is none', cases.create, () => ({ name: 'Moss', side: 'bystander' })],
    ['a court that is too long', cases.create, () => ({ name: 'Moss', court: long(301) })],
    ['an id that is none', cases.get, () => ({ caseId: '1 or 1=1' })],
    ['no name at all', cases.update, ({ caseId }) => ({ caseId, name: '   ' })],
    ['a name that is taken away', cases.update, ({ caseId }) => ({ caseId, name: null })],
    ['archived by a word', cases.archive, ({ caseId }) => ({ caseId, archived: 'yes' })],
    ['an order that is none', cases.list, () => ({ sort: 'luck' })],
    ['a page of ten thousand', cases.list, () => ({ limit: 10_000 })],
    ['a cursor that was not given', cases.list, () => ({ after: 'e30' })],
    [
      'a text that is too long',
      caseScripts.add,
      ({ caseId }) => ({ caseId, scenario: 'jury-selection', text: long(400_000) }),
    ],
    ['a scenario that is none', caseScripts.add, ({ caseId }) => ({ caseId, scenario: 'arbitration' })],
    [
      'a target of nothing',
      caseScripts.add,
      ({ caseId }) => ({ caseId, scenario: 'jury-selection', targetMinutes: 0 }),
    ],
    [
      'a version that is none',
      caseScripts.write,
      ({ scriptId }) => ({ scriptId, version: 'newest', text: 'x' }),
    ],
    ['a case that is no id', sessionList.move, ({ sessionId }) => ({ sessionId, caseId: 'Moss v. Hale' })],
    ['a score of eleven', sessionList.page, () => ({ minScore: 11 })],
    ['a day for an instant', sessionList.page, () => ({ from: '2026-11-22' })],
    ['a cursor that was not given', sessionList.page, () => ({ after: 'e30' })],
    ['a case that is no id', schedule.create, () => ({ ...aPlan(DAY), caseId: 'Moss v. Hale' })],
  ])('is refused, and nothing changes: %s', async (_name, operation, input) => {
    const actor = anActor();
    const made = await aCase(actor);
    const before = await made.whole();
    await expect(ask(operation, input(made), actor)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await made.whole()).toEqual(before);
    expect(await service.ask(cases.list, {}, actor)).toMatchObject({ open: 1, archived: 0 });
  });
});

describe('what is asked twice, or at once', () => {
  it('deletes once, and is then not there', async () => {
    const actor = anActor();
    const { caseId } = await aCase(actor);
    const both = await Promise.allSettled([1, 2].map(() => service.ask(cases.delete, { caseId }, actor)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(service.ask(cases.delete, { caseId }, actor)).rejects.toMatchObject({ code: 'not_found' });
    expect(await service.ask(schedule.list, {}, actor)).toEqual([]);
    expect(await service.ask(sessions.list, {}, actor)).toEqual([]);
  });

  it('archives twice as once', async () => {
    const actor = anActor();
    const { caseId } = await aCase(actor);
    const archive = () => service.ask(cases.archive, { caseId, archived: true }, actor);
    await Promise.all([archive(), archive()]);
    expect(await service.ask(cases.list, {}, actor)).toMatchObject({ open: 0, archived: 1 });
  });

  it('lets one of two windows write, and tells the other', async () => {
    const actor = anActor();
    const { scriptId, version } = await aCase(actor);
    const write = (text: string) => service.ask(caseScripts.write, { scriptId, version, text }, actor);
    const both = await Promise.allSettled([write('One.'), write('Two.')]);
    const [won] = both.filter(({ status }) => status === 'fulfilled');
    const [lost] = both.filter(({ status }) => status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'conflict' } });
    expect(await service.ask(caseScripts.open, { scriptId }, actor)).toEqual(
      (won as { value: unknown }).value,
    );
  });

  it('leaves nothing in a case that is deleted meanwhile', async () => {
    const actor = anActor();
    const { caseId } = await aCase(actor);
    const { id: sessionId } = await service.ask(sessions.create, { title: 'Elsewhere' }, actor);
    await Promise.allSettled([
      service.ask(cases.delete, { caseId }, actor),
      service.ask(sessionList.move, { sessionId, caseId }, actor),
      service.ask(sessions.create, { caseId, scenarioType: 'closing-argument' }, actor),
      service.ask(caseScripts.add, { caseId, scenario: 'jury-selection', text: 'Hello.' }, actor),
      service.ask(schedule.create, { ...aPlan(DAY), caseId }, actor),
    ]);
    await expect(service.ask(cases.get, { caseId }, actor)).rejects.toMatchObject({ code: 'not_found' });
    const left = [
      ...(await service.ask(sessions.list, {}, actor)),
      ...(await service.ask(schedule.list, {}, actor)),
    ];
    expect(left.map((one) => one.caseId)).not.toContain(caseId);
    await expect(
      service.ask(sessions.create, { caseId: randomUUID(), title: 'Nowhere' }, actor),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
