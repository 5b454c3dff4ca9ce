import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Operation } from '@lectern/contracts/define';
import { sessions } from '@lectern/contracts/sessions';
import { Bus } from '@lectern/platform/messaging/bus';
import { startService } from '@lectern/platform/start-service';
import { anActor } from '@lectern/testing/actors';
import { type Adapter, conformance } from '@lectern/testing/conformance';
import { startStorage } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { startStands } from '@lectern/testing/stands';
import { createTestHost } from '@lectern/testing/test-host';
import type { ServiceUnderTest } from '@lectern/testing/test-service';
import { sessionsService } from '../service.js';
import { OtherServices } from './export.fixtures.js';
import { exportsOf } from './exports-of.fixtures.js';
import { hasUnzip, recordsIn, unzipped } from './unzip.fixtures.js';

type Asked = Pick<ServiceUnderTest, 'ask' | 'query' | 'files'>;

async function startSessions(variables: Record<string, string> = {}) {
  const { host, close } = await createTestHost(variables);
  await startStands(host.transport, new OtherServices().stands);
  const running = await startService(sessionsService, host);
  const subject: Asked = {
    ask: <O extends Operation>(...request: Parameters<Bus['ask']>) =>
      new Bus(host.transport).ask<O>(...(request as Parameters<typeof Bus.prototype.ask<O>>)),
    query: (sql, parameters) => running.database.manager.query(sql, parameters),
    files: host.files,
  };
  return {
    subject,
    stop: async () => {
      await running.stop();
      await close();
    },
  };
}

const folder: Adapter<Asked> = { name: 'a folder', start: () => startSessions() };

const bucket: Adapter<Asked> = {
  name: 'an S3 bucket',
  needsDocker: true,
  start: async () => {
    const storage = await startStorage();
    const { subject, stop } = await startSessions({
      S3_ENDPOINT: storage.url,
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    });
    await eventually(() => subject.files.check(), 60_000);
    return {
      subject,
      stop: async () => {
        await stop();
        await storage.stop();
      },
    };
  },
};

/** Longer than one part of an upload to S3. */
const AUDIO_BYTES = 20_000_000;

conformance<Asked>('exports', [folder, bucket], (service) => {
  (hasUnzip ? it : it.skip)(
    'come out of the store as they went in, audio byte by byte',
    async () => {
      const ada = anActor();
      const { ready, keysOf } = exportsOf(service());
      const { sessionId } = await service().ask(sessions.create, { title: 'Opening' }, ada);
      const [audio, key] = [randomBytes(AUDIO_BYTES), `uploads/${randomUUID()}`];
      await service().files.put(key, audio);
      await service().query(
        `insert into recording (id, session_id, user_id, file_key, content_type, file_name, size, sha256, created_at)
         values ($1, $2, $3, $4, 'audio/webm', 'take.webm', $5, $6, now())`,
        [randomUUID(), sessionId, ada.userId, key, AUDIO_BYTES, 'a'.repeat(64)],
      );
      const { size } = await ready(ada);
      expect(size).toBeGreaterThan(AUDIO_BYTES);
      const zip = await unzipped(service().files, (await keysOf(ada))[0]!);
      const { records, problems } = recordsIn(zip);
      expect(problems).toEqual([]);
      const [path] = records['sessions']![0]!['files'] as string[];
      expect(zip.get(path!)!.equals(audio)).toBe(true);
    },
    60_000,
  );
});
