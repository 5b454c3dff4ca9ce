import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DiscardedFiles } from './discarded-files.js';

@Module({})
class ArchiveModule {}

const service = testService({
  name: 'archive',
  module: ArchiveModule,
  entities: [],
  migrations: [],
  operations: [],
  jobs: [],
});

const newFile = async (folder = 'uploads'): Promise<string> => {
  const key = `${folder}/${randomUUID()}`;
  await service.files.put(key, Buffer.from('x'));
  return key;
};
const isThere = async (key: string): Promise<boolean> => (await service.files.size(key)) !== null;

describe('a file that a transaction discards', () => {
  it('goes after the commit, alone or with its folder', async () => {
    const [file, other] = [await newFile(), await newFile()];
    const folder = `pages/${randomUUID()}`;
    const pages = [await newFile(folder), await newFile(folder)];
    await service.running.database.transaction(async (tx) => {
      await tx.discardFile(file);
      await tx.discardFile(file);
      await tx.discardFolder(folder);
      expect(await isThere(file)).toBe(true);
    });
    await eventually(async () => expect(await service.query(`select * from discarded_file`)).toEqual([]));
    expect(await Promise.all([file, ...pages, other].map(isThere))).toEqual([false, false, false, true]);
  });

  it('stays when the transaction fails', async () => {
    const file = await newFile();
    const failing = service.running.database.transaction(async (tx) => {
      await tx.discardFile(file);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await service.query(`select * from discarded_file`)).toEqual([]);
    expect(await isThere(file)).toBe(true);
  });

  it('is tried again when the store is back, and the trouble is said once', async () => {
    const said: string[] = [];
    const logger = {
      warn: (_: unknown, text: string) => said.push(text),
      info: (text: string) => said.push(text),
    };
    let away = true;
    const deleted: string[] = [];
    const files = {
      delete: async (key: string) => {
        if (away) throw new Error('away');
        deleted.push(key);
      },
    };
    await service.query(`insert into discarded_file (path, is_folder) values ('uploads/late', false)`);
    const disposal = new DiscardedFiles(service.running.database, files as never, logger as never);
    disposal.start();
    disposal.nudge();
    await eventually(() => expect(said).toEqual(['discarded files cannot be deleted']));
    away = false;
    disposal.nudge();
    await disposal.stop();
    expect(deleted).toEqual(['uploads/late']);
    expect(said).toEqual(['discarded files cannot be deleted', 'discarded files can be deleted again']);
  });
});
