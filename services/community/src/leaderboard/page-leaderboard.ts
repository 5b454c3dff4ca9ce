import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { leaderboard, type LeaderboardEntry } from '@lectern/contracts/leaderboard';
import { DEFAULT_PREFERENCES } from '@lectern/contracts/notifications';
import { Database } from '@lectern/platform/database/database';
import { databaseClock } from '@lectern/platform/database/database-clock';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { findMember } from '../member/member.repository.js';
import { dayOf } from '../result/day.js';
import {
  countAbove,
  countRanked,
  LISTED,
  type Standing,
  standings,
  toEntry,
  type Window,
  windowOf,
} from './entries.js';

type Operation = typeof leaderboard.page;
const Cursor = z.tuple([z.string().regex(/^\d{1,9}(\.\d)?$/), z.uuid()]);
type Cursor = z.infer<typeof Cursor>;

@Controller()
export class PageLeaderboard {
  constructor(private readonly database: Database) {}

  @Handles(leaderboard.page)
  async handle({ period, after, limit }: Input<Operation>, { userId }: Actor): Promise<Output<Operation>> {
    const { manager } = this.database;
    const cursor = after === undefined ? null : decode(after);
    const [member, now] = await Promise.all([findMember(manager, userId), databaseClock(manager)]);
    const window = windowOf(period, dayOf(now, member?.time_zone ?? DEFAULT_PREFERENCES.timeZone));
    const [rows, total, you] = await Promise.all([
      this.rows(window, cursor, limit + 1),
      countRanked(manager, window),
      this.own(window, userId, now),
    ]);
    const page = rows.slice(0, limit);
    const ranks = await this.ranks(window, page, cursor !== null);
    const last = page.at(-1);
    return {
      from: period === 'all-time' ? null : window.starts,
      entries: page.map((row, at) => toEntry(row, { rank: ranks[at] ?? 1, userId, now })),
      next: rows.length > page.length && last !== undefined ? encode([last.points, last.id]) : null,
      total,
      you,
    };
  }

  private rows({ period, starts }: Window, cursor: Cursor | null, limit: number): Promise<Standing[]> {
    return this.database.manager.query(
      `${standings(`select * from standing where period = $1 and starts = $2 and ${LISTED}
         ${cursor === null ? '' : 'and (points, member_id) < ($3, $4)'}
         order by points desc, member_id desc limit ${limit}`)}
       order by standing.points desc, standing.member_id desc`,
      [period, starts, ...(cursor ?? [])],
    );
  }

  /** Members with equal points share a rank. */
  private async ranks(window: Window, page: Standing[], isLater: boolean): Promise<number[]> {
    const [first] = page;
    if (first === undefined) return [];
    const { manager } = this.database;
    const above = isLater ? await countAbove(manager, window, first.points) : 0;
    const before = isLater ? await this.countBefore(window, first) : 0;
    return page.map(({ points }) => {
      const place = page.findIndex((one) => one.points === points);
      return place === 0 ? above + 1 : before + place + 1;
    });
  }

  private async countBefore({ period, starts }: Window, { points, id }: Standing): Promise<number> {
    const [row]: [{ count: string }] = await this.database.manager.query(
      `select count(*) from standing where period = $1 and starts = $2 and ${LISTED}
         and (points, member_id) > ($3, $4)`,
      [period, starts, points, id],
    );
    return Number(row.count);
  }

  private async own(window: Window, userId: string, now: Date): Promise<LeaderboardEntry | null> {
    const { manager } = this.database;
    const [row]: Standing[] = await manager.query(
      `${standings()} where standing.period = $1 and standing.starts = $2 and standing.ranked and standing.points > 0
         and member.user_id = $3`,
      [window.period, window.starts, userId],
    );
    if (row === undefined) return null;
    return toEntry(row, { rank: (await countAbove(manager, window, row.points)) + 1, userId, now });
  }
}

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws AppError invalid_input */
function decode(cursor: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw refuse('place-unknown');
  }
}
