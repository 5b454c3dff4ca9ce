import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { resolve as pathOf } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Asking } from './asking.js';
import { beginContainer, endContainer, isHealthy } from './backing-service.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const SERVICES = ['gateway', 'identity', 'sessions', 'content', 'analysis', 'notifications', 'community'];
const RESTARTS = 5;
/** Fewer where the machine has other work: FAULTS_PER_SECOND. */
const PER_SECOND = Number(process.env['FAULTS_PER_SECOND'] ?? 50);
const UPLOAD_MS = 20_000;
const PIECES = 40;
const SPEECH = pathOf('libs/speech/test-data/talking-fast-then-slow.wav');

const under = testStack();

// One of a kind cannot be restarted unnoticed, so this is for containers: npm run faults -- --compose rolling-restarts
const composed = process.env['FAULTS_STACK'] === 'compose' ? describe : describe.skip;

composed('two of every service, restarted one after the other', () => {
  it.each(SERVICES)(
    '%s: five times, and nobody notices',
    async (name) => {
      const { stack } = under;
      const replicas = (await stack.containers!.scale(SERVICES, 2)).get(name)!;
      await stack.ready(60_000);
      const attorneys = await Promise.all(Array.from({ length: 5 }, () => stack.join()));
      const asking = await Asking.begin(attorneys, PER_SECOND);
      await delay(3000);
      const began = Date.now();
      try {
        for (let i = 0; i < RESTARTS; i++)
          for (const id of replicas) {
            await endContainer(id, 'SIGTERM');
            await beginContainer(id);
            await eventually(async () => expect(await isHealthy(id)).toBe(true), 300_000);
          }
        await delay(2000);
      } finally {
        await asking.stop();
      }
      const seconds = (Date.now() - began) / 1000;
      report(`${RESTARTS} rolling restarts of ${name}`, {
        replicas: replicas.length,
        'asked a second': PER_SECOND,
        asked: asking.count,
        seconds: seconds.toFixed(0),
        answers: JSON.stringify([...asking.answers]),
        'slowest answer, ms': asking.slowestMs,
        '5xx or none': asking.failed.slice(0, 5).join('; ') || 0,
      });
      expect(asking.failed).toEqual([]);
    },
    900_000,
  );
});

composed('an upload of 20 s', () => {
  it.each([{ stopped: 'gateway' }, { stopped: '' }])(
    'survives `docker compose stop $stopped`',
    async ({ stopped }) => {
      const { stack } = under;
      const { compose, scale } = stack.containers!;
      await scale(SERVICES, 1);
      await stack.ready(60_000);
      const attorney = await stack.join();
      const created = await attorney.call('POST', '/api/sessions', { title: 'Uploaded while it stops' });
      const session = `/api/sessions/${created.body['id']}`;
      const sent = uploadSlowly(`${stack.url}${session}/analyze`, attorney.token);
      await delay(3000);
      const began = Date.now();
      await compose('stop', ...(stopped === '' ? [] : [stopped]));
      const stoppedMs = Date.now() - began;
      const { status, ms } = await sent;
      await compose('up', '-d');
      await stack.ready(180_000);
      const analyzed = async (): Promise<void> =>
        expect((await attorney.call('GET', session)).body['status']).toBe('completed');
      await eventually(analyzed, 120_000).catch(() => undefined);
      const { body } = await attorney.call('GET', session);
      report(`upload of 20 s, docker compose stop ${stopped}`, {
        answer: status,
        'upload, seconds': (ms / 1000).toFixed(1),
        'stopped within, seconds': (stoppedMs / 1000).toFixed(1),
        'the session afterwards': body['status'],
      });
      expect({ status, session: body['status'] }).toEqual({ status: 202, session: 'completed' });
    },
    600_000,
  );
});

/** Sends the recording of a form piece by piece, as over a slow line. */
async function uploadSlowly(url: string, token: string): Promise<{ status: number; ms: number }> {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="audio"; filename="speech.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  const form = Buffer.concat([
    Buffer.from(head),
    await readFile(SPEECH),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const piece = Math.ceil(form.length / PIECES);
  const began = Date.now();
  const status = await new Promise<number>((resolve) => {
    const upload = request(
      url,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': form.length,
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    upload.on('error', () => resolve(0));
    void (async () => {
      for (let at = 0; at < form.length; at += piece) {
        upload.write(form.subarray(at, at + piece));
        await delay(UPLOAD_MS / PIECES);
      }
      upload.end();
    })();
  });
  return { status, ms: Date.now() - began };
}
