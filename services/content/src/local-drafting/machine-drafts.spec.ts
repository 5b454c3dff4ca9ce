import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { content } from '@lectern/contracts/content';
import type { Output } from '@lectern/contracts/define';
import { machineDrafts } from '@lectern/contracts/machine-drafts';
import type { ContentType } from '@lectern/contracts/scenarios';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';
import { aSessionDetail } from '../session-detail.fixtures.js';
import { LocalDrafting } from './local-drafting.js';
import { scripted } from './local-drafting.fixtures.js';

const owners = new Map<string, string>();
const kept: { sessionId: string; runId: string; by: string; text: unknown }[] = [];
const owned = (sessionId: string, userId: string | undefined): void => {
  if (owners.get(sessionId) !== userId)
    throw AppError.fromWire({ code: 'not_found', message: 'There is no such session.' });
};

const service = testService(contentService, {
  stands: [
    standIn(sessions.get, ({ sessionId }, actor) => {
      owned(sessionId, actor?.userId);
      return { ...aSessionDetail, id: sessionId, sessionId, userId: actor?.userId ?? '' };
    }),
    standIn(scripts.keep, ({ sessionId, runId, content: draft }, actor) => {
      owned(sessionId, actor?.userId);
      kept.push({ sessionId, runId, by: draft.engine.drafting, text: draft.opening_statement });
      return { caseName: null };
    }),
  ],
});

const facts = [
  'On March 3, 2024, Nora Vale slipped on a wet floor at the Acme store in Springfield.',
  'Tom Reyes, the store manager, saw the leak at noon.',
  'Ellen Park mopped the aisle at one o’clock.',
  'No sign was posted near the freezer.',
  'Nora Vale fractured her left wrist.',
];
const request = {
  scenario: 'opening-statement',
  caseDetails: {
    caseType: 'personal-injury',
    jurisdiction: 'state-superior',
    clientName: 'Nora Vale (plaintiff)',
    opposingParty: 'Acme Foods, Inc. (defendant)',
    keyFacts: facts.join(' '),
    desiredOutcome: 'damages of $250,000',
  },
} as const;
const GOOD = [
  'Your Honor, counsel, ladies and gentlemen of the jury.',
  '[[theme]]',
  'I represent Nora Vale.',
  'On March 3, 2024, Nora Vale slipped on a wet floor.',
  'That was at the Acme store in Springfield.',
  'Tom Reyes saw the leak at noon.',
  'Ellen Park mopped the aisle at one o’clock.',
  'No sign was posted near the freezer.',
  'Nora Vale fractured her left wrist.',
  'We have to show you that our claim is more likely true than not.',
  'That is our burden, and we accept it.',
  'At the end of this trial we will ask you for a verdict for Vale.',
];
const answer = (sentences: readonly string[]): string =>
  JSON.stringify({ sentences: sentences.map((text) => ({ text, part: 'Speech', facts: [] })) });

const local = (): LocalDrafting => service.running.app.get(LocalDrafting, { strict: false });
const behaves = (behavior: string): void => {
  local().rest();
  scripted(local(), behavior);
};

async function begun(
  owner: Actor,
  contentTypes: ContentType[] = ['opening_statement'],
): Promise<{ requestId: string; sessionId: string }> {
  const sessionId = randomUUID();
  owners.set(sessionId, owner.userId);
  const { requestId } = await service.ask(
    machineDrafts.begin,
    { ...request, contentTypes, sessionId, requestId: randomUUID() },
    owner,
  );
  return { requestId, sessionId };
}
const ended = (requestId: string, owner: Actor): Promise<Output<typeof machineDrafts.get>> =>
  eventually(async () => {
    const found = await service.ask(machineDrafts.get, { requestId }, owner);
    if (found.state === 'queued' || found.state === 'running') throw new Error('not yet');
    return found;
  }, 60_000);

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
      expect(await ended(requestId, owner)).toEqual({ state: 'completed', outcome, draft: null });
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
    const refusal = { code: 'not_found' };
    await expect(service.ask(machineDrafts.get, { requestId }, anActor())).rejects.toMatchObject(refusal);
    await expect(service.ask(machineDrafts.take, { requestId }, anActor())).rejects.toMatchObject(refusal);
    await expect(
      service.ask(
        machineDrafts.begin,
        { ...request, contentTypes: ['opening_statement'], sessionId, requestId: randomUUID() },
        anActor(),
      ),
    ).rejects.toMatchObject(refusal);
  }, 90_000);
});
