import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import type { GeneratedContent } from '@lectern/contracts/content';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { type ScriptEdits, scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { aCase } from '../session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [standIn(analysis.getReport, () => ({ analysis: null, run: null }))],
});

const aDraft = (theme: string, notes: string[]): GeneratedContent => ({
  opening_statement: theme,
  key_points: ['The light was red.', 'He drove on.'],
  provenance: [],
  citations: [],
  engine: { drafting: 'rules', notes },
});

const someEdits: ScriptEdits = {
  decisions: [
    { sentenceId: 'opening_statement-0', act: 'edited', text: 'The light was as red as it gets.' },
    { sentenceId: 'key_points-1', act: 'cut' },
  ],
  order: { key_points: ['key_points-1', 'key_points-0'] },
};

const scenario: ScenarioType = 'opening-statement';

async function aSession(actor: Actor): Promise<string> {
  return (await service.ask(sessions.create, { title: 'Moss v. Hale', caseData: aCase() }, actor)).sessionId;
}

async function aSessionWithScript(actor: Actor): Promise<string> {
  const sessionId = await aSession(actor);
  await draft(sessionId, actor, {});
  return sessionId;
}

const draft = (
  sessionId: string,
  actor: Actor,
  {
    theme = 'He ran the light.',
    runId = randomUUID(),
    of = scenario,
    notes = [],
    targetMinutes,
  }: {
    theme?: string;
    runId?: string;
    of?: ScenarioType;
    notes?: string[];
    targetMinutes?: number;
  },
) =>
  service.ask(
    scripts.keep,
    { sessionId, scenario: of, runId, caseData: aCase(), content: aDraft(theme, notes), targetMinutes },
    actor,
  );

const scriptOf = async (sessionId: string, actor: Actor, of: ScenarioType = scenario) =>
  (await service.ask(scripts.get, { sessionId, scenario: of }, actor)).script;

describe('a script and the edits of it', () => {
  it('comes back as it was left', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    expect(await scriptOf(sessionId, attorney)).toMatchObject({
      version: 1,
      edits: { decisions: [], order: {} },
    });
    const saved = await service.ask(
      scripts.save,
      { sessionId, scenario, version: 1, edits: someEdits },
      attorney,
    );
    expect(saved.version).toBe(2);
    expect(await scriptOf(sessionId, attorney)).toEqual({
      id: expect.any(String),
      content: aDraft('He ran the light.', []),
      edits: someEdits,
      targetMinutes: null,
      ...saved,
    });
  });

  it('has the time that its draft was asked for, and keeps it where the next draft is asked for none', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    await draft(sessionId, attorney, { targetMinutes: 12 });
    expect((await scriptOf(sessionId, attorney))?.targetMinutes).toBe(12);
    await draft(sessionId, attorney, {});
    expect((await scriptOf(sessionId, attorney))?.targetMinutes).toBe(12);
    await draft(sessionId, attorney, { targetMinutes: 7.5 });
    expect((await scriptOf(sessionId, attorney))?.targetMinutes).toBe(7.5);
  });

  it('has one script for each scenario, and the list tells which', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    expect((await service.ask(sessions.list, {}, attorney))[0]?.scripts).toEqual([]);
    await draft(sessionId, attorney, { theme: 'Opening.' });
    await draft(sessionId, attorney, { theme: 'Closing.', of: 'closing-argument' });
    expect((await scriptOf(sessionId, attorney))?.content.opening_statement).toBe('Opening.');
    expect((await scriptOf(sessionId, attorney, 'closing-argument'))?.content.opening_statement).toBe(
      'Closing.',
    );
    const [listed] = await service.ask(sessions.list, {}, attorney);
    expect(listed).toMatchObject({
      scripts: ['closing-argument', 'opening-statement'],
      scenarioType: 'opening-statement',
    });
    expect(await service.ask(sessions.get, { sessionId }, attorney)).toMatchObject({
      generatedContent: { opening_statement: 'Closing.' },
    });
  });

  it('refuses a stale window, and keeps what the fresh one saved', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    await service.ask(scripts.save, { sessionId, scenario, version: 1, edits: someEdits }, attorney);
    const stale = { sessionId, scenario, version: 1, edits: { decisions: [], order: {} } };
    await expect(service.ask(scripts.save, stale, attorney)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This script was changed in another window or on another device.',
    });
    expect((await scriptOf(sessionId, attorney))?.edits).toEqual(someEdits);
  });

  it('takes one of many saves that start from the same version', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    const attempts = await Promise.allSettled(
      ['One.', 'Two.', 'Three.', 'Four.'].map((text) => {
        const edits: ScriptEdits = {
          decisions: [{ sentenceId: 'opening_statement-0', act: 'edited', text }],
          order: {},
        };
        return service.ask(scripts.save, { sessionId, scenario, version: 1, edits }, attorney);
      }),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await scriptOf(sessionId, attorney))?.version).toBe(2);
  });

  it('does not mind a save that is sent again because its answer was lost', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    const save = { sessionId, scenario, version: 1, edits: someEdits };
    const first = await service.ask(scripts.save, save, attorney);
    expect(await service.ask(scripts.save, save, attorney)).toEqual(first);
  });

  it('starts afresh with a new draft, and refuses edits of the old one', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    await service.ask(scripts.save, { sessionId, scenario, version: 1, edits: someEdits }, attorney);
    await draft(sessionId, attorney, { theme: 'Another theme.' });
    expect(await scriptOf(sessionId, attorney)).toMatchObject({ version: 3, edits: { decisions: [] } });
    await expect(
      service.ask(scripts.save, { sessionId, scenario, version: 2, edits: someEdits }, attorney),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keeps the draft of one run once, so that edits survive a run that is tried again', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    const runId = randomUUID();
    await draft(sessionId, attorney, { runId });
    await service.ask(scripts.save, { sessionId, scenario, version: 1, edits: someEdits }, attorney);
    await draft(sessionId, attorney, { runId, theme: 'Drafted twice.' });
    expect(await scriptOf(sessionId, attorney)).toMatchObject({ version: 2, edits: someEdits });
  });

  it('goes with Clear, and a late save says so', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    expect(await service.ask(sessions.clear, { sessionId }, attorney)).toMatchObject({ scripts: [] });
    expect(await scriptOf(sessionId, attorney)).toBeNull();
    await expect(
      service.ask(scripts.save, { sessionId, scenario, version: 1, edits: someEdits }, attorney),
    ).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('cleared') });
  });
});

describe('scripts and strangers', () => {
  it('does not admit that the session exists', async () => {
    const sessionId = await aSessionWithScript(anActor());
    const stranger = anActor();
    const refused = { code: 'not_found' };
    await expect(service.ask(scripts.get, { sessionId, scenario }, stranger)).rejects.toMatchObject(refused);
    await expect(draft(sessionId, stranger, {})).rejects.toMatchObject(refused);
    await expect(
      service.ask(scripts.save, { sessionId, scenario, version: 1, edits: someEdits }, stranger),
    ).rejects.toMatchObject(refused);
  });
});

describe('what no database could hold', () => {
  it('is kept of a draft without that', async () => {
    const attorney = anActor();
    const sessionId = await aSession(attorney);
    await draft(sessionId, attorney, { notes: ['Half \ud83d and\u0000 nothing'] });
    const notes = (await scriptOf(sessionId, attorney))?.content.engine.notes;
    expect(notes).toEqual(['Half \ufffd and  nothing']);
  });

  it('is kept of edits without control characters', async () => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    const text = 'He said\u0000 so \ud800.';
    const edits: ScriptEdits = {
      decisions: [{ sentenceId: 'key_points-0', act: 'edited', text }],
      order: {},
    };
    await service.ask(scripts.save, { sessionId, scenario, version: 1, edits }, attorney);
    expect((await scriptOf(sessionId, attorney))?.edits.decisions).toEqual([
      { sentenceId: 'key_points-0', act: 'edited', text: 'He said  so  .' },
    ]);
  });
});

describe('edits that make no sense', () => {
  it.each([
    ['no version', { edits: someEdits }],
    ['a version in words', { version: 'newest', edits: someEdits }],
    ['no edits', { version: 1 }],
    [
      'an unknown act',
      { version: 1, edits: { decisions: [{ sentenceId: 'key_points-0', act: 'burned' }], order: {} } },
    ],
    [
      'an empty rewriting',
      {
        version: 1,
        edits: { decisions: [{ sentenceId: 'key_points-0', act: 'edited', text: ' ' }], order: {} },
      },
    ],
    ['an unknown section', { version: 1, edits: { decisions: [], order: { poem: [] } } }],
    [
      'too many decisions',
      {
        version: 1,
        edits: {
          decisions: Array.from({ length: 5001 }, () => ({ sentenceId: 'key_points-0', act: 'cut' })),
          order: {},
        },
      },
    ],
  ])('%s', async (_what, body) => {
    const attorney = anActor();
    const sessionId = await aSessionWithScript(attorney);
    const save = { sessionId, scenario, ...body } as never;
    await expect(service.ask(scripts.save, save, attorney)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
