import { describe, expect, it } from '@jest/globals';
import { ALLOWED } from '@lectern/contracts/allowance';
import { UPLOAD_PART_BYTES } from '@lectern/contracts/file-limits';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { someBytes, someone, testGateway } from '../gateway.fixtures.js';

const lectern = testGateway();
const { api } = lectern;
const analyze = `/api/sessions/${randomUUID()}/analyze`;
const partsOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / UPLOAD_PART_BYTES) }, (_, part) =>
    bytes.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES),
  );
const put = (bearer: string, sha256: string, part: number | string, content: Buffer) =>
  api()
    .put(`/api/uploads/${sha256}/${part}`)
    .set('Authorization', bearer)
    .set('Content-Type', 'application/octet-stream')
    .send(content);
const arrived = async (bearer: string, sha256: string): Promise<number[]> =>
  (await api().get(`/api/uploads/${sha256}`).set('Authorization', bearer).expect(200)).body.parts;
const take = (bearer: string, sha256: string, fileName = 'take.webm') =>
  api()
    .post(analyze)
    .set('Authorization', bearer)
    .field({ arrived: sha256, fileName, contentType: 'audio/webm', transcript: 'May it please the court.' });
const stored = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of lectern.host.files.list('uploads')) keys.push(key);
  return keys.sort();
};

const beingWritten = async (): Promise<string[]> =>
  (await readdir(join(lectern.host.environment.dataDir, 'files', 'uploads'), { recursive: true })).filter(
    (name) => name.endsWith('.part'),
  );

describe('a file in parts', () => {
  it('goes on with what is missing, in any order, and is handed over as one', async () => {
    const { bearer } = await someone();
    const { bytes, sha256 } = someBytes(2 * UPLOAD_PART_BYTES + 1234);
    const parts = partsOf(bytes);
    expect(await arrived(bearer, sha256)).toEqual([]);
    await put(bearer, sha256, 2, parts[2]!).expect(204);
    await put(bearer, sha256, 0, parts[0]!).expect(204);
    expect(await arrived(bearer, sha256)).toEqual([0, 2]);
    await take(bearer, sha256).expect(409);
    await put(bearer, sha256, 1, parts[1]!).expect(204);
    const answer = await take(bearer, sha256).expect(202);
    expect(answer.body.received).toEqual({ size: bytes.length, sha256 });
    const { upload, ...seen } = lectern.seen.at(-1)!;
    expect(upload).toMatchObject({ fileName: 'take.webm', contentType: 'audio/webm' });
    expect(seen).toMatchObject({ transcript: 'May it please the court.' });
    expect(seen).not.toHaveProperty('arrived');
    expect(await lectern.host.files.size(upload.key)).toBe(bytes.length);
    await eventually(async () => expect(await arrived(bearer, sha256)).toEqual([]));
  });

  it("is known to its sender alone: another's parts are nobody's", async () => {
    const [one, other] = [await someone(), await someone()];
    const { bytes, sha256 } = someBytes(1000);
    await put(one.bearer, sha256, 0, bytes).expect(204);
    expect(await arrived(other.bearer, sha256)).toEqual([]);
    await take(other.bearer, sha256).expect(409);
    await api().get(`/api/uploads/${sha256}`).expect(401);
    await api().put(`/api/uploads/${sha256}/0`).send('x').expect(401);
    expect(await arrived(one.bearer, sha256)).toEqual([0]);
  });

  it('is given up when its parts are another file, or when it is refused', async () => {
    const { bearer } = await someone();
    const [file, other] = [someBytes(1000), someBytes(1000)];
    const before = await stored();
    await put(bearer, file.sha256, 0, other.bytes).expect(204);
    await take(bearer, file.sha256).expect(400);
    expect(await stored()).toEqual(before);
    await put(bearer, other.sha256, 0, other.bytes).expect(204);
    await take(bearer, other.sha256, 'refused.wav').expect(415);
    // The parts wait for another try or the sweep; what was put together is gone.
    expect((await stored()).filter((key) => !before.includes(key))).toHaveLength(1);
  });

  it.each<[string, string, number | string, number, number]>([
    ['a part that is too large', 'a'.repeat(64), 0, UPLOAD_PART_BYTES + 1, 413],
    ['a part beyond the largest file', 'a'.repeat(64), 50, 10, 400],
    ['a part without a number', 'a'.repeat(64), 'x', 10, 400],
    ['a hash that is none', '..%2F..%2Fetc', 0, 10, 400],
  ])('%s is refused, and nothing of it stays', async (_what, sha256, part, size, status) => {
    const { bearer } = await someone();
    const before = await stored();
    await put(bearer, sha256, part, Buffer.alloc(size)).expect(status);
    expect(await stored()).toEqual(before);
  });

  it('keeps nothing of a part that was cut off', async () => {
    const { bearer } = await someone();
    const before = await stored();
    const call = httpRequest(`${lectern.address}/api/uploads/${'b'.repeat(64)}/0`, {
      method: 'PUT',
      headers: { authorization: bearer, 'content-length': 100_000 },
    });
    call.on('error', () => undefined);
    await new Promise((sent) => call.write(Buffer.alloc(50_000), sent));
    await eventually(async () => expect(await beingWritten()).toHaveLength(1));
    call.destroy();
    await eventually(async () => expect(await beingWritten()).toEqual([]));
    expect(await stored()).toEqual(before);
  });

  it('survives callers who hang up at once', async () => {
    const { bearer } = await someone();
    for (let turn = 0; turn < 20; turn++) {
      const call = httpRequest(`${lectern.address}/api/uploads/${'c'.repeat(64)}/0`, {
        method: 'PUT',
        headers: { authorization: bearer, 'content-length': 100_000 },
      });
      call.on('error', () => undefined);
      await new Promise((sent) => call.write(Buffer.alloc(1000), sent));
      call.destroy();
    }
    expect(await arrived(bearer, 'c'.repeat(64))).toEqual([]);
  });

  it('is put together for a route as large as the route takes, and no larger', async () => {
    const { bearer } = await someone();
    const { bytes, sha256 } = someBytes(UPLOAD_PART_BYTES + 1);
    for (const [part, content] of partsOf(bytes).entries())
      await put(bearer, sha256, part, content).expect(204);
    const before = await stored();
    await api()
      .post('/api/user/avatar')
      .set('Authorization', bearer)
      .field({ arrived: sha256, fileName: 'me.png', contentType: 'image/png' })
      .expect(413);
    expect(await stored()).toEqual(before);
  });

  it('counts what is on its way beside what the account keeps', async () => {
    const { bearer } = await someone();
    const ofParts = async () =>
      (await api().get('/api/user/allowance').set('Authorization', bearer).expect(200)).body.filter(
        ({ kind }: { kind: string }) => kind === 'parts',
      );
    const { most } = ALLOWED.parts;
    expect(await ofParts()).toEqual([{ kind: 'parts', used: 0, most, per: 'account' }]);
    for (const size of [1000, 234]) {
      const { bytes, sha256 } = someBytes(size);
      await put(bearer, sha256, 0, bytes).expect(204);
    }
    expect(await ofParts()).toEqual([{ kind: 'parts', used: 1234, most, per: 'account' }]);
    expect(most).toBe(150 * UPLOAD_PART_BYTES);
  });

  it('gives way, oldest part first, when one user leaves too many', async () => {
    const { bearer, userId } = await someone();
    const files = Array.from({ length: 4 }, () => someBytes(10));
    for (let at = 0; at < 150; at++) {
      const { sha256 } = files[Math.floor(at / 50)]!;
      await lectern.host.files.put(`uploads/parts/${userId}/${sha256}-${at % 50}`, Buffer.from('x'));
    }
    const newest = files[3]!;
    await put(bearer, newest.sha256, 0, newest.bytes).expect(204);
    const kept = (await stored()).filter((key) => key.includes(userId));
    expect(kept).toHaveLength(150);
    expect(await arrived(bearer, newest.sha256)).toEqual([0]);
  });
});
