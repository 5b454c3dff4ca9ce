import { describe, expect, it } from '@jest/globals';
import { signLink, signUploadLink } from '@lectern/platform/files/signed-link';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Test } from 'supertest';
import { someBytes, someone, testGateway } from './gateway.fixtures.js';

const lectern = testGateway();
const { api } = lectern;
const storedUploads = async (): Promise<string[]> =>
  readdir(join(lectern.host.environment.dataDir, 'files', 'uploads')).catch(() => []);

describe('an upload', () => {
  const path = `/api/sessions/${randomUUID()}/analyze`;

  it('is stored while it arrives, measured, and handed over with its fields', async () => {
    const { bearer } = await someone();
    const { bytes, sha256 } = someBytes(300_000);
    const answer = await api()
      .post(path)
      .set('Authorization', bearer)
      .field('transcript', 'May it please the court.')
      .attach('audio', bytes, { filename: '../../take 1.webm', contentType: 'audio/webm' })
      .expect(202);
    expect(answer.body.received).toEqual({ size: 300_000, sha256 });
    const seen = lectern.seen.at(-1)!;
    expect(seen).toMatchObject({
      transcript: 'May it please the court.',
      upload: { contentType: 'audio/webm' },
    });
    expect(seen.upload.fileName).not.toContain('/');
    expect(await lectern.host.files.size(seen.upload.key)).toBe(300_000);
  });

  it.each<[string, number, (call: Test) => Test]>([
    ['a refused file', 415, (call) => call.attach('audio', Buffer.from('text'), 'refused.wav')],
    ['no file', 400, (call) => call.field('transcript', 'words')],
    ['a file in the wrong field', 400, (call) => call.attach('pdf', Buffer.from('x'), 'a.pdf')],
    ['a body that is no form', 400, (call) => call.send({ audio: 'x' })],
    [
      'two files',
      400,
      (call) => call.attach('audio', Buffer.from('a'), 'a.wav').attach('audio', Buffer.from('b'), 'b.wav'),
    ],
    [
      "another's userId",
      403,
      (call) => call.field('userId', 'someone').attach('audio', Buffer.from('a'), 'a.wav'),
    ],
  ])('%s leaves nothing behind', async (_what, status, prepare) => {
    const { bearer } = await someone();
    const before = await storedUploads();
    await prepare(api().post(path).set('Authorization', bearer)).expect(status);
    expect(await storedUploads()).toEqual(before);
  });

  it('that the store cannot take is no fault of the caller, and the connection goes on', async () => {
    const { bearer } = await someone();
    const { files } = lectern.host;
    const { put } = files;
    files.put = async () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const { bytes } = someBytes(3_000_000);
      const send = api().post(path).agent(agent).set('Authorization', bearer).attach('audio', bytes, 'a.wav');
      expect(await send).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      await api().get('/api/config').agent(agent).timeout(3000).expect(200);
    } finally {
      files.put = put;
      agent.destroy();
    }
  });

  it('without a token is refused before it is read', async () => {
    await api().post(path).attach('audio', Buffer.from('a'), 'a.wav').expect(401);
  });

  it('whose answer was lost is kept: the service may have taken it over', async () => {
    const { bearer } = await someone();
    const before = await storedUploads();
    const send = api().post(path).set('Authorization', bearer);
    await send.attach('audio', Buffer.from('sound'), 'unanswered.wav').expect(503);
    expect(await storedUploads()).toHaveLength(before.length + 1);
  });

  it('that is cut off leaves nothing behind', async () => {
    const { bearer } = await someone();
    const before = await storedUploads();
    const { hostname, port } = new URL(lectern.address);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer}\r\nContent-Length: 100000\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n${'x'.repeat(20_000)}`,
    );
    await eventually(async () => expect((await storedUploads()).length).toBe(before.length + 1));
    socket.destroy();
    await eventually(async () => expect(await storedUploads()).toEqual(before));
  });
});

describe('a file as base64 text', () => {
  const { bytes, sha256 } = someBytes(3_000_001);
  const send = async (pdfData: unknown) =>
    api()
      .post('/api/upload/session-pdf')
      .set('Authorization', (await someone()).bearer)
      .send({ sessionId: randomUUID(), pdfData });

  it.each([
    ['bare', bytes.toString('base64')],
    ['as a data URL', `data:application/pdf;base64,${bytes.toString('base64')}`],
  ])('%s arrives byte for byte', async (_what, pdfData) => {
    expect((await send(pdfData)).body.url).toBe(`/media/${sha256}`);
  });

  it.each([undefined, 7, '', 'not base64 at all!'])('%j is 400 and names the field', async (pdfData) => {
    const before = await storedUploads();
    expect(await send(pdfData)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'pdfData' }] } },
    });
    expect(await storedUploads()).toEqual(before);
  });
});

describe('an upload link', () => {
  const link = (maxBytes = 10) =>
    signUploadLink(lectern.host.environment.secret('LINK_SECRET'), {
      key: `uploads/${randomUUID()}`,
      type: 'audio/webm',
      maxBytes,
    });
  const put = (path: string, body: string, type = 'audio/webm') =>
    api().put(path).set('Content-Type', type).serialize(String).send(body);

  it('takes its file once', async () => {
    const path = link();
    await put(path, 'sound').expect(200);
    await put(path, 'other').expect(409);
  });

  it('takes nothing else', async () => {
    await put(link(), 'sound', 'text/html').expect(415);
    await put(link(), 'more than ten bytes').expect(413);
    await put(`${link().slice(0, -4)}AAAA`, 'sound').expect(404);
    expect(await storedUploads()).not.toContainEqual(expect.stringContaining('.part'));
  });
});

describe('a signed link', () => {
  const link = async (seconds?: number) => {
    const key = `uploads/${randomUUID()}`;
    await lectern.host.files.put(key, Buffer.from('0123456789'));
    const secret = lectern.host.environment.secret('LINK_SECRET');
    return signLink(secret, { key, name: 'täke "1".webm', type: 'audio/webm' }, seconds);
  };

  it('opens the file, whole or in part', async () => {
    const path = await link();
    const whole = await api().get(path).buffer(true).expect(200);
    expect(whole.headers).toMatchObject({
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="t_ke _1_\.webm"/);
    const partly = await api().get(path).set('Range', 'bytes=2-4').buffer(true).expect(206);
    expect(partly.headers['content-range']).toBe('bytes 2-4/10');
    expect((await api().get(path).set('Range', 'bytes=-3').expect(206)).headers['content-range']).toBe(
      'bytes 7-9/10',
    );
    await api().get(path).set('Range', 'bytes=50-').expect(400);
  });

  it.each<[string, () => Promise<string>]>([
    ['expired', () => link(-1)],
    ['forged', async () => `${(await link()).slice(0, -4)}AAAA`],
    ['nonsense', async () => '/media/x'],
  ])('%s is 404', async (_what, path) => {
    await api()
      .get(await path())
      .expect(404);
  });
});
