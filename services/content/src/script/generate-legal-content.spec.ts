import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { scriptGenerated } from '@lectern/contracts/content-facts';
import { userDeleted } from '@lectern/contracts/identity';
import { scripts } from '@lectern/contracts/scripts';
import { sessions } from '@lectern/contracts/sessions';
import { AppError } from '@lectern/platform/errors/app-error';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';
import { aSessionDetail } from '../session-detail.fixtures.js';

const owners = new Map<string, string>();
const kept: { sessionId: string; userId: string | undefined; generatedContent: unknown }[] = [];
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
    standIn(scripts.keep, ({ sessionId, content: generatedContent }, actor) => {
      owned(sessionId, actor?.userId);
      kept.push({ sessionId, userId: actor?.userId, generatedContent });
      return { caseName: 'Moss' };
    }),
  ],
});

const caseDetails = {
  caseType: 'personal-injury',
  jurisdiction: 'federal',
  clientName: 'Jane Doe',
  opposingParty: 'Acme Foods, Inc.',
  keyFacts:
    'On March 3, 2024, Ms. Doe slipped on a wet floor at the Acme store. No warning signs were posted.',
  legalIssues: 'Whether Acme had notice under Keene v. Roe, 12 F.3d 34 (9th Cir. 1994).',
} as const;
const request = { scenario: 'opening-statement', caseDetails } as const;

function aSession(userId: string): string {
  const sessionId = randomUUID();
  owners.set(sessionId, userId);
  return sessionId;
}

describe('POST /api/generate-legal-content', () => {
  it("does not draft for another attorney's session, and does not admit that it exists", async () => {
    const sessionId = aSession(anActor().userId);

    const foreign = service.ask(content.generate, { ...request, sessionId }, anActor());
    const absent = service.ask(content.generate, { ...request, sessionId: randomUUID() }, anActor());

    const refusal = { code: 'not_found', message: 'There is no such session.' };
    await Promise.all([foreign, absent].map((asked) => expect(asked).rejects.toMatchObject(refusal)));
    expect(kept.filter((one) => one.sessionId === sessionId)).toEqual([]);
  });

  it("gives the sections of the scenario, each sentence with its source, and the citations' states", async () => {
    const answer = await service.ask(
      content.generate,
      {
        ...request,
        contentTypes: ['opening_statement', 'key_points', 'evidence_summary', 'legal_citations'],
      },
      anActor(),
    );

    expect(answer.opening_statement).toContain(
      'On March 3, 2024, Ms. Doe slipped on a wet floor at the Acme store.',
    );
    expect(answer.key_points).toContain('No warning signs were posted.');
    expect(answer.evidence_summary).toBeDefined();
    expect(answer.closing_argument).toBeUndefined();
    expect(answer.provenance).toContainEqual({
      contentType: 'key_points',
      index: answer.key_points?.indexOf('No warning signs were posted.'),
      text: 'No warning signs were posted.',
      sources: [{ kind: 'case-field', field: 'keyFacts', quote: 'No warning signs were posted.' }],
    });
    expect(
      answer.provenance.flatMap(({ sources }) => sources).filter(({ kind }) => kind === 'unsupported'),
    ).toEqual([]);
    expect(answer.citations).toEqual([
      { text: 'Keene v. Roe, 12 F.3d 34 (9th Cir. 1994)', state: 'supplied-by-you' },
    ]);
    expect(answer.engine).toEqual({ drafting: 'rules', told: [], notes: [] });
  });

  it('counts sentences and items so that the texts can be found again', async () => {
    const answer = await service.ask(content.generate, request, anActor());

    const lines = answer.provenance.filter(({ contentType }) => contentType === 'opening_statement');
    expect(lines.map(({ index }) => index)).toEqual(lines.map((_, at) => at));
    let from = 0;
    for (const { text } of lines) {
      const at = answer.opening_statement?.indexOf(text, from) ?? -1;
      expect(at).toBeGreaterThanOrEqual(from);
      from = at + text.length;
    }
    expect(from).toBe(answer.opening_statement?.length);
  });

  it('quotes the page of the document that was read for the session', async () => {
    const attorney = anActor();
    const sessionId = aSession(attorney.userId);
    const pages = [
      { number: 1, text: 'COMPLAINT', ocr: false, scanned: false, read: true },
      {
        number: 2,
        text: 'No warning signs were posted. See Keene v. Roe, 12 F.3d 34 (9th Cir. 1994).',
        ocr: false,
        scanned: false,
        read: true,
      },
    ];
    const documentId = randomUUID();
    await service.query(
      `insert into document (id, session_id, user_id, file_key, file_name, pages, reading) values ($1, $2, $3, 'uploads/x', 'x.pdf', $4, '{}')`,
      [documentId, sessionId, attorney.userId, JSON.stringify(pages)],
    );

    const answer = await service.ask(
      content.generate,
      { ...request, sessionId, contentTypes: ['opening_statement', 'legal_citations'] },
      attorney,
    );

    expect(
      answer.provenance.find(({ text }) => text === 'No warning signs were posted.')?.sources,
    ).toContainEqual({
      kind: 'pdf',
      page: 2,
      document: 'x.pdf',
      documentId,
      quote: 'No warning signs were posted.',
    });
    expect(answer.citations).toEqual([
      { text: 'Keene v. Roe, 12 F.3d 34 (9th Cir. 1994)', state: 'in-your-document', page: 2 },
    ]);
  });

  it('keeps the script with its session and announces it', async () => {
    const attorney = anActor();
    const sessionId = aSession(attorney.userId);

    const answer = await service.ask(content.generate, { ...request, sessionId }, attorney);

    expect(kept.find((one) => one.sessionId === sessionId)).toEqual({
      sessionId,
      userId: attorney.userId,
      generatedContent: answer,
    });
    await eventually(async () =>
      expect(await service.published(scriptGenerated)).toContainEqual({
        userId: attorney.userId,
        sessionId,
        scenario: 'opening-statement',
        caseName: 'Moss',
      }),
    );
  });

  it('answers a repeated request with the same script, and nobody else with it', async () => {
    const [attorney, requestId] = [anActor(), randomUUID()];

    const first = await service.ask(content.generate, { ...request, requestId }, attorney);
    const second = await service.ask(content.generate, { ...request, requestId }, attorney);

    expect(second).toEqual(first);
    // To a stranger the same id is an id of their own, and tells nothing.
    const other = { ...request.caseDetails, keyFacts: 'The dog barked at the mailman on May 3, 2023.' };
    const theirs = await service.ask(
      content.generate,
      { ...request, caseDetails: other, requestId },
      anActor(),
    );
    expect(theirs.opening_statement).not.toEqual(first.opening_statement);
  });

  it('drafts only what was asked for', async () => {
    const answer = await service.ask(
      content.generate,
      { ...request, contentTypes: ['legal_citations', 'strategy_notes'] },
      anActor(),
    );

    expect(answer.legal_citations).toEqual(['Keene v. Roe, 12 F.3d 34 (9th Cir. 1994)']);
    expect(answer.strategy_notes).toBeDefined();
    expect(answer.opening_statement).toBeUndefined();
  });

  it.each([
    ['without a case type', { ...request, caseDetails: { keyFacts: 'x' } }],
    ['with empty key facts', { ...request, caseDetails: { ...caseDetails, keyFacts: '  ' } }],
    ['with an unknown scenario', { ...request, scenario: 'opening' }],
    ['with an unknown content type', { ...request, contentTypes: ['poem'] }],
    [
      'with key facts beyond the limit',
      { ...request, caseDetails: { ...caseDetails, keyFacts: 'x'.repeat(20_001) } },
    ],
  ])('refuses a request %s', async (_, input) => {
    await expect(service.ask(content.generate, input as never, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('drafts from facts as long as the limit allows', async () => {
    const keyFacts = Array.from(
      { length: 250 },
      (_, at) => `The clerk signed entry number ${at} on May 4, 2021, and the guard locked door ${at}.`,
    )
      .join(' ')
      .slice(0, 19_900);
    const answer = await service.ask(
      content.generate,
      { ...request, caseDetails: { ...caseDetails, keyFacts } },
      anActor(),
    );

    expect(answer.opening_statement?.length).toBeGreaterThan(keyFacts.length * 0.9);
  });

  it('takes characters that a database does not', async () => {
    const keyFacts = 'The clerk\u0000 signed. \ud800 The guard left.';

    const answer = await service.ask(
      content.generate,
      { ...request, caseDetails: { ...caseDetails, keyFacts } },
      anActor(),
    );

    expect(answer.opening_statement).toContain('The clerk signed.');
  });

  it('forgets scripts with their owner', async () => {
    const attorney = anActor();
    await service.ask(content.generate, request, attorney);

    await service.announce(userDeleted, { userId: attorney.userId });

    await eventually(async () =>
      expect(await service.query('select id from generation where user_id = $1', [attorney.userId])).toEqual(
        [],
      ),
    );
  });
});
