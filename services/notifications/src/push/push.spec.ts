import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { tokensRevoked } from '@lectern/contracts/identity';
import { notificationPreferences, push } from '@lectern/contracts/notifications';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { jwtVerify } from 'jose';
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aReport } from '../notifications.fixtures.js';
import { notificationsService } from '../service.js';

const arrived: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
const answers = new Map<string, number[]>();
const pushService = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    const status = answers.get(path)?.shift() ?? 201;
    if (status === 201) arrived.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => void pushService.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void pushService.close(() => resolve())));
const portOfPush = () => (pushService.address() as AddressInfo).port;
const addressOfPush = () => `http://127.0.0.1:${portOfPush()}`;
const service = testService(notificationsService, {
  variables: () => ({ PUSH_SERVICES: addressOfPush() }),
});

/** A browser: its key pair, its secret, and what it can read. */
function aBrowser() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/${randomUUID()}`;
  const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
  const derive = (key: Buffer, info: Buffer, length: number) =>
    hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length);
  return {
    path,
    subscription: {
      endpoint: `${addressOfPush()}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const server = body.subarray(21, 21 + 65);
      const agreed = hmac(auth, pair.computeSecret(server));
      const input = derive(agreed, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]), 32);
      const secret = hmac(salt, input);
      const key = derive(secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}
const loud = { quietHoursStart: '00:00', quietHoursEnd: '00:00' };
const messagesTo = (path: string) => arrived.filter((message) => message.path === path);

describe('browser push', () => {
  it('reaches every browser of the user, readable there only, signed with the key it subscribed with', async () => {
    const attorney = anActor();
    await service.ask(notificationPreferences.save, loud, attorney);
    const { publicKey } = await service.ask(push.key, {}, attorney);
    const browsers = [aBrowser(), aBrowser()];
    for (const { subscription } of browsers) await service.ask(push.subscribe, subscription, attorney);
    const report = aReport(attorney.userId);
    await service.announce(reportReady, report);
    for (const { path, read } of browsers) {
      const message = await eventually(() => {
        expect(messagesTo(path)).toHaveLength(1);
        return messagesTo(path)[0]!;
      });
      expect(read(message.body)).toMatchObject({
        title: 'Analysis complete',
        url: `/sessions/${report.sessionId}`,
      });
      const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(message.headers.authorization ?? '') ?? [];
      expect(key).toBe(publicKey);
      const point = Buffer.from(key!, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
      const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
      await jwtVerify(token!, jwk, { audience: addressOfPush() });
    }
  });

  it('forgets a browser that took its permission back, and tries a service in trouble again', async () => {
    const attorney = anActor();
    await service.ask(notificationPreferences.save, loud, attorney);
    const [gone, busy] = [aBrowser(), aBrowser()];
    answers.set(gone.path, [410]);
    answers.set(busy.path, [503]);
    for (const { subscription } of [gone, busy]) await service.ask(push.subscribe, subscription, attorney);
    await service.announce(reportReady, aReport(attorney.userId));
    await eventually(() => expect(messagesTo(busy.path)).toHaveLength(1), 20_000);
    expect(messagesTo(gone.path)).toEqual([]);
    expect(
      await service.query(`select endpoint from push_subscription where user_id = $1`, [attorney.userId]),
    ).toEqual([{ endpoint: busy.subscription.endpoint }]);
  }, 40_000);

  it.each([
    ['an address inside the network', () => ({ endpoint: 'http://169.254.169.254/latest' })],
    ['another port', () => ({ endpoint: `http://127.0.0.1:${portOfPush() - 1}/x` })],
    ['a key that is none', () => ({ keys: { p256dh: 'AAAA', auth: 'AAAA' } })],
  ])('does not subscribe %s', async (_what, wrong) => {
    const attempt = service.ask(push.subscribe, { ...aBrowser().subscription, ...wrong() }, anActor());
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('ends with the sign-in that allowed it, and with no other', async () => {
    const { userId } = anActor();
    const [here, there] = ['here', 'there'].map((originJti) => ({ userId, originJti }));
    await service.ask(push.subscribe, aBrowser().subscription, here!);
    const { subscriptionId } = await service.ask(push.subscribe, aBrowser().subscription, there!);
    await service.announce(tokensRevoked, { ...here!, until: new Date().toISOString() });
    const left = await service.query(`select id from push_subscription where user_id = $1`, [userId]);
    expect(left).toEqual([{ id: subscriptionId }]);
  });

  it('belongs to who subscribed: a stranger cannot take it away', async () => {
    const owner = anActor();
    const { subscriptionId } = await service.ask(push.subscribe, aBrowser().subscription, owner);
    await expect(service.ask(push.unsubscribe, { subscriptionId }, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await service.ask(push.unsubscribe, { subscriptionId }, owner)).toBeNull();
  });
});
