import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { analysis } from '@lectern/contracts/analysis';
import { timeZoneChanged } from '@lectern/contracts/notifications';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { storedFiles } from '@lectern/contracts/stored-files';
import { type Settings, retentionApplied, settings } from '@lectern/contracts/settings';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';
import { KeepRetentionGoing } from './keep-retention-going.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
  ],
});

/** A session with a recording, both made so many days ago. */
async function recorded(actor: Actor, daysAgo: number, title = `${daysAgo} days old`) {
  const { sessionId } = await service.ask(sessions.create, { title }, actor);
  const upload = anUpload();
  await service.files.put(upload.key, Buffer.from('audio'));
  await service.ask(storedFiles.uploadAudio, { sessionId, upload }, actor);
  for (const [table, column] of [
    ['session', 'id'],
    ['recording', 'session_id'],
  ])
    await service.query(
      `update ${table} set created_at = now() - $2 * interval '1 day' where ${column} = $1`,
      [sessionId, daysAgo],
    );
  return { sessionId, key: upload.key, look: () => service.ask(sessions.get, { sessionId }, actor) };
}

const choose = (actor: Actor, chosen: Partial<Settings>) => service.ask(settings.save, chosen, actor);
const preview = (actor: Actor, given = {}) => service.ask(settings.previewRetention, given, actor);
const runs = (actor: Actor) =>
  service.query<{ id: string; state: string; run_at: Date; result: unknown }>(
    `select id, state, run_at, result from job_run where payload->>'userId' = $1 order by run_at`,
    [actor.userId],
  );
/** The night comes; resolves when its work is done. It has an id of its own: this one comes before its time. */
async function night(actor: Actor) {
  const [run] = (await runs(actor)).filter(({ state }) => state === 'queued');
  const id = randomUUID();
  await service.query(
    `update job_run set id = $2, run_at = now(), heartbeat_at = now() - interval '1 minute' where id = $1`,
    [run?.id, id],
  );
  return eventually(async () => {
    const [done] = await service.query<{ state: string; result: unknown }>(
      `select state, result from job_run where id = $1`,
      [id],
    );
    expect(done?.state).toBe('completed');
    return done?.result;
  }, 20_000);
}

describe('retention', () => {
  it('deletes nothing that nobody chose to have deleted', async () => {
    const ada = anActor();
    await recorded(ada, 4000);
    await choose(ada, { theme: 'dark' });
    expect(await preview(ada)).toEqual({ recordings: 0, sessions: 0, list: [], next: null });
    expect(await runs(ada)).toEqual([]);
  });

  it('lists beforehand what would go, and deletes just that in the night: old audio, and nothing of the numbers', async () => {
    const ada = anActor();
    const [old, young] = [await recorded(ada, 40), await recorded(ada, 29)];
    const other = await recorded(anActor(), 40);
    const asked = await preview(ada, { deleteRecordings: 'true' });
    expect(asked).toMatchObject({ recordings: 1, sessions: 0 });
    expect(asked.list).toMatchObject([{ sessionId: old.sessionId, title: '40 days old', what: 'audio' }]);
    expect((await old.look()).hasAudio).toBe(true);

    await choose(ada, { deleteRecordings: true });
    expect(await night(ada)).toEqual({ recordings: 1, sessions: 0 });
    expect(await old.look()).toMatchObject({ title: '40 days old', hasAudio: false });
    expect((await young.look()).hasAudio).toBe(true);
    await eventually(async () => expect(await service.files.size(old.key)).toBeNull());
    expect(await service.files.size(other.key)).not.toBeNull();
    expect(await service.published(retentionApplied)).toContainEqual({
      userId: ada.userId,
      recordings: 1,
      sessions: 0,
    });
    expect(await preview(ada)).toMatchObject({ recordings: 0, sessions: 0, list: [] });
    expect((await runs(ada)).filter(({ state }) => state === 'queued')).toHaveLength(1);
  });

  it('deletes whole sessions with their files, but none that was practiced lately or is being analyzed', async () => {
    const ada = anActor();
    const [gone, again, busy] = [
      await recorded(ada, 400),
      await recorded(ada, 400),
      await recorded(ada, 400),
    ];
    await service.query(`update recording set created_at = now() where session_id = $1`, [again.sessionId]);
    await service.query(`update session set status = 'analyzing' where id = $1`, [busy.sessionId]);
    await choose(ada, { keepSessions: '1-year' });
    expect((await preview(ada)).list).toMatchObject([{ sessionId: gone.sessionId, what: 'session' }]);
    expect(await night(ada)).toEqual({ recordings: 0, sessions: 1 });
    await expect(gone.look()).rejects.toMatchObject({ code: 'not_found' });
    await Promise.all([again.look(), busy.look()]);
    await eventually(async () => expect(await service.files.size(gone.key)).toBeNull());
    expect((await service.published(sessionDeleted)).map(({ sessionId }) => sessionId)).toContain(
      gone.sessionId,
    );
  });

  it('sweeps again what a backup has brought back, though the backup knows of no coming night', async () => {
    const ada = anActor();
    const old = await recorded(ada, 400);
    const rowsOf = (table: string, column: string) =>
      service.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t where ${column} = $1`, [
        old.sessionId,
      ]);
    const backup = {
      session: await rowsOf('session', 'id'),
      recording: await rowsOf('recording', 'session_id'),
    };
    await choose(ada, { keepSessions: '1-year' });
    expect(await night(ada)).toEqual({ recordings: 0, sessions: 1 });
    await eventually(async () => expect(await service.files.size(old.key)).toBeNull());

    for (const [table, rows] of Object.entries(backup))
      for (const { row } of rows)
        await service.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
          row,
        ]);
    await service.files.put(old.key, Buffer.from('audio'));
    await service.query(`delete from job_run where payload->>'userId' = $1`, [ada.userId]);
    await old.look();

    // As every start of the service does.
    service.running.app.get(KeepRetentionGoing, { strict: false }).onApplicationBootstrap();
    await eventually(async () => expect(await runs(ada)).toMatchObject([{ state: 'queued' }]));
    expect(await night(ada)).toEqual({ recordings: 0, sessions: 1 });
    await expect(old.look()).rejects.toMatchObject({ code: 'not_found' });
    await eventually(async () => expect(await service.files.size(old.key)).toBeNull());
  });

  it('that is switched off before the night leaves everything', async () => {
    const ada = anActor();
    const old = await recorded(ada, 400);
    await choose(ada, { deleteRecordings: true, keepSessions: '30-days' });
    await choose(ada, { deleteRecordings: false, keepSessions: 'indefinite' });
    expect(await night(ada)).toEqual({ recordings: 0, sessions: 0 });
    expect((await old.look()).hasAudio).toBe(true);
    expect((await runs(ada)).filter(({ state }) => state === 'queued')).toEqual([]);
  });

  it('works once a night, on the clocks of the preferences', async () => {
    const ada = anActor();
    await service.announce(timeZoneChanged, { userId: ada.userId, timeZone: 'Pacific/Auckland' });
    await eventually(async () =>
      expect(await service.query(`select 1 from user_zone where user_id = $1`, [ada.userId])).toHaveLength(1),
    );
    await choose(ada, { keepSessions: '6-months' });
    await choose(ada, { keepSessions: '1-year' });
    const [run, ...more] = await runs(ada);
    expect(more).toEqual([]);
    const hour = run?.run_at.toLocaleTimeString('en-US', { timeZone: 'Pacific/Auckland', hour12: false });
    expect(hour).toMatch(/^0?3:00/);
    expect((await preview(ada)).next).toBe(run?.run_at.toISOString());
  });
});
