import { describe, expect, it } from '@jest/globals';
import { analysis } from '@lectern/contracts/analysis';
import { userDeleted } from '@lectern/contracts/identity';
import { recordingSubmitted } from '@lectern/contracts/session-facts';
import { sessions } from '@lectern/contracts/sessions';
import { DEFAULT_SETTINGS, settings, settingsChanged } from '@lectern/contracts/settings';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { anUpload } from '../session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [
    standIn(analysis.getReport, () => ({ analysis: null, run: null })),
    standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' })),
  ],
});

describe('settings', () => {
  it('are the defaults until something is chosen; what is left out stays, also at the same time', async () => {
    const [ada, bea] = [anActor(), anActor()];
    expect(await service.ask(settings.get, {}, ada)).toEqual({
      settings: DEFAULT_SETTINGS,
      chosen: [],
      updatedAt: null,
    });
    await Promise.all([
      service.ask(settings.save, { theme: 'dark' }, ada),
      service.ask(settings.save, { microphoneSensitivity: 40 }, ada),
    ]);
    const { settings: saved, chosen, updatedAt } = await service.ask(settings.get, {}, ada);
    expect(saved).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', microphoneSensitivity: 40 });
    expect([chosen.toSorted(), updatedAt]).toEqual([['microphoneSensitivity', 'theme'], expect.any(String)]);
    expect((await service.ask(settings.get, {}, bea)).settings).toEqual(DEFAULT_SETTINGS);
    await eventually(async () =>
      expect(await service.published(settingsChanged)).toContainEqual({ userId: ada.userId }),
    );
  });

  it.each([
    ['microphoneSensitivity', 101],
    ['microphoneSensitivity', 7.5],
    ['recordingQuality', 'best'],
    ['language', 'es'],
    ['keepSessions', 'a-week'],
    ['defaultScenario', 'quick-practice'],
  ])('refuse %s %p, and name it', async (field, value) => {
    await expect(service.ask(settings.save, { [field]: value }, anActor())).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field }] },
    });
  });

  it('of a newer version read as defaults, delete nothing, and are not lost', async () => {
    const ada = anActor();
    await service.query(`insert into user_settings (user_id, chosen) values ($1, $2)`, [
      ada.userId,
      {
        theme: 'sepia',
        keepSessions: '3-days',
        microphoneSensitivity: 'loud',
        pace: 'brisk',
        difficulty: 'Advanced',
      },
    ]);
    const read = await service.ask(settings.get, {}, ada);
    expect(read.settings).toEqual({ ...DEFAULT_SETTINGS, difficulty: 'Advanced' });
    await service.ask(settings.save, { autoRecord: false }, ada);
    const [row] = await service.query<{ chosen: object }>(
      `select chosen from user_settings where user_id = $1`,
      [ada.userId],
    );
    expect(row?.chosen).toMatchObject({ theme: 'sepia', pace: 'brisk', autoRecord: false });
  });

  it('say how far each analysis goes', async () => {
    const ada = anActor();
    const submit = async () => {
      const { sessionId } = await service.ask(sessions.create, { title: 'Take' }, ada);
      await service.ask(sessions.analyze, { sessionId, upload: anUpload() }, ada);
      return eventually(async () => {
        const found = (await service.published(recordingSubmitted)).find(
          (one) => one.sessionId === sessionId,
        );
        expect(found).toBeDefined();
        return found?.depth;
      });
    };
    expect(await submit()).toBe('comprehensive');
    await service.ask(settings.save, { analysisDepth: 'basic' }, ada);
    expect(await submit()).toBe('basic');
  });

  it('go with the account, and the work of the next night with them', async () => {
    const ada = anActor();
    await service.ask(settings.save, { keepSessions: '1-year' }, ada);
    const left = async () =>
      [
        await service.query(`select 1 from user_settings where user_id = $1`, [ada.userId]),
        await service.query(`select 1 from job_run where payload->>'userId' = $1`, [ada.userId]),
      ].map(({ length }) => length);
    expect(await left()).toEqual([1, 1]);
    await service.announce(userDeleted, { userId: ada.userId });
    await eventually(async () => expect(await left()).toEqual([0, 0]));
  });
});
