import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { leaderboard } from '@lectern/contracts/leaderboard';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { ALL_TIME, countAbove, type Standing, standings, toEntry } from './entries.js';

type Operation = typeof leaderboard.top;
const MOST = 3;

/** From which value on somebody leads a list: what is shown as nothing, and a single day, lead none. */
const LEAST = { improvement: 0.05, sessions: 1, longest_streak: 2 };

@Controller()
export class ListTopPerformers {
  constructor(private readonly database: Database) {}

  @Handles(leaderboard.top)
  async handle(_input: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    const now = await databaseClock(this.database.manager);
    const list = (column: keyof typeof LEAST) => this.best(column, userId, now);
    const [mostImproved, mostActive, longestStreak] = await Promise.all([
      list('improvement'),
      list('sessions'),
      list('longest_streak'),
    ]);
    return { mostImproved, mostActive, longestStreak };
  }

  /** @param column of a member's own figures */
  private async best(
    column: keyof typeof LEAST,
    userId: string,
    now: Date,
  ): Promise<Output<Operation>['mostActive']> {
    const { manager } = this.database;
    const rows: (Standing & { value: number })[] = await manager.query(
      `with best as (
         select id, ${column}::float8 as value from member where ranked and ${column} >= ${LEAST[column]}
         order by ${column} desc limit ${MOST})
       select shown.*, best.value from best join (${standings()}
         where standing.period = $1 and standing.starts = $2 and standing.member_id in (select id from best)) shown
         on shown.id = best.id
       order by best.value desc, shown.id`,
      [ALL_TIME.period, ALL_TIME.starts],
    );
    return Promise.all(
      rows.map(async ({ value, ...row }) => ({
        entry: toEntry(row, { rank: (await countAbove(manager, ALL_TIME, row.points)) + 1, userId, now }),
        value: Math.round(value * 10) / 10,
      })),
    );
  }
}
