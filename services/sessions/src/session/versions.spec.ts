import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import { caseScripts } from '@lectern/contracts/case-scripts';
import { cases } from '@lectern/contracts/cases';
import { schedule } from '@lectern/contracts/schedule';
import { sessions } from '@lectern/contracts/sessions';
import { anActor } from '@lectern/testing/actors';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';

/** What a newer version beside this one may write. */
describe('rows of a newer version', () => {
  const service = testService(sessionsService, {
    stands: [standIn(analysis.getReport, () => ({ analysis: null, run: null }))],
  });

  it('with values that are not known here do not take the whole list with them', async () => {
    const attorney = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Known' }, attorney);
    const newer = await service.ask(sessions.create, { title: 'Newer' }, attorney);
    await service.query(`alter table session drop constraint session_status_check`);
    await service.query(
      `update session set status = 'transcribing', scenario_type = 'mediation' where id = $1`,
      [newer.sessionId],
    );
    const list = await service.ask(sessions.list, {}, attorney);
    expect(list.map(({ id, status, scenarioType }) => ({ id, status, scenarioType }))).toEqual(
      expect.arrayContaining([
        { id: sessionId, status: 'created', scenarioType: null },
        { id: newer.sessionId, status: 'created', scenarioType: null },
      ]),
    );
    expect(await service.ask(sessions.get, { sessionId: newer.sessionId }, attorney)).toMatchObject({
      title: 'Newer',
    });
  });

  it('in columns that are not known here are left alone', async () => {
    const attorney = anActor();
    await service.query(`alter table session add column mood text not null default 'calm'`);
    const { sessionId } = await service.ask(sessions.create, { title: 'Beside' }, attorney);
    await service.ask(sessions.update, { sessionId, title: 'Changed' }, attorney);
    expect(await service.query(`select title, mood from session where id = $1`, [sessionId])).toEqual([
      { title: 'Changed', mood: 'calm' },
    ]);
    expect(await service.ask(schedule.list, {}, attorney)).toEqual([]);
  });

  it('in scripts and their cases are read as what is known, and stay as they are', async () => {
    const attorney = anActor();
    const { id: caseId } = await service.ask(cases.create, { name: 'Moss v. Vance' }, attorney);
    const script = await service.ask(
      caseScripts.add,
      { caseId, scenario: 'opening-statement', title: 'Opening', text: 'May it please the Court.' },
      attorney,
    );
    await service.query(`alter table script drop constraint script_origin_check`);
    await service.query(`update script set scenario = 'mediation', origin = 'dictated' where id = $1`, [
      script.id,
    ]);
    expect((await service.ask(cases.get, { caseId }, attorney)).scripts).toMatchObject([
      { id: script.id, scenario: 'quick-practice', origin: 'own' },
    ]);
    expect((await service.ask(cases.list, {}, attorney)).cases).toHaveLength(1);
    await service.ask(
      caseScripts.write,
      { scriptId: script.id, version: script.version, text: 'May it please the Court, Counsel.' },
      attorney,
    );
    expect(await service.query(`select scenario, origin from script where id = $1`, [script.id])).toEqual([
      { scenario: 'mediation', origin: 'dictated' },
    ]);
  });
});
