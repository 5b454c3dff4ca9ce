import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identity } from '@lectern/contracts/identity';
import { AppError } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import { eventually } from '@lectern/testing/eventually';
import { standIn, startStands } from '@lectern/testing/stands';
import { createTestHost, type TestHost } from '@lectern/testing/test-host';
import { randomUUID } from 'node:crypto';
import { Revocations } from './revocations.js';

let testHost: TestHost;
const ended = randomUUID();
let away = true;
beforeAll(async () => {
  testHost = await createTestHost();
  await startStands(testHost.host.transport, [
    standIn(identity.listRevocations, () => {
      if (away)
        throw AppError.fromWire({ code: 'unavailable', message: 'The identity service does not answer.' });
      return [{ originJti: ended, until: new Date(Date.now() + 3_600_000).toISOString() }];
    }),
  ]);
});
afterAll(() => testHost.close());

it('while the list was never read nothing can be said of a sign-in; once it was, an outage changes nothing', async () => {
  const revocations = new Revocations(new Bus(testHost.host.transport), testHost.host.logger);
  try {
    await revocations.start();
    expect(() => revocations.includes(ended)).toThrow(expect.objectContaining({ code: 'unavailable' }));
    away = false;
    await eventually(() => expect(revocations.includes(ended)).toBe(true));
    away = true;
    expect(revocations.includes(ended)).toBe(true);
    expect(revocations.includes(randomUUID())).toBe(false);
  } finally {
    revocations.stop();
  }
});
