import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { setTimeout as delay } from 'node:timers/promises';
import { aBrowser, announceReports } from './browser.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';
import { TcpProxy } from './tcp-proxy.js';

const NOTIFICATIONS = 200;
const CUT_EVERY_MS = 15_000;
const CUT_MS = 10_000;

const under = testStack();

describe('the socket', () => {
  it('is cut for ten seconds every fifteen: everything is shown, once and in order', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const target = { host: '127.0.0.1', port: Number(new URL(stack.url).port) };
    const line = await TcpProxy.start(() => target);
    const browser = aBrowser(`http://127.0.0.1:${line.port}`, attorney);
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
    await announceReports(stack, attorney, NOTIFICATIONS, announced);
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
      // None, when the last ones came between two cuts.
      'caught up, seconds after the last mend': Math.max(
        0,
        (Math.max(...shown.map(({ at }) => at)) - mendedAt) / 1000,
      ).toFixed(1),
    });
    expect(figures).toEqual({ shown: NOTIFICATIONS, lost: [], duplicate: [], 'out of order': [] });
  }, 300_000);
});
