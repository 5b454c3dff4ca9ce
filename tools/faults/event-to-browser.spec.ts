import { describe, expect, it } from '@jest/globals';
import { eventually } from '@lectern/testing/eventually';
import { aBrowser, announceReports } from './browser.js';
import { report } from './ledger.js';
import { testStack } from './stack.js';

const NOTIFICATIONS = 300;
const MAX_P99_MS = 250;

const under = testStack();

/** The way of one fact: fact -> rule -> row -> socket -> fetched by the browser. */
describe('a fact', () => {
  it('is a notification in the browser quickly while nothing is wrong', async () => {
    const { stack } = under;
    const attorney = await stack.join();
    const browser = aBrowser(stack.url, attorney);
    await eventually(() => expect(browser.socket.connected).toBe(true));
    // The first ones find every process cold.
    await announceReports(stack, attorney, 20, new Map());
    const announced = new Map<string, number>();
    await announceReports(stack, attorney, NOTIFICATIONS, announced);
    await eventually(() =>
      expect(browser.shown.filter(({ actionUrl }) => announced.has(actionUrl))).toHaveLength(NOTIFICATIONS),
    );
    browser.socket.disconnect();
    const steps = browser.shown.flatMap(({ actionUrl, stored, heard, at }) => {
      const from = announced.get(actionUrl);
      if (from === undefined) return [];
      return [
        { total: at - from, row: stored - from, socket: (heard ?? at) - stored, fetch: at - (heard ?? at) },
      ];
    });
    const spread = (name: keyof (typeof steps)[number]): string =>
      [50, 95, 99]
        .map((p) =>
          percentile(
            steps.map((step) => step[name]),
            p,
          ),
        )
        .join('/');
    report('fact to browser, milliseconds p50/p95/p99', {
      notifications: steps.length,
      'all the way': spread('total'),
      'fact to row': spread('row'),
      'row to socket': spread('socket'),
      'socket to fetched': spread('fetch'),
    });
    expect(
      percentile(
        steps.map(({ total }) => total),
        99,
      ),
    ).toBeLessThanOrEqual(MAX_P99_MS);
  }, 240_000);
});

const percentile = (values: number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((p / 100) * values.length))] ?? NaN;
