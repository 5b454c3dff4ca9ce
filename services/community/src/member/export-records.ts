import type { Actor } from '@lectern/contracts/actor';
import type { Input } from '@lectern/contracts/define';
import {
  type Exported,
  type ExportKind,
  type ExportPage,
  exportRecords,
} from '@lectern/contracts/export-records';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { findCertificate } from '../achievement/certificates.js';
import { findMember } from './member.repository.js';
import { toMembership } from './save-membership.js';

const ROWS = 100;

type Listed = 'posts' | 'comments' | 'likes' | 'achievements' | 'quiz';

const time = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Rows of the user `$1` behind the place `$2`, each with its own place. */
const ROWS_OF: Record<Listed, { select: string; from: string; place: string }> = {
  posts: {
    select: `id, title, content, category, practice_area as "practiceArea", likes, comments,
      ${time('created_at')} as "createdAt", ${time('edited_at')} as "editedAt"`,
    from: 'post',
    place: 'id',
  },
  comments: {
    select: `id, post_id as "postId", content, ${time('created_at')} as "createdAt", ${time('edited_at')} as "editedAt"`,
    from: 'post_comment',
    place: 'id',
  },
  likes: {
    select: `post_id as "postId"`,
    from: '(select * from post_like where liked) likes',
    place: 'post_id',
  },
  achievements: {
    select: `achievement_id as id, points, ${time('earned_at')} as "earnedAt"`,
    from: 'achievement',
    place: 'achievement_id',
  },
  quiz: {
    select: `attempts, correct, ${time('at')} as at, best`,
    from: 'quiz_result',
    place: 'user_id',
  },
};

@Controller()
export class ExportRecords {
  constructor(private readonly database: Database) {}

  @Handles(exportRecords.community)
  async handle(
    { kind, after }: Input<typeof exportRecords.community>,
    { userId }: Actor,
  ): Promise<ExportPage> {
    const { manager } = this.database;
    if (kind === 'membership') {
      const member = await findMember(manager, userId);
      return only<'membership'>(member && toMembership(member));
    }
    if (kind === 'certificates') return only<'certificates'>(await findCertificate(manager, { userId }));
    return this.listed(kind, userId, after);
  }

  /** What the user wrote and earned; what others wrote under it is theirs. */
  private async listed(kind: Listed, userId: string, after: string | null): Promise<ExportPage> {
    const { select, from, place } = ROWS_OF[kind];
    const rows: { place: string; data: Exported<Listed> }[] = await this.database.manager.query(
      `select place, to_jsonb(shown) - 'place' as data from (
         select ${place}::text as place, ${select} from ${from}
         where user_id = $1 and ($2::text is null or ${place}::text > $2) order by 1 limit ${ROWS}) shown
       order by place`,
      [userId, after],
    );
    return {
      records: rows.map(({ data }) => ({ data, files: [] })),
      next: rows.length === ROWS ? (rows.at(-1)?.place ?? null) : null,
    };
  }
}

const only = <K extends ExportKind>(data: Exported<K> | null): ExportPage => ({
  records: data === null ? [] : [{ data, files: [] }],
  next: null,
});
