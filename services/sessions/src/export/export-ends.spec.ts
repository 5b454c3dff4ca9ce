import { afterEach, describe, expect, it } from '@jest/globals';
import { dataExport, exportReady } from '@lectern/contracts/data-export';
import { userDeleted } from '@lectern/contracts/identity';
import { refuse } from '@lectern/platform/errors/app-error';
import { openLink } from '@lectern/platform/files/signed-link';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { OtherServices } from './export.fixtures.js';
import { exportsOf, hold } from './exports-of.fixtures.js';

const SECRET = 'link-secret-of-this-test-0123456789';
const others = new OtherServices();
const service = testService(sessionsService, {
  variables: { LINK_SECRET: SECRET },
  stands: others.stands,
});
const { newest, ready, keysOf, storedOf, stateOfRun } = exportsOf(service);

afterEach(() => {
  others.beforeDocuments = () => Promise.resolve();
});

describe('an export that ends otherwise', () => {
  it('leaves nothing when it is canceled, and can be asked for anew', async () => {
    const [ada, bea] = [anActor(), anActor()];
    const { reached, letGo } = hold(others);
    const { id } = await service.ask(dataExport.start, {}, ada);
    await reached;
    await expect(service.ask(dataExport.remove, { exportId: id }, bea)).rejects.toMatchObject({
      code: 'not_found',
    });
    await service.ask(dataExport.remove, { exportId: id }, ada);
    expect(await newest(ada)).toBeNull();
    await eventually(async () => expect(await stateOfRun(id)).toBe('failed'));
    letGo();
    expect(await storedOf(id)).toEqual([]);
    expect((await service.published(exportReady)).map(({ exportId }) => exportId)).not.toContain(id);
    expect((await ready(ada)).id).not.toBe(id);
  });

  it('begins anew when its worker is lost in the middle; the lost one stores nothing', async () => {
    const ada = anActor();
    const { reached, letGo } = hold(others);
    const { id } = await service.ask(dataExport.start, {}, ada);
    await reached;
    others.beforeDocuments = () => Promise.resolve();
    await service.query(
      `update job_run set state = 'queued', heartbeat_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await eventually(async () => expect(await newest(ada)).toMatchObject({ id, state: 'ready' }), 25_000);
    letGo();
    expect(await keysOf(ada)).toEqual([`generated/export-${id}-2.zip`]);
    await eventually(async () => expect(await storedOf(id)).toEqual([`generated/export-${id}-2.zip`]));
  }, 60_000);

  it('says that it failed, leaves nothing, and can be asked for anew', async () => {
    const ada = anActor();
    others.beforeDocuments = () => Promise.reject(refuse('not-a-pdf'));
    const { id } = await service.ask(dataExport.start, {}, ada);
    await eventually(async () =>
      expect(await newest(ada)).toMatchObject({ id, state: 'failed', size: null }),
    );
    expect(await storedOf(id)).toEqual([]);
    await expect(service.ask(dataExport.link, { exportId: id }, ada)).rejects.toMatchObject({
      code: 'not_found',
    });
    others.beforeDocuments = () => Promise.resolve();
    await ready(ada);
    expect(await service.query('select 1 from data_export where user_id = $1', [ada.userId])).toHaveLength(1);
  });

  it('is opened by a link of its owner alone, until it expires; then its file goes', async () => {
    const [ada, bea] = [anActor(), anActor()];
    const { id: exportId } = await ready(ada);
    const [key] = await keysOf(ada);
    await expect(service.ask(dataExport.link, { exportId }, bea)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { url } = await service.ask(dataExport.link, { exportId }, ada);
    const grant = openLink(SECRET, url.slice('/media/'.length));
    expect(grant).toMatchObject({ key, type: 'application/zip' });
    expect(grant!.exp * 1000 - Date.now()).toBeLessThanOrEqual(3_600_000);
    await service.query(`update data_export set expires_at = now() + interval '90 seconds' where id = $1`, [
      exportId,
    ]);
    const short = await service.ask(dataExport.link, { exportId }, ada);
    const { exp } = openLink(SECRET, short.url.slice('/media/'.length))!;
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(91_000);
    await service.query(`update data_export set expires_at = now() - interval '1 second' where id = $1`, [
      exportId,
    ]);
    expect(await newest(ada)).toBeNull();
    await expect(service.ask(dataExport.link, { exportId }, ada)).rejects.toMatchObject({
      code: 'not_found',
    });
    await service.running.housekeeping.tidy();
    await eventually(async () => expect(await service.files.size(key!)).toBeNull());
    expect(await service.query('select 1 from data_export where id = $1', [exportId])).toEqual([]);
  });

  it('goes with the account, whether it is ready or runs', async () => {
    const [ada, bea] = [anActor(), anActor()];
    await ready(ada);
    const [key] = await keysOf(ada);
    const { reached, letGo } = hold(others);
    const { id } = await service.ask(dataExport.start, {}, bea);
    await reached;
    for (const { userId } of [ada, bea]) await service.announce(userDeleted, { userId });
    await eventually(async () => expect(await service.files.size(key!)).toBeNull());
    await eventually(async () => expect(await stateOfRun(id)).toBeUndefined());
    letGo();
    expect(await storedOf(id)).toEqual([]);
    expect(
      await service.query('select 1 from data_export where user_id = any($1)', [[ada.userId, bea.userId]]),
    ).toEqual([]);
  });
});
