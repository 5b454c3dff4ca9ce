import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attorney } from '../../services/embedded/src/journey/attorney.js';
import { report } from './ledger.js';
import { startProcesses } from './process-stack.js';
import { Stack } from './stack.js';

const PEOPLE = 300;
const LANES = 4;
const MINUTES = 10;
/** Each opens a page this often; a page asks for these. */
const PAGE_EVERY_MS = 20_000;
const PAGE = ['/api/sessions/page', '/api/stats', '/api/notifications/page', '/api/schedule'];

describe('three hundred people behind one address', () => {
  let stack: Stack;
  beforeAll(async () => {
    // The limits as they are delivered.
    stack = new Stack(await startProcesses(undefined, { RATE_LIMITS: '' }));
    await stack.ready(180_000);
  }, 600_000);
  afterAll(() => stack?.stop(), 60_000);

  it('sign up and work for ten minutes, and none of them is told to wait', async () => {
    const people: Attorney[] = [];
    const lane = async (): Promise<void> => {
      // One that is refused fails the run here.
      while (people.length < PEOPLE) people.push(await stack.join());
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const answers = new Map<number, number>();
    const until = Date.now() + MINUTES * 60_000;
    const work = async (person: Attorney, i: number): Promise<void> => {
      await delay((PAGE_EVERY_MS * i) / people.length);
      while (Date.now() < until) {
        for (const path of PAGE) {
          const status = await person.call('GET', path).then(
            (answer) => answer.status,
            () => 0,
          );
          answers.set(status, (answers.get(status) ?? 0) + 1);
        }
        await delay(PAGE_EVERY_MS);
      }
    };
    await Promise.all(people.map(work));
    report(`${people.length} people behind one address for ${MINUTES} minutes`, {
      answers: JSON.stringify([...answers]),
      'told to wait': answers.get(429) ?? 0,
    });
    expect(answers.get(429) ?? 0).toBe(0);
    expect(answers.get(200)).toBeGreaterThan(PEOPLE * PAGE.length);
  }, 2_400_000);
});
