import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { readEnvironment } from '@lectern/platform/config/environment';
import { chooseFiles } from '@lectern/platform/host';
import { type Adapter, conformance } from '@lectern/testing/conformance';
import { startRedis, startStorage } from '@lectern/testing/containers';
import { eventually } from '@lectern/testing/eventually';
import { Attorney } from './journey/attorney.js';
import { fillAccount, type Filled } from './journey/fill-account.js';
import { type LecternUnderTest, openLectern } from './journey/lectern-under-test.js';
import {
  makeOlder,
  pathsBelow,
  type Remain,
  rowsByTable,
  searchFiles,
  searchFolder,
  searchRedis,
  searchTables,
  storedKeys,
} from './journey/remains.js';

/** Tables that name users and stay empty of this one: faults, what the service never has, work that names nobody beside its payload. */
const EMPTY = new Set([
  ...['analysis', 'community', 'content', 'identity', 'notifications', 'sessions'].map(
    (service) => `${service}.failed_reaction`,
  ),
  ...['community', 'identity', 'notifications', 'sessions'].flatMap((service) => [
    `${service}.job_run`,
    `${service}.spent`,
  ]),
  'analysis.answered_request',
]);
const GONE = /\.gone_user$/;

/** A Lectern of its own, as it is looked into. */
interface Place {
  lectern: LecternUnderTest;
  /** Names of the stored files. */
  storedFiles(): Promise<string[]>;
  /** What holds one of these outside the database. */
  searchStores(needles: string[]): Promise<Remain[]>;
}

const SETTINGS = { RATE_LIMITS: 'user=5000/60' };

const folder: Adapter<Place> = {
  name: 'a folder',
  start: async () => {
    const lectern = await openLectern(SETTINGS);
    const files = join(lectern.dataDir!, 'files');
    const subject: Place = {
      lectern,
      // But for the folders that everything lies in.
      storedFiles: async () => (await pathsBelow(files).catch(() => [])).filter((path) => path.includes('/')),
      searchStores: (needles) => searchFolder(lectern.dataDir!, needles),
    };
    return { subject, stop: () => lectern.stop() };
  },
};

const bucketAndRedis: Adapter<Place> = {
  name: 'a bucket and Redis',
  needsDocker: true,
  start: async () => {
    const [storage, redis] = await Promise.all([startStorage(), startRedis()]);
    const bucket = {
      S3_ENDPOINT: storage.url,
      S3_ACCESS_KEY_ID: storage.accessKeyId,
      S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    };
    const files = chooseFiles(readEnvironment(bucket));
    await eventually(() => files.check(), 60_000);
    const lectern = await openLectern({ ...SETTINGS, ...bucket, REDIS_URL: redis.url });
    const subject: Place = {
      lectern,
      storedFiles: () => storedKeys(files),
      searchStores: async (needles) => [
        ...(await searchFolder(lectern.dataDir!, needles)),
        ...(await searchFiles(files, needles)),
        ...(await searchRedis(redis, needles)),
      ],
    };
    return {
      subject,
      stop: async () => {
        await lectern.stop();
        await Promise.all([storage.stop(), redis.stop()]);
      },
    };
  },
};

interface Leaver {
  attorney: Attorney;
  filled: Filled;
  needles: string[];
  files: string[];
}

const deleteAccount = (attorney: Attorney, body: object) =>
  attorney.call('POST', '/api/user/account/deletion', body);

/** What a deletion may leave: the id and the day, once a service. */
function assertOnlyTheDay(remains: Remain[], userId: string): void {
  expect(remains.filter(({ where }) => !GONE.test(where))).toEqual([]);
  for (const { what } of remains) expect(what).toMatch(new RegExp(`^\\(${userId},\\d{4}-\\d\\d-\\d\\d\\)$`));
}

conformance<Place>('an account that is deleted', [folder, bucketAndRedis], (place) => {
  let reader: Attorney;
  let postOfReader: string;

  async function fill(): Promise<Leaver> {
    const unique = randomUUID().slice(0, 8);
    const name = `Zephyrine Q${unique}`;
    const sentence = `The lantern of ${unique} went out before the ferry left.`;
    const files = await place().storedFiles();
    const attorney = await Attorney.join(place().lectern, name);
    const filled = await fillAccount({ lectern: place().lectern, attorney, name, sentence }, postOfReader);
    await reader.call('POST', `/api/community/posts/${filled.postId}/comments`, { content: 'And to five.' });
    return { attorney, filled, files, needles: [attorney.userId, attorney.email, name, sentence] };
  }

  const remainsOf = async (needles: string[]): Promise<Remain[]> => [
    ...(await searchTables(place().lectern.databaseUrl!, needles)),
    ...(await place().searchStores(needles)),
  ];

  let leaver: Leaver;
  beforeAll(async () => {
    reader = await Attorney.join(place().lectern, 'Bea Reader');
    // Letters leave at once, whatever the hour is.
    await reader.call('PUT', '/api/notification-preferences', {
      quietHoursStart: '00:00',
      quietHoursEnd: '00:00',
    });
    const post = await reader.call('POST', '/api/community/posts', {
      title: 'On notes',
      content: 'I speak without them.',
      category: 'tip',
      practiceArea: 'Other',
    });
    postOfReader = String(post.body['id']);
    leaver = await fill();
  }, 300_000);

  it('had something in every table that names users', async () => {
    await eventually(async () => {
      const counts = await rowsByTable(place().lectern.databaseUrl!, leaver.attorney.userId);
      const empty = Object.entries(counts).filter(([, rows]) => rows === 0);
      const tables = empty.map(([table]) => table);
      expect(tables.filter((table) => !EMPTY.has(table) && !GONE.test(table))).toEqual([]);
    }, 30_000);
    expect((await place().searchStores(leaver.needles)).length).toBeGreaterThan(2);
  }, 40_000);

  it('is named in no letter to another member', async () => {
    await eventually(async () => {
      expect(await place().searchStores(['A member commented on'])).not.toEqual([]);
    }, 30_000);
  }, 40_000);

  it('takes the right password', async () => {
    expect(await deleteAccount(leaver.attorney, { password: 'not this one' })).toMatchObject({
      status: 422,
      body: { reason: 'password-not-right' },
    });
    expect((await deleteAccount(leaver.attorney, { password: leaver.attorney.password })).status).toBe(204);
  });

  it('leaves the id and the day in every table, file and letter within a minute', async () => {
    await eventually(async () => {
      assertOnlyTheDay(await remainsOf(leaver.needles), leaver.attorney.userId);
      expect(await place().storedFiles()).toEqual(leaver.files);
    }, 60_000);
  }, 90_000);

  it('answers nobody any more, and brings nothing back', async () => {
    const { attorney, filled } = leaver;
    expect((await attorney.call('GET', '/api/sessions')).status).toBe(401);
    expect((await reader.call('GET', `/api/sessions/${filled.sessionId}`)).status).toBe(404);
    assertOnlyTheDay(await remainsOf(leaver.needles), attorney.userId);
  });

  it('leaves its posts and comments under no name', async () => {
    const { body } = await reader.call('GET', `/api/community/posts/${leaver.filled.postId}`);
    expect(body).toMatchObject({ title: 'On silence', author: null, former: true });
    const comments = await reader.call('GET', `/api/community/posts/${postOfReader}/comments`);
    expect(comments.bytes.toString()).toContain('So did I, in Toledo.');
  });

  it('takes them along where that was chosen', async () => {
    const other = await fill();
    await other.attorney.call('PUT', '/api/community/membership', { keepPosts: false });
    expect((await deleteAccount(other.attorney, {})).status).toBe(422);
    const { password } = other.attorney;
    expect((await deleteAccount(other.attorney, { password })).status).toBe(204);
    await eventually(async () => {
      expect((await reader.call('GET', `/api/community/posts/${other.filled.postId}`)).status).toBe(404);
      assertOnlyTheDay(await remainsOf(other.needles), other.attorney.userId);
      expect(await place().storedFiles()).toEqual(other.files);
    }, 60_000);
    const { body } = await reader.call('GET', `/api/community/posts/${postOfReader}`);
    expect(body['comments']).toBe(1);
  }, 300_000);

  it('leaves nothing at all after 31 days', async () => {
    const { lectern } = place();
    await lectern.restart(() => makeOlder(lectern.databaseUrl!, 31));
    await eventually(async () => expect(await remainsOf(leaver.needles)).toEqual([]), 60_000);
  }, 180_000);
});
