import type { Actor } from '@lectern/contracts/actor';
import { ACHIEVEMENT, ACHIEVEMENT_IDS, type AchievementId } from '@lectern/contracts/achievement-list';
import { type Achievement, achievements } from '@lectern/contracts/achievements';
import type { Input, Output } from '@lectern/contracts/define';
import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { findMember } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';
import { progressOf } from './achievements.rules.js';
import { findCertificate } from './certificates.js';
import { certificationOf } from './certification.rules.js';
import type { History } from './history.rules.js';
import { loadHistory } from './load-history.js';

type Held = Map<AchievementId, Date>;

@Controller()
export class GetAchievements {
  constructor(private readonly database: Database) {}

  @Handles(achievements.get)
  async handle(
    _input: Input<typeof achievements.get>,
    { userId }: Actor,
  ): Promise<Output<typeof achievements.get>> {
    const { manager } = this.database;
    const [member, history, now, certificate] = await Promise.all([
      findMember(manager, userId),
      loadHistory(manager, userId),
      databaseClock(manager),
      findCertificate(manager, { userId }),
    ]);
    const rows: { id: AchievementId; at: Date }[] = await manager.query(
      `select achievement_id as id, earned_at as at from achievement where user_id = $1`,
      [userId],
    );
    const today = dayOf(now, member?.time_zone ?? DEFAULT_PREFERENCES.timeZone);
    const held: Held = new Map(rows.map(({ id, at }) => [id, at]));
    const list = ACHIEVEMENT_IDS.map((id) => shown(id, held.get(id), history, today));
    const earned = list.filter((one) => one.earned);
    const certification = certificationOf(history, now);
    return {
      achievements: list,
      earned: earned.length,
      points: earned.reduce((sum, { points }) => sum + points, 0),
      complete: Math.round((100 * earned.length) / list.length),
      goldPlus: earned.filter(({ difficulty }) => difficulty === 'Gold').length,
      next: nextOf(list)?.id ?? null,
      certification: {
        ...certification,
        complete: certificate !== null || certification.requirements.every(({ met }) => met),
        certificate,
      },
    };
  }
}

function shown(id: AchievementId, at: Date | undefined, history: History, today: string): Achievement {
  const { title, category, tier, rarity, points } = ACHIEVEMENT[id];
  const facts = { id, title, category, difficulty: tier, rarity, points };
  return at === undefined
    ? { ...facts, earned: false, earnedDate: null, ...progressOf(id, history, today) }
    : { ...facts, earned: true, earnedDate: at.toISOString(), progress: 100, missing: null };
}

/** The open one that is nearest; of equals the easier one. */
const nextOf = (list: Achievement[]): Achievement | undefined =>
  list.filter(({ earned }) => !earned).toSorted((a, b) => b.progress - a.progress || a.points - b.points)[0];
