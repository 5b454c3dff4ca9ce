import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { strategyCompleted } from '@lectern/contracts/content-facts';
import { userDeleted } from '@lectern/contracts/identity';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { guide } from '@lectern/contracts/guide';
import { library } from '@lectern/contracts/library';
import { anActor } from '@lectern/testing/actors';
import { eventually } from '@lectern/testing/eventually';
import { testService } from '@lectern/testing/test-service';
import { contentService } from '../service.js';

const service = testService(contentService);
const pause = { strategyId: 'power-of-the-pause' };
const tried = { ...pause, exerciseId: 'five-deliberate-pauses' };

describe('the guide', () => {
  it('is completed by each user for himself, announced once, and stays so', async () => {
    const [attorney, other] = [anActor(), anActor()];
    const first = await service.ask(guide.complete, pause, attorney);
    expect(first.completed).toBe(1);
    expect(await service.ask(guide.complete, pause, attorney)).toEqual(first);
    expect(await service.ask(guide.complete, { strategyId: 'check-your-look' }, attorney)).toMatchObject({
      completed: 2,
    });

    await eventually(async () => {
      const facts = await service.published(strategyCompleted);
      expect(
        facts
          .filter(({ userId }) => userId === attorney.userId)
          .map(({ strategy, completed }) => [strategy, completed]),
      ).toEqual([
        ['Power of the Pause', 1],
        ['Check Your Look', 2],
      ]);
    });
    const { strategies } = await service.ask(guide.get, {}, attorney);
    expect(strategies).toHaveLength(5);
    expect(strategies.filter(({ completedAt }) => completedAt !== null)).toHaveLength(2);
    expect(await service.ask(guide.getStrategy, pause, attorney)).toMatchObject({
      completedAt: first.completedAt,
    });
    expect((await service.ask(guide.getStrategy, pause, other)).completedAt).toBeNull();
  });

  it('counts each of several that are completed at a time', async () => {
    const attorney = anActor();
    const { strategies } = await service.ask(guide.get, {}, attorney);
    const counts = await Promise.all(
      strategies.map(({ id }) => service.ask(guide.complete, { strategyId: id }, attorney)),
    );
    expect(counts.map(({ completed }) => completed).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not know what is not in it', async () => {
    const unknown = { strategyId: 'shout-louder' };
    await expect(service.ask(guide.getStrategy, unknown, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(service.ask(guide.complete, unknown, anActor())).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      service.ask(guide.beginExercise, { ...pause, exerciseId: 'shout', sessionId: randomUUID() }, anActor()),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an exercise', () => {
  it('is known of the session that is a take of it, to its owner alone', async () => {
    const [attorney, stranger] = [anActor(), anActor()];
    const sessionId = randomUUID();
    await service.ask(guide.beginExercise, { ...tried, sessionId }, attorney);
    const { exercise } = await service.ask(guide.getExercise, { sessionId }, attorney);
    expect(exercise).toMatchObject({
      id: tried.exerciseId,
      strategyId: pause.strategyId,
      strategy: 'Power of the Pause',
      target: { measure: 'pauses', count: 5, seconds: [2, 3], within: 90 },
    });
    expect(await service.ask(guide.getExercise, { sessionId }, stranger)).toEqual({ exercise: null });
  });

  it('shows its newest take, until that session is deleted', async () => {
    const attorney = anActor();
    const [older, newer] = [randomUUID(), randomUUID()];
    for (const sessionId of [older, newer])
      await service.ask(guide.beginExercise, { ...tried, sessionId }, attorney);
    const last = async () =>
      (await service.ask(guide.getStrategy, pause, attorney)).practiceExercises.find(
        ({ id }) => id === tried.exerciseId,
      )?.lastTake?.sessionId ?? null;
    expect(await last()).toBe(newer);
    await service.announce(sessionDeleted, { sessionId: newer, userId: attorney.userId, fileKeys: [] });
    expect(await last()).toBe(older);
  });

  it('goes with its user, and so does what was completed', async () => {
    const attorney = anActor();
    const sessionId = randomUUID();
    await service.ask(guide.beginExercise, { ...tried, sessionId }, attorney);
    await service.ask(guide.complete, pause, attorney);
    await service.announce(userDeleted, { userId: attorney.userId } as never);
    for (const table of ['exercise_take', 'strategy_completion'])
      expect(await service.query(`select * from ${table} where user_id = $1`, [attorney.userId])).toEqual([]);
  });
});

describe('the library', () => {
  it('prints a resource with every word, and counts it', async () => {
    const { resources } = await service.ask(library.list, {}, anActor());
    for (const { id, title, downloads } of resources) {
      const { content } = await service.ask(library.get, { resourceId: id }, anActor());
      const file = await service.ask(library.print, { resourceId: id }, anActor());
      expect(file).toMatchObject({ contentType: 'application/pdf', temporary: true });
      expect(file.fileName).toMatch(/^[^/:?]+\.pdf$/);
      const input = await buffer(await service.files.read(file.key));
      const printed = execFileSync('pdftotext', ['-', '-'], { input }).toString().replace(/\s+/g, '');
      expect(printed).toContain(title.replace(/\s+/g, ''));
      const texts = content.flatMap((block) =>
        'items' in block ? block.items : 'text' in block ? [block.text] : [],
      );
      const missing = texts
        .flatMap((text) => text.split(/\*\*|\s+/))
        .filter((word) => !printed.includes(word));
      expect(missing).toEqual([]);
      expect(await service.ask(library.get, { resourceId: id }, anActor())).toMatchObject({
        downloads: downloads + 1,
      });
    }
  });

  it('speaks a resource', async () => {
    const resourceId = 'breathing-and-voice-warm-up';
    const file = await service.ask(library.speak, { resourceId }, anActor());
    expect(file).toMatchObject({
      fileName: 'Breathing and Voice Warm-Up.mp3',
      contentType: 'audio/mpeg',
      temporary: true,
    });
    const seconds = await service.files.withLocalFile(file.key, async (path) =>
      Number(
        execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path]),
      ),
    );
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThan(600);
  }, 120_000);

  it('has nothing under an unknown name', async () => {
    const unknown = { resourceId: 'no-such-thing' };
    for (const operation of [library.get, library.print, library.speak])
      await expect(service.ask(operation, unknown, anActor())).rejects.toMatchObject({ code: 'not_found' });
  });
});
