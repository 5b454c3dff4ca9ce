import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { content } from '@lectern/contracts/content';
import { anActor } from '@lectern/testing/actors';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const service = testService(contentService);
const AT_ONCE = 8;
const ROUNDS = 5;

describe('canceling a request', () => {
  it('is kept once, however often it is asked for at once', async () => {
    const attorney = anActor();
    for (let round = 0; round < ROUNDS; round++) {
      const requestId = randomUUID();
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => service.ask(content.cancel, { requestId }, attorney)),
      );
      expect(
        await service.query('select model_only from cancellation where request_id = $1', [requestId]),
      ).toEqual([{ model_only: false }]);
    }
  });
});
