import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const service = testService(contentService);

const answersOf = (userId: string) =>
  service.query<{ id: string; file_key: string }>('select id, file_key from generation where user_id = $1', [
    userId,
  ]);

it('forgets answers of an hour ago with their files, though nobody asks for anything', async () => {
  const [old, fresh] = [anActor(), anActor()];
  for (const attorney of [old, fresh])
    await service.ask(content.generateAudio, { text: 'Privileged.', requestId: randomUUID() }, attorney);
  const [answer] = await answersOf(old.userId);
  expect(await service.files.size(answer!.file_key)).toBeGreaterThan(0);
  await service.query(`update generation set created_at = now() - interval '61 minutes' where user_id = $1`, [
    old.userId,
  ]);
  await service.running.housekeeping.tidy();
  expect(await answersOf(old.userId)).toEqual([]);
  await eventually(async () => expect(await service.files.size(answer!.file_key)).toBeNull());
  expect(await answersOf(fresh.userId)).toHaveLength(1);
});
