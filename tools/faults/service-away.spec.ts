import { describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { report } from './ledger.js';
import { Posting } from './posting.js';
import { testStack } from './stack.js';

const AWAY_MS = 30_000;
/** Long enough for every answer and every request that was left somewhere. */
const QUIET_MS = 15_000;

const under = testStack();

describe.each(['SIGKILL', 'SIGTERM'] as const)(
  'the sessions service ended by %s and away for 30 s',
  (signal) => {
    it('makes nothing after a refusal, refuses at once, and answers soon after its start', async () => {
      const { stack } = under;
      const attorneys = await Promise.all(Array.from({ length: 3 }, () => stack.join()));
      const posting = new Posting(attorneys, `Away ${signal}`, 10);
      await delay(5000);
      const sessions = stack.service('sessions');
      await sessions.end(signal);
      const goneAt = Date.now();
      await delay(AWAY_MS);
      const beganAt = Date.now();
      await sessions.begin();
      const begunMs = Date.now() - beganAt;
      await delay(20_000);
      await posting.stop();
      await delay(QUIET_MS);

      const balance = await posting.balance(stack);
      const slowest = posting.slowestRefusal(goneAt + 2000, beganAt);
      const firstMs = posting.firstSuccess(beganAt) - beganAt;
      report(`sessions ${signal} for 30 s`, {
        ...balance,
        'slowest refusal after 2 s, ms': slowest,
        'first success after the order to start, ms': firstMs,
        'of that until the order was carried out, ms': begunMs,
        'steps of the start, ms since the process began': lastStart(await sessions.log()),
      });
      expect(balance).toMatchObject({ lost: 0, duplicate: 0, 'made after a refusal': 0 });
      expect(slowest).toBeLessThan(1000);
      expect(firstMs).toBeLessThan(20_000);
    }, 300_000);
  },
);

/** What the service has logged about its last start. */
const lastStart = (log: string): string => /.*"ms":(\{[^}]*\})/s.exec(log)?.[1] ?? 'not told';
