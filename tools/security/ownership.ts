import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Answer, Person } from './people.ts';
import type { Row, Scene } from './row.ts';
import { type Call, calls, pathWith, sample, schemaOf } from './samples.ts';

/** Parameters that name no thing of a person: a hash or a key is the caller's own whoever else has the same. */
const OWN = new Set(['sha256', 'part', 'page', 'requestId']);

/** What the community shows to all of its members, and lets them do with each other's posts. */
const SHARED = new Set([
  'community.get-post',
  'community.list-comments',
  'community.create-comment',
  'community.set-post-liked',
  'community.report-post',
]);

const guarded = calls.filter(({ operation }) => operation.access === 'user');

/** The answer to a call with these values, with a body that fits and names B's things wherever it names things. */
async function ask(person: Person, call: Call, values: Record<string, string>): Promise<Answer> {
  const { route } = call;
  const path = pathWith(call, values);
  if (route.method === 'GET') return person.call('GET', path);
  const body = Object.fromEntries(
    Object.entries(sample(schemaOf(call)) as Record<string, unknown>)
      .filter(([name]) => !call.params.includes(name) && name !== 'upload')
      .map(([name, value]) => [name, values[name] ?? value]),
  );
  if (route.upload === undefined || route.upload.encoding === 'base64')
    return person.call(route.method, path, body);
  const file = { bytes: 'RIFF', name: 'a.wav', type: 'audio/wav' };
  return person.upload(path, route.upload.field, file, body);
}

const plain = ({ status, body, text }: Answer): string =>
  `${status} ${JSON.stringify(body === undefined ? text : { ...body, traceId: undefined })}`;

/** The answer to a read, asked again while this machine is too busy to give one: nothing seen is nothing changed. */
async function settled(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 0; tries < 10 && answer.status >= 500; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    answer = await ask();
  }
  return answer;
}

/** Everything that B sees of what is B's. */
async function viewOf(b: Person, ids: Record<string, string>): Promise<string> {
  const lists = guarded.filter(
    ({ route }) =>
      route.method === 'GET' && !/feed|calendar|push|stats|community|leaderboard/.test(route.path),
  );
  const seen: string[] = [];
  for (const call of lists) {
    const { body, status } = await settled(() => b.call('GET', pathWith(call, { ...ids, userId: b.userId })));
    // Links are signed anew each time; what is refused names its trace.
    const lasting = (key: string, value: unknown): unknown =>
      /url|expires|lastUsed/i.test(key) ? '' : value;
    if (status < 300) seen.push(`${call.route.path} ${JSON.stringify(body, lasting)}`);
  }
  return seen.sort().join('\n');
}

/** Ids by parameter: what a new operation takes must be made in the scene, or be said to be nobody's. */
function valuesFor({ ids, b }: Scene, call: Call): Record<string, string> {
  const values: Record<string, string> = { ...ids, userId: b.userId };
  for (const name of call.params) {
    if (OWN.has(name))
      values[name] ??=
        name === 'sha256' ? 'a'.repeat(64) : name === 'page' || name === 'part' ? '1' : randomUUID();
    assert.ok(
      values[name] !== undefined,
      `${call.operation.name}: nothing of B's for :${name} (tools/security/scene.ts)`,
    );
  }
  return values;
}

const idor: Row = {
  id: 'S1',
  title: 'no operation gives or changes what is another user’s',
  run: async (scene) => {
    const { a, b, marker } = scene;
    const before = await viewOf(b, scene.ids);
    assert.ok(before.includes(marker), 'B sees nothing of its own');
    const nobody = Object.assign(Object.create(Object.getPrototypeOf(a)), a, { accessToken: '' }) as Person;
    let asked = 0;
    for (const call of guarded) {
      const values = valuesFor(scene, call);
      const name = `${call.operation.name} ${call.route.method} ${call.route.path}`;
      const without = await ask(nobody, call, values);
      assert.equal(without.status, 401, `${name} without a token: ${without.status}`);
      const answer = await ask(a, call, values);
      asked += 2;
      assert.ok(
        answer.status < 500 || answer.status === 503,
        `${name}: ${answer.status} ${answer.text.slice(0, 200)}`,
      );
      assert.ok(!answer.text.includes(marker), `${name} shows B's: ${answer.text.slice(0, 200)}`);
      const foreign = call.params.filter((param) => !OWN.has(param));
      if (foreign.length === 0 || answer.status >= 400 || SHARED.has(call.operation.name)) continue;
      // Nothing is no gift: then it is what everybody gets for an id that nobody has.
      const nothing = Object.fromEntries(foreign.map((param) => [param, randomUUID()]));
      const random = await ask(a, call, { ...values, ...nothing });
      assert.equal(plain(answer), plain(random), `${name}: ${answer.status} for B's ${foreign.join()}`);
    }
    assert.equal(await viewOf(b, scene.ids), before, 'something of B’s has changed');
    return `${guarded.length} operations, ${asked} calls: 0 of B's shown, 0 changed`;
  },
};

const existence: Row = {
  id: 'S2',
  title: 'another’s id and one that nobody has are answered alike',
  run: async (scene) => {
    let pairs = 0;
    for (const call of guarded) {
      const foreign = call.params.filter((param) => !OWN.has(param) && param !== 'userId');
      if (foreign.length === 0 || SHARED.has(call.operation.name)) continue;
      const values = valuesFor(scene, call);
      const nothing = { ...values, ...Object.fromEntries(foreign.map((param) => [param, randomUUID()])) };
      const own = { userId: scene.a.userId };
      const [real, random] = [
        await ask(scene.a, call, { ...values, ...own }),
        await ask(scene.a, call, { ...nothing, ...own }),
      ];
      const cleaned = (answer: Answer, ids: Record<string, string>): string =>
        foreign.reduce((text, param) => text.replaceAll(ids[param]!, param), plain(answer));
      assert.equal(
        cleaned(real, values),
        cleaned(random, nothing),
        `${call.route.method} ${call.route.path}`,
      );
      pairs++;
    }
    assert.ok(pairs >= 20, `only ${pairs} pairs`);
    return `${pairs} pairs, 0 differ`;
  },
};

const community: Row = {
  id: 'S29',
  title: 'community lists show no address and no id of others, and their texts belong to their authors',
  run: async (scene) => {
    const { a, b, marker, ids } = scene;
    const there = calls.filter(
      ({ operation, route }) =>
        route.method === 'GET' && /community|leaderboard/.test(route.path) && operation.access === 'user',
    );
    assert.ok(there.length >= 6, `only ${there.length} lists`);
    for (const call of there) {
      const { status, text } = await ask(a, call, ids);
      assert.equal(status, 200, `${call.route.path}: ${status}`);
      for (const hidden of [b.userId, b.email, marker, '@'])
        assert.ok(!text.includes(hidden), `${call.route.path} shows ${hidden}`);
    }
    const [post, comment] = [
      `/api/community/posts/${ids['postId']}`,
      `/api/community/comments/${ids['commentId']}`,
    ];
    const attempts: [string, string, object?][] = [
      ['PUT', post, { title: 'Mine now' }],
      ['DELETE', post],
      ['PUT', comment, { content: 'Mine now' }],
      ['DELETE', comment],
    ];
    for (const [method, path, body] of attempts)
      assert.equal((await a.call(method, path, body)).status, 404, `${method} ${path}`);
    assert.equal((await b.call('GET', post)).body.title, 'On silence');
    const asB = {
      title: 'As B',
      content: 'Under the name of B.',
      category: 'tip',
      practiceArea: 'Other',
      userId: b.userId,
    };
    assert.equal((await a.call('POST', '/api/community/posts', asB)).status, 403, 'a post under B’s id');
    return `${there.length} lists, ${attempts.length + 1} attempts on B's texts: nothing shown, nothing changed`;
  },
};

export const ownership = [idor, existence, community];
