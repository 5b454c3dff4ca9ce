import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptFilesOf } from '@lectern/platform/files/kept-files';
import { Bus } from '@lectern/platform/messaging/bus';
import { standIn, startStands } from '@lectern/testing/stands';
import { createTestHost, type TestHost } from '@lectern/testing/test-host';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Sweep } from './sweep.js';

describe('the sweep', () => {
  let testHost: TestHost;
  const kept = new Set<string>();
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  const newFile = async (folder: string): Promise<string> => {
    const key = `${folder}/${randomUUID()}`;
    await testHost.host.files.put(key, Buffer.from('x'));
    return key;
  };
  const there = async (key: string): Promise<boolean> => (await testHost.host.files.size(key)) !== null;
  const sweep = (...services: string[]): Sweep =>
    new Sweep(testHost.host.files, new Bus(testHost.host.transport), services, testHost.host.logger);

  beforeAll(async () => {
    testHost = await createTestHost();
    await startStands(testHost.host.transport, [
      standIn(keptFilesOf('sessions'), ({ keys }) => keys.filter((key) => kept.has(key))),
      standIn(keptFilesOf('content'), () => []),
    ]);
  });
  afterAll(() => testHost.close());

  it('deletes files older than a day that no service keeps', async () => {
    const [orphan, answer, recording] = [
      await newFile('uploads'),
      await newFile('generated'),
      await newFile('uploads'),
    ];
    kept.add(recording);
    await sweep('sessions', 'content').run();
    expect(await Promise.all([orphan, answer, recording].map(there))).toEqual([true, true, true]);
    await sweep('sessions', 'content').run(tomorrow);
    expect(await Promise.all([orphan, answer, recording].map(there))).toEqual([false, false, true]);
  });

  it('begins soon after the gateway, and leaves what came today', async () => {
    const [old, fresh] = [await newFile('uploads'), await newFile('uploads')];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(testHost.host.environment.dataDir, 'files', old), yesterday, yesterday);
    const { files, transport, logger } = testHost.host;
    const started = new Sweep(files, new Bus(transport), ['sessions', 'content'], logger, 50);
    started.start();
    await eventually(async () => expect(await there(old)).toBe(false));
    await started.stop();
    expect(await there(fresh)).toBe(true);
  });

  it('deletes nothing while a service does not answer', async () => {
    const orphan = await newFile('uploads');
    await expect(sweep('sessions', 'analysis').run(tomorrow)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await there(orphan)).toBe(true);
  });

  it('looks through more files than fit into one question', async () => {
    const keys = await Promise.all(Array.from({ length: 450 }, () => newFile('uploads')));
    keys.slice(0, 5).forEach((key) => kept.add(key));
    await sweep('sessions', 'content').run(tomorrow);
    expect((await Promise.all(keys.map(there))).filter(Boolean)).toHaveLength(5);
  });
});
