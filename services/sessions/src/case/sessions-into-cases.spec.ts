import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import type { CaseDetails } from '@lectern/contracts/case';
import { cases } from '@lectern/contracts/cases';
import { documents } from '@lectern/contracts/documents';
import { sessionMoved } from '@lectern/contracts/session-facts';
import { sessionList } from '@lectern/contracts/session-list';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { SessionsIntoCases1763720100000 } from '../../migrations/1763720100000-sessions-into-cases.js';
import { sessionsService } from '../service.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(documents.count, () => ({})),
  ],
});

/** As sessions were before there were cases. */
async function before(userId: string, caseData: CaseDetails, title = 'Practice', pdfKey?: string) {
  const id = randomUUID();
  await service.query(
    `insert into session (id, user_id, title, status, case_data, pdf_key) values ($1, $2, $3, 'created', $4, $5)`,
    [id, userId, title, JSON.stringify(caseData), pdfKey ?? null],
  );
  return id;
}

async function migrate(way: 'up' | 'down' = 'up'): Promise<void> {
  const runner = service.running.database.manager.connection.createQueryRunner();
  await runner.startTransaction();
  try {
    await new SessionsIntoCases1763720100000()[way](runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
}

const caseOf = async (sessionId: string): Promise<string | null> =>
  (
    await service.query<{ case_id: string | null }>('select case_id from session where id = $1', [sessionId])
  )[0]!.case_id;

describe('sessions of before cases', () => {
  it('are gathered by client and opposing party, and never two clients into one', async () => {
    const actor = anActor();
    const { userId } = actor;
    const moss = { clientName: 'Ada Moss', opposingParty: 'Hale' };
    const first = await before(userId, { ...moss, keyFacts: 'The light was red.' });
    const same = await before(userId, { clientName: ' ada  MOSS', opposingParty: 'hale ' });
    const otherOpponent = await before(userId, { ...moss, opposingParty: 'City of Hale' });
    const otherClient = await before(userId, { ...moss, clientName: 'Ida Moss' });
    const clientOnly = await before(userId, { clientName: 'Ada Moss' });
    const clientOnlyToo = await before(userId, { clientName: 'Ada Moss' });
    const quick = await before(userId, {});
    const kindOnly = await before(userId, { caseType: 'criminal-defense' });
    const stranger = await before(anActor().userId, moss);
    await migrate();

    expect(await caseOf(same)).toBe(await caseOf(first));
    const apart = [first, otherOpponent, otherClient, clientOnly, clientOnlyToo, stranger];
    const cases_ = await Promise.all(apart.map(caseOf));
    expect(new Set(cases_).size).toBe(apart.length);
    expect(cases_).not.toContain(null);
    expect([await caseOf(quick), await caseOf(kindOnly)]).toEqual([null, null]);

    const listed = await service.ask(cases.list, {}, actor);
    expect(listed).toMatchObject({ open: 5, sessionsWithoutCase: 2 });
    expect(listed.cases).toContainEqual(
      expect.objectContaining({ name: 'Ada Moss / Hale', clientName: 'Ada Moss', opposingParty: 'Hale' }),
    );
    const [{ strangers }] = (await service.query<{ strangers: number }>(
      `select count(*)::int as strangers from session join law_case on law_case.id = case_id
       where law_case.user_id <> session.user_id`,
    )) as [{ strangers: number }];
    expect(strangers).toBe(0);
  });

  it('take the name of their document, and its case is announced', async () => {
    const { userId } = anActor();
    const id = await before(userId, {}, 'In re Oxbrake Ferry Lease', `uploads/${randomUUID()}`);
    await migrate();
    const caseId = await caseOf(id);
    const [found] = await service.query<{ name: string }>('select name from law_case where id = $1', [
      caseId,
    ]);
    expect(found).toEqual({ name: 'In re Oxbrake Ferry Lease' });
    await eventually(async () =>
      expect(await service.published(sessionMoved)).toContainEqual({
        sessionId: id,
        userId,
        fromCaseId: null,
        caseId,
      }),
    );
  });

  it('are moved by hand where the rule was wrong, and stand alone again when it is undone', async () => {
    const actor = anActor();
    const id = await before(actor.userId, { clientName: 'Ada Moss' });
    const other = await before(actor.userId, { clientName: 'Ada Moss' });
    await migrate();
    const caseId = await caseOf(other);
    const moved = await service.ask(sessionList.move, { sessionId: id, caseId }, actor);
    expect(moved).toMatchObject({ caseId, caseName: 'Ada Moss' });
    expect(await service.ask(sessionList.move, { sessionId: id, caseId: null }, actor)).toMatchObject({
      caseId: null,
      caseName: null,
      clientName: 'Ada Moss',
    });
    await migrate('down');
    expect(await caseOf(other)).toBeNull();
    expect(await service.ask(sessions.list, {}, actor)).toHaveLength(2);
  });

  it('are 3,000 and more', async () => {
    const { userId } = anActor();
    await service.query(
      `insert into session (id, user_id, title, status, case_data, pdf_key, created_at)
       select gen_random_uuid(), $1, 'Session ' || n, 'completed',
         jsonb_build_object('clientName', 'Client ' || n % 150, 'opposingParty', 'Party ' || n % 150,
           'keyFacts', repeat('The light was red. ', 200)),
         case when n % 10 = 0 then 'uploads/' || gen_random_uuid() end, now() - n * interval '1 hour'
       from generate_series(1, 3000) n`,
      [userId],
    );
    await migrate();
    const [made] = await service.query<{ cases: number; placed: number; mixed: number }>(
      `select count(distinct case_id)::int as cases, count(case_id)::int as placed,
         (select count(*)::int from (select case_id from session where user_id = $1 group by case_id
            having count(distinct case_data->>'clientName') > 1) mixed) as mixed
       from session where user_id = $1`,
      [userId],
    );
    expect(made).toEqual({ cases: 150, placed: 3000, mixed: 0 });
  });
});
