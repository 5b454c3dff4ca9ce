import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { caseScripts, scriptChecks } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import { type Operation, routesOf } from '@lectern/contracts/define';
import { documents } from '@lectern/contracts/documents';
import { retakeAnalysis } from '@lectern/contracts/retakes';
import { schedule } from '@lectern/contracts/schedule';
import { scripts } from '@lectern/contracts/scripts';
import { sessionList } from '@lectern/contracts/session-list';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { aPlan } from '../schedule/schedule.fixtures.js';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';

const asked: string[] = [];
const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
    standIn(retakeAnalysis.getReports, () => []),
    standIn(documents.count, () => ({})),
    standIn(scriptChecks.checkText, (input) => {
      asked.push(JSON.stringify(input));
      return { sentences: [] };
    }),
  ],
});

/** These answer about everything that the attorney has, and say of each thing which case it belongs to. */
const ACROSS_CASES = [
  'sessions.list-cases',
  'sessions.list-sessions',
  'sessions.get-session-stats',
  'sessions.list-files',
  'sessions.download-calendar',
  'sessions.get-calendar-feed',
];
/** These answer with a file, or to whoever holds a link. */
const BY_FILE_OR_LINK = [
  'sessions.download-url',
  'sessions.download-report',
  'sessions.open-share',
  'sessions.open-calendar-feed',
];

/** A client's whole file, every text of it marked. */
async function aFile(actor: Actor, mark: string) {
  const caseData = {
    caseType: 'criminal-defense' as const,
    clientName: `${mark} client`,
    opposingParty: `${mark} opponent`,
    keyFacts: `${mark} facts`,
    legalIssues: `${mark} issues`,
    desiredOutcome: `${mark} outcome`,
    evidenceTypes: `${mark} evidence`,
    timeConstraints: `${mark} time`,
  };
  const { id: caseId } = await service.ask(
    cases.create,
    { name: `${mark} case`, clientName: `${mark} client`, court: `${mark} court`, docketNumber: `${mark} 1` },
    actor,
  );
  const { id: sessionId } = await service.ask(
    sessions.create,
    { scenarioType: 'opening-statement', caseId, caseData },
    actor,
  );
  const content = {
    opening_statement: `${mark} text.`,
    provenance: [],
    citations: [],
    engine: { drafting: 'rules' as const, notes: [] },
  };
  const draft = { sessionId, scenario: 'opening-statement' as const, runId: randomUUID(), caseData, content };
  await service.ask(scripts.keep, draft, actor);
  await service.ask(sessions.analyze, { sessionId, upload: anUpload() }, actor);
  await service.ask(schedule.create, { ...aPlan(24 * 60), title: `${mark} rehearsal`, caseId }, actor);
  const { scriptId } = await service.ask(sessions.get, { sessionId }, actor);
  return { caseId, sessionId, scriptId: scriptId! };
}

describe('the files of two clients', () => {
  it('never meet in an answer, whatever is asked about one of them', async () => {
    const actor = anActor();
    const alpha = await aFile(actor, 'ALPHA');
    const beta = await aFile(actor, 'BETA');
    const input = { ...beta, scenario: 'opening-statement' };
    const covered: string[] = [];
    for (const operation of sessionsService.operations) {
      const reads = routesOf(operation).some(({ method }) => method === 'GET');
      if (!reads || [...ACROSS_CASES, ...BY_FILE_OR_LINK].includes(operation.name)) continue;
      const answer = JSON.stringify(await service.ask<Operation>(operation, input, actor));
      expect(`${operation.name}: ${answer}`).not.toContain('ALPHA');
      for (const id of Object.values(alpha)) expect(answer).not.toContain(id);
      covered.push(operation.name);
    }
    expect(covered).toEqual(
      expect.arrayContaining([
        'sessions.get-case',
        'sessions.case-contents',
        'sessions.page-sessions',
        'sessions.list-scheduled-practice',
        'sessions.get-session',
        'sessions.get-script',
        'sessions.open-script',
      ]),
    );
  });

  it('never meet in what is made anew', async () => {
    const actor = anActor();
    const alpha = await aFile(actor, 'ALPHA');
    const { id: empty } = await service.ask(cases.create, { name: 'BETA case' }, actor);
    const made = [
      await service.ask(sessions.create, { scenarioType: 'closing-argument', caseId: empty }, actor),
      await service.ask(sessions.create, { scenarioType: 'opening-statement' }, actor),
      await service.ask(
        caseScripts.add,
        { caseId: empty, scenario: 'jury-selection', text: 'Hello.' },
        actor,
      ),
      await service.ask(cases.get, { caseId: empty }, actor),
    ];
    for (const answer of made) expect(JSON.stringify(answer)).not.toContain('ALPHA');
    expect(made[0]).toMatchObject({ caseData: {}, caseId: empty });
    expect(made[1]).toMatchObject({ caseData: {}, caseId: null });
    // Nor does a text of one case go to be compared with the file of another.
    expect(asked.filter((request) => request.includes(empty)).join('')).not.toContain('ALPHA');
    await expect(
      service.ask(sessions.create, { caseId: empty, scriptId: alpha.scriptId }, actor),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stay apart when a session is moved: what it leaves behind knows it no longer', async () => {
    const actor = anActor();
    const alpha = await aFile(actor, 'ALPHA');
    const beta = await aFile(actor, 'BETA');
    const { sessionId } = alpha;
    await service.ask(sessionList.move, { sessionId, caseId: null }, actor);
    const left = JSON.stringify(await service.ask(cases.get, { caseId: alpha.caseId }, actor));
    for (const gone of ['ALPHA text', 'ALPHA facts', sessionId, alpha.scriptId])
      expect(left).not.toContain(gone);
    await service.ask(cases.delete, { caseId: beta.caseId }, actor);
    const rest = JSON.stringify(await service.ask(sessions.list, {}, actor));
    expect(rest).toContain('ALPHA');
    expect(rest).not.toContain('BETA');
  });
});
