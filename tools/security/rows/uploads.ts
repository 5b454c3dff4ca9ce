import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { Person } from '../people.ts';
import type { Row } from '../row.ts';
import { NotHere } from '../row.ts';
import { beside } from './beside.ts';

const PART = 4 * 1024 * 1024;
const HIDDEN = 'hidden-in-the-picture';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name), data])));
  return Buffer.concat([length, Buffer.from(name), data, sum]);
}

/** A PNG that says it has this size; its pixels are those of a small one, with words in it and behind it. */
function png(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = Buffer.alloc(Math.min(side, 64) * (1 + Math.min(side, 64) * 3), 0x60);
  for (let at = 0; at < rows.length; at += 1 + Math.min(side, 64) * 3) rows[at] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\u0000${HIDDEN}`)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(`<script>${HIDDEN}</script>`),
  ]);
}

const picture = (person: Person, bytes: Buffer) =>
  person.upload('/api/user/avatar', 'avatar', {
    bytes: new Uint8Array(bytes),
    name: 'me.png',
    type: 'image/png',
  });

const put = async (person: Person, path: string, bytes: Buffer): Promise<number> => {
  const answer = await fetch(`${person.installation.url}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.accessToken}`, 'x-forwarded-for': person.address },
    body: new Uint8Array(bytes),
  });
  await answer.text();
  return answer.status;
};

export const uploads: Row[] = [
  {
    id: 'L9',
    title: 'a profile picture is measured by its head, drawn anew, and carries nothing else',
    run: async ({ installation }) => {
      const person = await Person.join(installation);
      const began = performance.now();
      const large = await picture(person, png(10_000));
      const ms = Math.round(performance.now() - began);
      assert.equal(large.status, 422, large.text.slice(0, 200));
      const small = await picture(person, png(64));
      if (small.body?.code === 'not_installed') throw new NotHere('ffmpeg is not installed here');
      assert.equal(small.status, 200, small.text.slice(0, 200));
      const link = new URL(small.body.avatarUrl, installation.url);
      const kept = await fetch(`${installation.url}${link.pathname}`);
      const bytes = Buffer.from(await kept.arrayBuffer());
      assert.ok(bytes.length > 50 && !bytes.includes(HIDDEN), 'what was hidden in it is served');
      return `10,000 x 10,000: 422 in ${ms} ms ("${large.body.error}"); of 64 x 64 with words in and behind it ${bytes.length} bytes are kept, without them`;
    },
  },
  {
    id: 'X3',
    title:
      'files in parts: no way past the size of a route, no copies that fill the disk, no hash of another',
    run: async (scene) => {
      const { installation } = scene;
      const [ada, eve] = [await Person.join(installation), await Person.join(installation)];
      const parts = Array.from({ length: 5 }, () => randomBytes(PART));
      const hash = sha256(Buffer.concat(parts));
      for (const [at, part] of parts.entries())
        assert.equal(await put(ada, `/api/uploads/${hash}/${at}`, part), 204);
      const take = (person: Person, path: string, fields = {}) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({
          arrived: hash,
          fileName: 'a.png',
          contentType: 'image/png',
          ...fields,
        }))
          form.append(name, String(value));
        return person.call('POST', path, form);
      };
      const statuses = {
        'a picture of 20 MB': (await take(ada, '/api/user/avatar')).status,
        'the hash of another': (await take(eve, '/api/read-text')).status,
        'a part of 5 MB': await put(ada, `/api/uploads/${hash}/0`, randomBytes(PART + PART / 4)),
        'part 50': await put(ada, `/api/uploads/${hash}/50`, randomBytes(10)),
        'part -1': await put(ada, `/api/uploads/${hash}/-1`, randomBytes(10)),
        'part 0x1': await put(ada, `/api/uploads/${hash}/0x1`, randomBytes(10)),
      };
      assert.deepEqual(Object.values(statuses), [413, 409, 413, 400, 400, 400], JSON.stringify(statuses));
      const session = await ada.call('POST', '/api/sessions', { title: 'Copies' });
      // Random bytes are no recording: each copy is made, looked at, refused and deleted.
      const [copies, worst] = await beside(
        scene,
        Promise.all(
          Array.from({ length: 40 }, () =>
            take(ada, `/api/sessions/${session.body.id}/analyze`, { contentType: 'audio/wav' }),
          ),
        ),
      );
      const answers = [...new Set(copies.map(({ status }) => status))];
      assert.ok(
        answers.every((status) => status < 500),
        answers.join(),
      );
      assert.ok(worst < 2_000, `another's read took ${Math.round(worst)} ms`);
      const kept = (await ada.call('GET', '/api/user/allowance')).body.find(
        ({ kind }: { kind: string }) => kind === 'parts',
      );
      assert.ok(kept.used > 0 && kept.used <= kept.most, JSON.stringify(kept));
      return `${JSON.stringify(statuses)}; 40 times the same 20 MB at once: ${answers.join()}, others <= ${Math.round(worst)} ms; parts count: ${kept.used} of ${kept.most} bytes`;
    },
  },
];
