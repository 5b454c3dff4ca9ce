import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import { anActor } from '@lectern/testing/actors';
import { answer, GOOD } from '../script/vale.fixtures.js';
import { draftingUnderTest, request } from './machine-drafts.fixtures.js';

const NOT_FOUND = { code: 'not_found' };
const { service, kept, local, behaves, begun, ended, waiting, readyFor } = draftingUnderTest();

describe('a draft by the model on this machine', () => {
  it('is offered, and begun, only where the model is', async () => {
    local().installed = async () => ({ state: 'absent' });
    expect(await service.ask(machineDrafts.offer, {}, anActor())).toEqual({ state: 'absent' });
    await expect(begun(anActor())).rejects.toMatchObject({ code: 'unavailable' });
    behaves('{}');
    expect(await service.ask(machineDrafts.offer, {}, anActor())).toEqual({ state: 'ready' });
  });

  it('is there beside the script, and takes its place only when its owner says so', async () => {
    const owner = anActor();
    behaves(answer(GOOD));
    const { requestId, sessionId } = await begun(owner);

    const { state, outcome, draft } = await ended(requestId, owner);
    expect({ state, outcome }).toEqual({ state: 'completed', outcome: 'drafted' });
    expect(draft?.engine).toMatchObject({
      drafting: 'model',
      model: expect.stringContaining('on this machine'),
    });
    expect(draft?.opening_statement).toContain('Tom Reyes saw the leak at noon.');
    expect(kept.filter((script) => script.sessionId === sessionId)).toEqual([]);

    await service.ask(machineDrafts.take, { requestId }, owner);
    expect(kept.filter((script) => script.sessionId === sessionId)).toMatchObject([
      { by: 'model', text: draft?.opening_statement },
    ]);
    expect(await waiting(sessionId, owner)).toBeNull();
  }, 90_000);

  it.each<[string, string, string]>([
    [
      'invents a fact twice',
      answer([...GOOD, 'Acme Foods had been warned by the fire department.']),
      'nothing-passed',
    ],
    ['is killed in mid-sentence', 'dies in mid-sentence', 'broke-off'],
    ['dies while it is loaded', 'dies while loading', 'broke-off'],
  ])(
    'is none when the model %s, and says why',
    async (_what, behavior, outcome) => {
      const owner = anActor();
      behaves(behavior);
      const { requestId } = await begun(owner);
      expect(await ended(requestId, owner)).toMatchObject({ state: 'completed', outcome, draft: null });
      expect(await readyFor(owner)).toEqual([]);
      await expect(service.ask(machineDrafts.take, { requestId }, owner)).rejects.toMatchObject({
        code: 'not_found',
      });
    },
    90_000,
  );

  it('keeps what was written before the model stopped, and says that the rest was not written', async () => {
    const owner = anActor();
    behaves(`once ${answer(GOOD)}`);
    const { requestId } = await begun(owner, ['opening_statement', 'closing_argument']);
    const { outcome, draft } = await ended(requestId, owner);
    expect(outcome).toBe('drafted');
    expect(draft?.opening_statement).toContain('Tom Reyes saw the leak at noon.');
    expect(draft?.engine.told).toContainEqual({ code: 'sections-unwritten', count: 1 });
    expect(draft?.engine.notes).toEqual(
      expect.arrayContaining([
        'The model stopped before it had written one section, so the built-in rules drafted it.',
      ]),
    );
    expect(draft?.engine.notes.join(' ')).not.toContain('did not pass');
  }, 90_000);

  it('is started once more after it broke off, not for each further section', async () => {
    const owner = anActor();
    behaves('dies in mid-sentence');
    const before = local().faults;
    const { requestId } = await begun(owner, ['opening_statement', 'closing_argument', 'motion_argument']);
    expect(await ended(requestId, owner)).toMatchObject({ outcome: 'broke-off' });
    expect(local().faults - before).toBe(2);
  }, 90_000);

  it('stops when its owner cancels it', async () => {
    const owner = anActor();
    behaves('slow');
    const { requestId } = await begun(owner);
    await service.ask(content.cancel, { requestId }, owner);
    expect(await ended(requestId, owner)).toMatchObject({ state: 'failed', draft: null });
  }, 90_000);

  it('is nobody else’s to see, to take, or to begin in a session of theirs', async () => {
    const owner = anActor();
    behaves(answer(GOOD));
    const { requestId, sessionId } = await begun(owner);
    await ended(requestId, owner);
    const other = anActor();
    await expect(service.ask(machineDrafts.get, { requestId }, other)).rejects.toMatchObject(NOT_FOUND);
    await expect(service.ask(machineDrafts.take, { requestId }, other)).rejects.toMatchObject(NOT_FOUND);
    expect(await waiting(sessionId, other)).toBeNull();
    await expect(
      service.ask(
        machineDrafts.begin,
        { ...request, contentTypes: ['opening_statement'], sessionId, requestId: randomUUID() },
        other,
      ),
    ).rejects.toMatchObject(NOT_FOUND);
  }, 90_000);
});
