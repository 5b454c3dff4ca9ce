import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { userDeleted } from '@lectern/contracts/identity';
import { quiz } from '@lectern/contracts/quiz';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { STANDS } from '../community.fixtures.js';
import { communityService } from '../service.js';

const service = testService(communityService, { stands: STANDS });
const keep = (actor: ReturnType<typeof anActor>, correct: number, attemptId: string = randomUUID()) =>
  service.ask(quiz.keepResult, { attemptId, correct }, actor);
const kept = (actor: ReturnType<typeof anActor>) => service.ask(quiz.getResult, {}, actor);

describe('the result of the quiz', () => {
  it('is nothing before it was taken', async () => {
    expect(await kept(anActor())).toEqual({ attempts: 0, latest: null, best: null });
  });

  it('is the newest and the best, of the caller alone', async () => {
    const [actor, other] = [anActor(), anActor()];
    await keep(actor, 17);
    await keep(actor, 12);
    await keep(other, 3);
    expect(await kept(actor)).toEqual({
      attempts: 2,
      latest: { correct: 12, at: expect.any(String) },
      best: 17,
    });
    expect(await kept(other)).toMatchObject({ attempts: 1, best: 3 });
  });

  it('counts an attempt once, however often and however many at once it is told', async () => {
    const actor = anActor();
    const attempt = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => keep(actor, 15, attempt)));
    expect(await kept(actor)).toMatchObject({ attempts: 1, best: 15 });
  });

  it.each([21, -1, 1.5])('is refused where it cannot be: %p', async (correct) => {
    await expect(keep(anActor(), correct)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('goes with the account, and a late one is refused', async () => {
    const actor = anActor();
    await keep(actor, 20);
    await service.announce(userDeleted, { userId: actor.userId });
    await eventually(async () => expect(await kept(actor)).toMatchObject({ attempts: 0, best: null }));
    await expect(keep(actor, 20)).rejects.toMatchObject({ code: 'not_found' });
  });
});
