import { memberLeft, postChanged } from '@lectern/contracts/community-facts';
import type { Payload } from '@lectern/contracts/define';
import { userDeleted } from '@lectern/contracts/identity';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';

const TABLES = [
  'member',
  'result',
  'practice',
  'gone_session',
  'look_assessment',
  'strategy_mark',
  'achievement',
  'certificate',
  'day_points',
  'post_like',
  'post_report',
  'writing',
  'quiz_result',
];

@Controller()
export class OnUserDeleted {
  /** What was written stays under no name, or goes, as the member chose. */
  @Reacts(userDeleted)
  async forget({ userId }: Payload<typeof userDeleted>, tx: Transaction): Promise<void> {
    const { manager } = tx;
    const [member]: { id: string; keep_posts: boolean }[] = await manager.query(
      `select id, keep_posts from member where user_id = $1 for update`,
      [userId],
    );
    if (member === undefined) return;
    const touched = await this.leavePosts(tx, userId, member.keep_posts);
    for (const table of TABLES) await manager.query(`delete from ${table} where user_id = $1`, [userId]);
    await manager.query(`delete from standing where member_id = $1`, [member.id]);
    await tx.publish(memberLeft, { userId, member: member.id });
    for (const postId of touched) await tx.publish(postChanged, { postId, userId });
  }

  /** @returns the posts that look otherwise now */
  private async leavePosts({ manager }: Transaction, userId: string, keep: boolean): Promise<string[]> {
    const liked: [{ id: string }[], number] = await manager.query(
      `update post set likes = likes - 1
       where id in (select post_id from post_like where user_id = $1 and liked) returning id`,
      [userId],
    );
    if (!keep)
      await manager.query(
        `with gone as (delete from post_comment where user_id = $1 returning post_id),
           counts as (select post_id, count(*)::int as gone from gone group by post_id)
         update post set comments = comments - counts.gone from counts where counts.post_id = post.id`,
        [userId],
      );
    const comments: { id: string }[] = keep
      ? (
          (await manager.query(
            `update post_comment set user_id = null where user_id = $1 returning post_id as id`,
            [userId],
          )) as [{ id: string }[], number]
        )[0]
      : [];
    const [posts]: [{ id: string }[], number] = await manager.query(
      keep
        ? `update post set user_id = null where user_id = $1 returning id`
        : `delete from post where user_id = $1 returning id`,
      [userId],
    );
    return [...new Set([...liked[0], ...comments, ...posts].map(({ id }) => id))];
  }
}
