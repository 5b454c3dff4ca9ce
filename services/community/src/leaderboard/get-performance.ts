import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import { leaderboard, type Performance } from '@lectern/contracts/leaderboard';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { findMember } from '../member/member.repository.js';
import {
  ALL_TIME,
  countAbove,
  countRanked,
  figuresOf,
  levelOf,
  type Standing,
  standings,
} from './entries.js';

/** Of who has not spoken yet. */
const NOTHING = {
  totalSessions: 0,
  averageScore: null,
  improvementRate: null,
  points: 0,
  achievements: 0,
  streak: 0,
  badge: 'Novice' as const,
};

@Controller()
export class GetPerformance {
  constructor(private readonly database: Database) {}

  @Handles(leaderboard.performance)
  async handle(_input: Input<typeof leaderboard.performance>, { userId }: Actor): Promise<Performance> {
    const { manager } = this.database;
    const [member, now, listed] = await Promise.all([
      findMember(manager, userId),
      databaseClock(manager),
      countRanked(manager, ALL_TIME),
    ]);
    const [standing]: Standing[] = await manager.query(
      `${standings()} where standing.period = $1 and standing.starts = $2 and member.user_id = $3`,
      [ALL_TIME.period, ALL_TIME.starts, userId],
    );
    const figures = standing === undefined ? NOTHING : figuresOf(standing, now);
    const isRanked = standing !== undefined && standing.ranked;
    return {
      ...figures,
      globalRank: isRanked ? (await countAbove(manager, ALL_TIME, standing.points)) + 1 : null,
      listed,
      longestStreak: member?.longest_streak ?? 0,
      unlisted: isRanked ? null : member?.listed === false ? 'left' : 'too-few-sessions',
      nextLevel: levelOf(figures.points).next,
    };
  }
}
