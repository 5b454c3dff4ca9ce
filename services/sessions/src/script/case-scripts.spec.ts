import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { caseScripts, scriptChecks } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import type { Source } from '@lectern/contracts/content';
import { documents } from '@lectern/contracts/documents';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';

let isAway = false;
const unsupported: Source = { kind: 'unsupported', reason: 'not in the file' };
const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(documents.count, () => ({})),
    standIn(scriptChecks.checkText, ({ text, known }) => {
      if (isAway) throw AppError.fromWire({ code: 'unavailable', message: 'Away.' });
      const sentences = [...text.matchAll(/[^.\n]+\./g)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        sources: known.find((one) => one.text === found[0].trim())?.sources ?? [unsupported],
      }));
      return { sentences };
    }),
  ],
});

async function aDraft(actor: Actor, caseId?: string) {
  const { id: sessionId } = await service.ask(
    sessions.create,
    { scenarioType: 'opening-statement', caseId },
    actor,
  );
  const text = 'The light was red. He drove on.\n\nAda Moss fell.';
  const pdf = (page: number, quote: string): Source[] => [{ kind: 'pdf', page, quote }];
  await service.ask(
    scripts.keep,
    {
      sessionId,
      scenario: 'opening-statement',
      runId: randomUUID(),
      caseData: {},
      content: {
        opening_statement: text,
        key_points: ['The light.'],
        provenance: [
          { contentType: 'opening_statement', index: 0, text: 'The light was red.', sources: pdf(1, 'red') },
          { contentType: 'opening_statement', index: 1, text: 'He drove on.', sources: pdf(2, 'drove') },
          { contentType: 'opening_statement', index: 2, text: 'Ada Moss fell.', sources: pdf(3, 'fell') },
          { contentType: 'key_points', index: 0, text: 'The light.', sources: pdf(1, 'light') },
        ],
        citations: [],
        engine: { drafting: 'rules', notes: [] },
      },
    },
    actor,
  );
  const { scriptId } = await service.ask(sessions.get, { sessionId }, actor);
  return { sessionId, scriptId: scriptId!, text };
}

const shown = (script: { text: string; sentences: { start: number; end: number; sources: Source[] }[] }) =>
  script.sentences.map(({ start, end, sources }) => [script.text.slice(start, end), sources[0]?.kind]);

describe('a script as one text', () => {
  it('is the spoken section of the draft with its sources; the rest are notes', async () => {
    const actor = anActor();
    const { scriptId, text } = await aDraft(actor);
    const script = await service.ask(caseScripts.open, { scriptId }, actor);
    expect(script).toMatchObject({
      text,
      origin: 'drafted',
      words: 10,
      version: 1,
      takes: 0,
      nextTake: 1,
      rehearsed: false,
      notes: { key_points: ['The light.'] },
      notesProvenance: [{ contentType: 'key_points' }],
    });
    expect(script.notes.opening_statement).toBeUndefined();
    expect(shown(script)).toEqual([
      ['The light was red.', 'pdf'],
      ['He drove on.', 'pdf'],
      ['Ada Moss fell.', 'pdf'],
    ]);
  });

  it('keeps sources where a sentence moved, and asks again for one that changed', async () => {
    const actor = anActor();
    const { scriptId } = await aDraft(actor);
    const text = 'Ada Moss fell.\n\nThe light was red. He sped on.';
    const saved = await service.ask(caseScripts.write, { scriptId, version: 1, text }, actor);
    expect(saved).toMatchObject({ version: 2, text, words: 10 });
    expect(shown(saved).map(([, kind]) => kind)).toEqual(['pdf', 'pdf', 'unsupported']);
    const place = { start: text.indexOf('He sped'), end: text.length };
    const confirmed = await service.ask(
      caseScripts.write,
      { scriptId, version: 2, confirmed: [place] },
      actor,
    );
    expect(shown(confirmed).map(([, kind]) => kind)).toEqual(['pdf', 'pdf', 'attorney']);
  });

  it('stays while its notes are decided upon, until what is spoken is decided sentence by sentence', async () => {
    const actor = anActor();
    const { sessionId, scriptId } = await aDraft(actor);
    const text = 'Ada Moss fell.';
    await service.ask(caseScripts.write, { scriptId, version: 1, text }, actor);
    const decide = async (sentenceId: string, version: number) => {
      const edits = { decisions: [{ sentenceId, act: 'cut' as const }], order: {} };
      await service.ask(scripts.save, { sessionId, scenario: 'opening-statement', version, edits }, actor);
      return service.ask(caseScripts.open, { scriptId }, actor);
    };
    expect(await decide('key_points-0', 2)).toMatchObject({ text, words: 3, version: 3 });
    expect((await decide('opening_statement-0', 3)).text).toMatch(/^He drove on\.\s+Ada Moss fell\.$/);
  });

  it('is refused when another window saved first, and saved once when it is sent twice', async () => {
    const actor = anActor();
    const { scriptId } = await aDraft(actor);
    const write = (text: string, version: number) =>
      service.ask(caseScripts.write, { scriptId, version, text }, actor);
    expect((await write('Mine.', 1)).version).toBe(2);
    expect((await write('Mine.', 1)).version).toBe(2);
    await expect(write('Theirs.', 1)).rejects.toMatchObject({ code: 'conflict' });
    const both = await Promise.allSettled([write('One.', 2), write('Two.', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is kept when the file cannot be asked: the new sentences then have no sources', async () => {
    const actor = anActor();
    const { scriptId } = await aDraft(actor);
    isAway = true;
    try {
      const text = 'He drove on. It rained.';
      const saved = await service.ask(caseScripts.write, { scriptId, version: 1, text }, actor);
      expect(saved.text).toBe(text);
      expect(shown(saved)).toEqual([['He drove on.', 'pdf']]);
    } finally {
      isAway = false;
    }
  });

  it('is drafted anew under the same id', async () => {
    const actor = anActor();
    const { scriptId, sessionId } = await aDraft(actor);
    await service.ask(caseScripts.write, { scriptId, version: 1, text: 'Mine.' }, actor);
    await service.ask(
      scripts.keep,
      {
        sessionId,
        scenario: 'opening-statement',
        runId: randomUUID(),
        caseData: {},
        content: {
          opening_statement: 'A new draft.',
          provenance: [],
          citations: [],
          engine: { drafting: 'rules', notes: [] },
        },
      },
      actor,
    );
    expect(await service.ask(caseScripts.open, { scriptId }, actor)).toMatchObject({
      text: 'A new draft.',
      version: 3,
    });
  });
});

describe('a script of a case', () => {
  it('is planned first, then written, and its takes outlive it', async () => {
    const actor = anActor();
    const { id: caseId } = await service.ask(cases.create, { name: 'Moss v. Hale' }, actor);
    const planned = await service.ask(
      caseScripts.add,
      { caseId, scenario: 'cross-examination', title: 'Cross: Corvin Thale', targetMinutes: 20 },
      actor,
    );
    expect(planned).toMatchObject({ origin: 'planned', text: '', words: 0, caseName: 'Moss v. Hale' });
    const take = await service.ask(sessions.create, { scriptId: planned.id }, actor);
    expect(take).toMatchObject({ caseId, scenarioType: 'cross-examination' });
    const text = '## The log\nYou signed it.\nYou read [what he read] it.';
    const written = await service.ask(caseScripts.write, { scriptId: planned.id, version: 1, text }, actor);
    expect(written).toMatchObject({ origin: 'own', words: 6 });
    expect(await service.ask(cases.get, { caseId }, actor)).toMatchObject({
      parts: 1,
      rehearsed: 0,
      scripts: [{ title: 'Cross: Corvin Thale', targetMinutes: 20 }],
    });
    await service.ask(caseScripts.delete, { scriptId: planned.id }, actor);
    expect(await service.ask(sessions.get, { sessionId: take.id }, actor)).toMatchObject({ scriptId: null });
  });

  it('of the attorney is brought as text', async () => {
    const actor = anActor();
    const own = await service.ask(
      caseScripts.add,
      { scenario: 'closing-argument', text: 'May it please the court.\r\n\r\nThree points.' },
      actor,
    );
    expect(own).toMatchObject({
      origin: 'own',
      caseId: null,
      engine: null,
      text: 'May it please the court.\n\nThree points.',
    });
  });

  it.each([
    ['open', caseScripts.open, {}],
    ['write', caseScripts.write, { version: 1, text: 'Mine.' }],
    ['delete', caseScripts.delete, {}],
  ])('does not admit to a stranger that it exists: %s', async (_what, operation, input) => {
    const { scriptId } = await aDraft(anActor());
    const asked = service.ask(operation, { scriptId, ...input } as never, anActor());
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not added to a case of somebody else, nor longer than a book', async () => {
    const { id: caseId } = await service.ask(cases.create, { name: 'Moss v. Hale' }, anActor());
    const add = (input: object) =>
      service.ask(caseScripts.add, { scenario: 'closing-argument', ...input }, anActor());
    await expect(add({ caseId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(add({ text: 'x'.repeat(300_001) })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
