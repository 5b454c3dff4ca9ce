import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@lectern/contracts/actor';
import { ALLOWED, allowanceLow } from '@lectern/contracts/allowance';
import { analysis } from '@lectern/contracts/analysis';
import { cases } from '@lectern/contracts/cases';
import { userDeleted } from '@lectern/contracts/identity';
import { sessions } from '@lectern/contracts/sessions';
import { storedFiles } from '@lectern/contracts/stored-files';
import { allowanceOf } from '@lectern/platform/allowance/allowance';
import { partsFolderOf } from '@lectern/platform/files/parts-folder';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { standIn } from '@lectern/testing/stands';
import { testService } from '@lectern/testing/test-service';
import { sessionsService } from './service.js';
import { anUpload } from './session/session.fixtures.js';

const service = testService(sessionsService, {
  stands: [standIn(analysis.inspectRecording, () => ({ format: 'webm', contentType: 'audio/webm' }))],
});

const upload = { fileType: 'audio', fileName: 'a.webm', contentType: 'audio/webm' } as const;
const fill = ({ userId }: Actor, count: number) =>
  service.query(
    `insert into session (id, user_id, title, status, created_at)
     select gen_random_uuid(), $1, 'Filled', 'created', now() from generate_series(1, $2)`,
    [userId, count],
  );
const book = async ({ userId }: Actor) => {
  const list = await service.ask(allowanceOf('sessions'), { userId }, null);
  return Object.fromEntries(list.map(({ kind, used }) => [kind, used]));
};
const full = (kind: string) => ({
  code: 'conflict',
  details: { allowance: expect.objectContaining({ kind }) },
});

describe('what one user may keep', () => {
  it('is told before it bites, refused with figures, and room again when something goes', async () => {
    const ada = anActor();
    const { most } = ALLOWED.entries;
    await fill(ada, most * 0.8 - 1);
    const { sessionId } = await service.ask(sessions.create, { title: 'Near' }, ada);
    await eventually(async () =>
      expect(
        (await service.published(allowanceLow.sessions)).filter(({ userId }) => userId === ada.userId),
      ).toEqual([{ userId: ada.userId, kind: 'entries', used: most * 0.8, most, per: 'account' }]),
    );
    await fill(ada, most * 0.2 - 2);
    const together = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => service.ask(cases.create, { name: `Case ${at}` }, ada)),
    );
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(service.ask(sessions.create, { title: 'Over' }, ada)).rejects.toMatchObject({
      ...full('entries'),
      message: expect.stringContaining('20,000 of 20,000'),
    });
    expect(await book(ada)).toMatchObject({ entries: most });
    await expect(service.ask(sessions.create, { title: 'Another’s' }, anActor())).resolves.toBeDefined();
    await service.ask(sessions.delete, { sessionId }, ada);
    await expect(service.ask(sessions.create, { title: 'Fits' }, ada)).resolves.toBeDefined();
    expect(
      (await service.published(allowanceLow.sessions)).filter(({ userId }) => userId === ada.userId),
    ).toHaveLength(1);
  });

  it('counts the bytes of recordings, and not of those that were discarded', async () => {
    const ada = anActor();
    const { sessionId } = await service.ask(sessions.create, { title: 'Taken' }, ada);
    const given = anUpload();
    await service.files.put(given.key, Buffer.from('webm'));
    await service.ask(storedFiles.uploadAudio, { sessionId, upload: given }, ada);
    await service.query(`update recording set size = $2 where session_id = $1`, [
      sessionId,
      ALLOWED.recordings.most,
    ]);
    const more = anUpload();
    await service.files.put(more.key, Buffer.from('webm'));
    await expect(
      service.ask(storedFiles.uploadAudio, { sessionId, upload: more }, ada),
    ).rejects.toMatchObject(full('recordings'));
    await service.query(`update recording set file_key = null where session_id = $1`, [sessionId]);
    expect(await book(ada)).toMatchObject({ recordings: 0 });
    await expect(
      service.ask(storedFiles.uploadAudio, { sessionId, upload: more }, ada),
    ).resolves.toBeDefined();
  });

  it('holds links for uploads, and everything that came by them goes with the account', async () => {
    const ada = anActor();
    const { key } = await service.ask(storedFiles.createUploadUrl, upload, ada);
    const [storedAs, part] = [`uploads/${randomUUID()}`, `${partsFolderOf(ada.userId)}/${'a'.repeat(64)}-0`];
    for (const file of [storedAs, part]) await service.files.put(file, Buffer.from('x'));
    await service.ask(storedFiles.keepUpload, { key, storedAs }, null);
    await service.query(
      `insert into upload_grant (key, user_id, file_type, file_name, content_type, created_at)
       select gen_random_uuid()::text, $1, 'audio', 'a', 'audio/webm', now() from generate_series(1, $2)`,
      [ada.userId, ALLOWED.uploads.most - 1],
    );
    await expect(service.ask(storedFiles.createUploadUrl, upload, ada)).rejects.toMatchObject(
      full('uploads'),
    );
    await service.announce(userDeleted, { userId: ada.userId });
    expect(await book(ada)).toEqual({ entries: 0, recordings: 0, uploads: 0 });
    await eventually(async () =>
      expect(await Promise.all([storedAs, part].map((file) => service.files.size(file)))).toEqual([
        null,
        null,
      ]),
    );
  });
});
