import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { connect } from 'amqplib';
import { decodeJwt } from 'jose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';
import { TcpProxy } from './tcp-proxy.js';

const NOTIFICATIONS = 200;
const CUT_EVERY_MS = 15_000;
const CUT_MS = 10_000;
const SPACING_MS = 300;

const under = testStack();
const percentile = (values: number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((p / 100) * values.length))] ?? NaN;

/** Announces finished reports as the analysis service does, one after the other. */
async function announceReports(url: string, userId: string, count: number, announced: Map<string, number>) {
  const connection = await connect(url);
  const channel = await connection.createConfirmChannel();
  for (let i = 0; i < count; i++) {
    const payload = {
      analysisId: randomUUID(),
      sessionId: randomUUID(),
      userId,
      title: `Cut ${i}`,
      durationSeconds: 60,
      overallScore: 7,
      confidenceScore: 7,
      audioDiscarded: false,
    };
    const envelope = { id: randomUUID(), name: 'analysis.report-ready', payload, traceId: 'faults' };
    announced.set(`/sessions/${payload.sessionId}`, Date.now());
    channel.publish('lectern.facts', envelope.name, Buffer.from(JSON.stringify(envelope)), {
      persistent: true,
    });
    await channel.waitForConfirms();
    await delay(SPACING_MS);
  }
  await connection.close();
}

/** A browser: hears that there is news, and fetches what came after the last place it knows. */
function aBrowser(port: number, attorney: Attorney) {
  const shown: { actionUrl: string; cursor: number; at: number }[] = [];
  let since = '0';
  let fetching: Promise<void> = Promise.resolve();
  const catchUp = async (): Promise<void> => {
    for (let more = true; more;) {
      const { status, body } = await attorney.call('GET', `/api/notifications/missed?since=${since}`);
      if (status !== 200) return;
      for (const one of body['notifications'])
        shown.push({ actionUrl: one.actionUrl, cursor: Number(one.cursor), at: Date.now() });
      since = body['cursor'];
      more = body['more'];
    }
  };
  const news = (): void => {
    fetching = fetching.then(catchUp).catch(() => undefined);
  };
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: { token: attorney.token },
    transports: ['websocket'],
  });
  socket.on('connect', news);
  socket.on('notifications.notification-created', news);
  return { shown, socket };
}

describe('the socket', () => {
  it('brings an event to the browser quickly while nothing is wrong', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const userId = String(decodeJwt(attorney.token).sub);
    const browser = aBrowser(Number(new URL(stack.url).port), attorney);
    await eventually(() => expect(browser.socket.connected).toBe(true));
    // The first ones find every process cold.
    await announceReports(stack.rabbitmq.url, userId, 20, new Map());
    const announced = new Map<string, number>();
    await announceReports(stack.rabbitmq.url, userId, NOTIFICATIONS, announced);
    await eventually(() =>
      expect(browser.shown.filter(({ actionUrl }) => announced.has(actionUrl))).toHaveLength(NOTIFICATIONS),
    );
    browser.socket.disconnect();
    const delays = browser.shown.flatMap(({ actionUrl, at }) => {
      const from = announced.get(actionUrl);
      return from === undefined ? [] : [at - from];
    });
    report('event to browser, notification fetched, milliseconds', {
      events: delays.length,
      p50: percentile(delays, 50),
      p95: percentile(delays, 95),
      p99: percentile(delays, 99),
    });
    expect(percentile(delays, 99)).toBeLessThanOrEqual(250);
  }, 180_000);

  it('is cut for ten seconds every fifteen: everything is shown, once and in order', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const userId = String(decodeJwt(attorney.token).sub);
    const target = { host: '127.0.0.1', port: Number(new URL(stack.url).port) };
    const line = await TcpProxy.start(() => target);
    const browser = aBrowser(line.port, attorney);
    const announced = new Map<string, number>();
    let cuts = 0;
    let cutting = true;
    const cutter = (async () => {
      while (cutting) {
        await delay(CUT_EVERY_MS - CUT_MS);
        line.cut();
        cuts += 1;
        await delay(CUT_MS);
        line.mend();
      }
    })();
    await announceReports(stack.rabbitmq.url, userId, NOTIFICATIONS, announced);
    cutting = false;
    await cutter;
    const mendedAt = Date.now();
    const mine = () => browser.shown.filter(({ actionUrl }) => announced.has(actionUrl));
    await eventually(() => expect(mine().length).toBeGreaterThanOrEqual(NOTIFICATIONS), 30_000).catch(
      () => undefined,
    );
    const shown = mine();
    const cursors = shown.map(({ cursor }) => cursor);
    const { body } = await attorney.call('GET', '/api/notifications/page?limit=1');
    browser.socket.disconnect();
    await line.stop();
    const figures = {
      shown: shown.length,
      lost: [...announced.keys()].filter((url) => !shown.some(({ actionUrl }) => actionUrl === url)),
      duplicate: cursors.filter((cursor, i) => cursors.indexOf(cursor) !== i),
      'out of order': cursors.filter((cursor, i) => i > 0 && cursor <= cursors[i - 1]!),
    };
    report(`socket cut ${cuts} times`, {
      ...figures,
      unread: body['unread'],
      'caught up, seconds after the last mend': (
        (Math.max(...shown.map(({ at }) => at)) - mendedAt) /
        1000
      ).toFixed(1),
    });
    expect(figures).toEqual({ shown: NOTIFICATIONS, lost: [], duplicate: [], 'out of order': [] });
  }, 300_000);
});
