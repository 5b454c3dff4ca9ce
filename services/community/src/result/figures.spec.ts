import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ACHIEVEMENT_IDS } from '@lectern/contracts/achievement-list';
import { MURPHY_STRATEGIES, reportReady, reportRevised } from '@lectern/contracts/analysis';
import { lookAssessed } from '@lectern/contracts/own-assessment';
import { retakeDeleted, retakeEnded } from '@lectern/contracts/retakes';
import { SCENARIOS } from '@lectern/contracts/scenarios';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { testService } from '@lectern/testing/test-service';
import { OnLearning } from '../achievement/on-learning.js';
import { aReport, STANDS } from '../community.fixtures.js';
import { lockMember } from '../member/member.repository.js';
import { communityService } from '../service.js';
import { recount } from './figures.js';
import { OnResults } from './on-results.js';
import { OnRetakes } from './on-retakes.js';
import { moveTimeZone } from './time-zone.js';

const service = testService(communityService, { stands: STANDS });
const [results, retakes, learning] = [new OnResults(), new OnRetakes(), new OnLearning()];

/** The same numbers from the same seed. */
function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, of: <T>(list: readonly T[]): T => list[below(list.length)]! };
}

/** How a member practices: over how many days, how well, and with how many values missing. */
const CHARACTERS = [
  { name: 'a beginner', days: 200, good: 0.1, missing: 0.1, disorder: 0.2, start: 0 },
  { name: 'a good speaker, told in order', days: 60, good: 0.97, missing: 0, disorder: 0, start: 0 },
  { name: 'a good speaker, told in disorder', days: 25, good: 0.9, missing: 0.05, disorder: 1, start: 0 },
  { name: 'mostly without words and scores', days: 30, good: 0.8, missing: 0.9, disorder: 0.4, start: 0 },
  { name: 'one with ninety sessions before', days: 40, good: 0.95, missing: 0.1, disorder: 0.3, start: 90 },
];
type Character = (typeof CHARACTERS)[number];
type Report = ReturnType<typeof aReport>;

const FROM = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const ZONES = ['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo'];

function aHistory(userId: string, { days, good, missing, disorder, start }: Character, seed: number) {
  const { next, below, of } = chance(seed);
  const told: Report[] = [];
  const passages: string[] = [];
  const looks: string[] = [];
  let now = 0;
  const moment = (): Date => {
    now = Math.min(days * DAY, now + next() * DAY);
    // To the hour, so that some coincide.
    return new Date(
      FROM + Math.floor((next() < disorder ? next() * days * DAY : now) / 3_600_000) * 3_600_000,
    );
  };
  const maybe = <T>(value: T): T | null => (next() < missing ? null : value);
  const score = (): number => (next() < good ? of([9, 10, 10]) : below(80) / 10);
  const report = (sessionId: string = randomUUID()): Report => {
    const at = moment();
    return aReport({
      userId,
      at,
      sessionId,
      overall: maybe(score()),
      confidence: maybe(score()),
      speechSeconds: of([20, 40, 100]),
      result: {
        scenarioType: of([...SCENARIOS, 'quick-practice']),
        fillers: maybe(told.length < 7 ? 20 : below(next() < good ? 4 : 30)),
        words: maybe(300),
        durationSeconds: of([60, 120, 0]),
        strategies: Object.fromEntries(
          MURPHY_STRATEGIES.slice(1).flatMap((name) => (next() < missing ? [] : [[name, score()]])),
        ),
      },
    });
  };
  const ready = (tx: Transaction, one = report()): Promise<void> => {
    told.push(one);
    return results.ready(reportReady.payload.parse(one), tx);
  };
  const revised = (tx: Transaction, one: Report): Promise<void> =>
    results.revised(reportRevised.payload.parse(one), tx);
  const assess = (tx: Transaction): Promise<void> => {
    const assessmentId = looks.length === 0 || next() < 0.8 ? randomUUID() : of(looks);
    looks.push(assessmentId);
    const look = { userId, assessmentId, sessionId: null, value: score() };
    return learning.assessed(lookAssessed.payload.parse({ ...look, assessedAt: moment().toISOString() }), tx);
  };
  const acts: ((tx: Transaction) => Promise<void>)[] = [
    ready,
    ready,
    ready,
    ready,
    // The same told twice, a score that is revised, another take of the session.
    (tx) => (told.length === 0 ? ready(tx) : results.ready(reportReady.payload.parse(of(told)), tx)),
    (tx) =>
      told.length === 0
        ? ready(tx)
        : revised(tx, { ...of(told), overallScore: score(), confidenceScore: score() }),
    (tx) => ready(tx, report(told.length === 0 ? undefined : of(told).sessionId)),
    async (tx) => {
      if (told.length === 0 || next() < 0.5) return;
      const { sessionId } = of(told);
      await results.deleted(sessionDeleted.payload.parse({ sessionId, userId, fileKeys: [] }), tx);
    },
    (tx) => {
      passages.push(randomUUID());
      const retake = { takeId: passages.at(-1)!, sessionId: randomUUID(), userId, speechSeconds: 40 };
      return retakes.ended(retakeEnded.payload.parse({ ...retake, measuredAt: moment().toISOString() }), tx);
    },
    async (tx) => {
      if (passages.length === 0) return;
      const fact = { takeId: of(passages), sessionId: randomUUID(), userId, fileKey: 'takes/a' };
      await retakes.deleted(retakeDeleted.payload.parse(fact), tx);
    },
    assess,
    assess,
    async (tx) => {
      if (next() < 0.5) return;
      await moveTimeZone(tx, (await lockMember(tx, userId))!, of(ZONES));
    },
  ];
  return {
    begin: async (tx: Transaction) => {
      await lockMember(tx, userId);
      for (let n = 0; n < start; n += 1) await ready(tx);
    },
    act: (tx: Transaction) => of(acts)(tx),
  };
}

/** All that is counted of a member. */
async function counted(userId: string, { manager }: Pick<Transaction, 'manager'>): Promise<unknown> {
  const [row]: [unknown] = await manager.query(
    `select to_jsonb(member) - '{improvement, name}'::text[] as member, round(improvement, 9) as improvement,
       (select jsonb_agg(to_jsonb(achievement) order by achievement_id) from achievement where user_id = $1) as earned,
       (select jsonb_agg(jsonb_build_array(day, points, sessions, scored, round(score_sum, 9)) order by day)
        from day_points where user_id = $1 and (points <> 0 or sessions <> 0)) as days,
       (select jsonb_agg(jsonb_build_array(period, starts, points, sessions, scored, round(score_sum, 9), ranked) order by period, starts)
        from standing where member_id = member.id and (points <> 0 or sessions <> 0)) as standings
     from member where user_id = $1`,
    [userId],
  );
  return row;
}

describe('the figures of a member', () => {
  const earned = new Set<string>();

  it.each(CHARACTERS.map((character, at) => [character.name, character, at + 1] as const))(
    'are after each fact what counting from nothing gives: %s',
    async (_name, character, seed) => {
      const userId = randomUUID();
      const { database } = service.running;
      const history = aHistory(userId, character, seed);
      await database.transaction((tx) => history.begin(tx));
      for (let step = 0; step < 100; step += 1) {
        await database.transaction((tx) => history.act(tx));
        const kept = await counted(userId, database);
        const anew = await database
          .transaction(async (tx) => {
            const member = await lockMember(tx, userId);
            await recount(tx, member!, 'all');
            throw new Rebuilt(await counted(userId, tx));
          })
          .catch((error: unknown) => {
            if (error instanceof Rebuilt) return error.rows;
            throw error;
          });
        expect({ step, rows: kept }).toEqual({ step, rows: anew });
      }
      const held = await service.query<{ id: string }>(
        `select achievement_id as id from achievement where user_id = $1`,
        [userId],
      );
      for (const { id } of held) earned.add(id);
    },
    120_000,
  );

  it('were judged on histories that earn all there is', () => {
    expect([...earned].sort()).toEqual([...ACHIEVEMENT_IDS].sort());
  });
});

/** Carries rows out of a transaction that leaves nothing behind. */
class Rebuilt extends Error {
  constructor(readonly rows: unknown) {
    super('Rebuilt');
  }
}
