import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { reportReady } from '@lectern/contracts/analysis';
import { achievements } from '@lectern/contracts/achievements';
import { achievementEarned } from '@lectern/contracts/community-facts';
import { membership } from '@lectern/contracts/membership';
import { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { strategyCompleted } from '@lectern/contracts/content-facts';
import { userDeleted } from '@lectern/contracts/identity';
import { lookAssessed } from '@lectern/contracts/own-assessment';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { aReport, daysAgo, nameOf, STANDS } from '../community.fixtures.js';
import { communityService } from '../service.js';

const service = testService(communityService, { stands: STANDS });
const mine = (actor: ReturnType<typeof anActor>) => service.ask(achievements.get, {}, actor);

describe('achievements', () => {
  it('are nine, open, with what is missing', async () => {
    const { achievements: nine, ...totals } = await mine(anActor());
    expect(nine).toHaveLength(9);
    expect(totals).toMatchObject({
      earned: 0,
      points: 0,
      complete: 0,
      goldPlus: 0,
      certification: { progress: 0 },
    });
    expect(nine[0]).toMatchObject({
      title: 'First Steps',
      difficulty: 'Bronze',
      rarity: 'Common',
      earned: false,
      missing: { code: 'count', have: 0, need: 1 },
    });
  });

  it('are earned once and announced once, however often and however many at once a fact is told', async () => {
    const actor = anActor();
    const { userId } = actor;
    const reports = Array.from({ length: 8 }, (_, at) => aReport({ userId, at: daysAgo(at), overall: 9 }));
    await Promise.all(
      reports.flatMap((report) =>
        [randomUUID(), randomUUID()].map((id) => service.announce(reportReady, report, id)),
      ),
    );
    await eventually(async () =>
      expect(await mine(actor)).toMatchObject({
        earned: 2,
        points: 200,
        complete: 22,
        next: expect.any(String),
      }),
    );
    await eventually(async () => {
      const told = (await service.published(achievementEarned)).filter((fact) => fact.userId === userId);
      expect(told.map(({ achievementId }) => achievementId).sort()).toEqual([
        'first-steps',
        'streak-warrior',
      ]);
    });
  });
});

describe('the certificate', () => {
  async function certified() {
    const actor = anActor();
    const { userId } = actor;
    const strategies = Object.fromEntries(MURPHY_STRATEGIES.slice(1).map((name) => [name, 9]));
    for (let at = 0; at < 50; at += 1)
      await service.announce(
        reportReady,
        aReport({
          userId,
          at: daysAgo(at % 20),
          overall: 9,
          result: { strategies, scenarioType: 'jury-selection' },
        }),
      );
    for (let at = 0; at < 10; at += 1)
      await service.announce(lookAssessed, {
        userId,
        assessmentId: randomUUID(),
        sessionId: null,
        value: 9,
        assessedAt: daysAgo(at).toISOString(),
      });
    for (const [at, strategy] of MURPHY_STRATEGIES.entries())
      await service.announce(strategyCompleted, { userId, strategy, completed: at + 1 });
    await eventually(async () =>
      expect((await mine(actor)).certification).toMatchObject({ complete: true, progress: 100 }),
    );
    return actor;
  }

  it('is not issued before all is met', async () => {
    const actor = anActor();
    await expect(service.ask(achievements.issueCertificate, {}, actor)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(service.ask(achievements.downloadCertificate, {}, actor)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is issued once, printed, checked by anyone, and says nothing else', async () => {
    const actor = await certified();
    const issued = await Promise.all([1, 2].map(() => service.ask(achievements.issueCertificate, {}, actor)));
    const [certificate] = issued;
    expect(issued[1]).toEqual(certificate);
    expect(certificate).toEqual({
      number: expect.stringMatching(/^LC(-[0-9A-HJKMNP-TV-Z]{4}){4}$/),
      name: nameOf(actor.userId),
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { number } = certificate!;
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ' ')])
      expect(await service.ask(achievements.checkCertificate, { number: typed }, null)).toEqual(certificate);
    // It carries the name of when it was issued.
    await service.ask(membership.save, { alias: `Later ${number.slice(3, 7)}` }, actor);
    expect(await service.ask(achievements.checkCertificate, { number }, null)).toEqual(certificate);
    const file = await service.ask(achievements.downloadCertificate, {}, actor);
    expect(file).toMatchObject({ contentType: 'application/pdf', temporary: true });
    expect(file.size).toBeGreaterThan(2000);
    await service.announce(userDeleted, { userId: actor.userId });
    await eventually(async () =>
      expect(service.ask(achievements.checkCertificate, { number }, null)).rejects.toMatchObject({
        code: 'not_found',
      }),
    );
  }, 60_000);

  it('is not found by a number that was never issued', async () => {
    for (const [number, code] of [
      ['LC-0000-0000-0000-0000', 'not_found'],
      ['LC-0000', 'invalid_input'],
      ["' or 1=1 --", 'invalid_input'],
    ] as const)
      await expect(service.ask(achievements.checkCertificate, { number }, null)).rejects.toMatchObject({
        code,
      });
  });
});
