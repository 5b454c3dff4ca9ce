import type { Actor } from '@lectern/contracts/actor';
import { postChanged, postLiked } from '@lectern/contracts/community-facts';
import { community } from '@lectern/contracts/community';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MemberNames } from '../member/member-names.js';
import { type Member, shownName } from '../member/member.repository.js';
import { noSuchPost } from './post-row.js';

type Liked = Output<typeof community.like>;
interface Row {
  user_id: string | null;
  title: string;
  likes: number;
}

@Controller()
export class SetPostLiked {
  constructor(
    private readonly database: Database,
    private readonly members: MemberNames,
  ) {}

  @Handles(community.like)
  async handle({ postId, liked }: Input<typeof community.like>, actor: Actor): Promise<Liked> {
    const member = await this.members.of(actor);
    return this.database.transaction(async (tx) => {
      // Likes of one post follow one another: the count is that of the rows.
      const [post]: Row[] = await tx.manager.query(
        `select user_id, title, likes from post where id = $1 for update`,
        [postId],
      );
      if (post === undefined) throw noSuchPost();
      const change = await this.change(tx, postId, member.user_id, liked);
      if (change === null) return { liked, likes: post.likes };
      const [[counted]]: [{ likes: number }[], number] = await tx.manager.query(
        `update post set likes = likes + $2 where id = $1 returning likes`,
        [postId, liked ? 1 : -1],
      );
      await this.tell(tx, { postId, post, member, isFirst: change === 'first' });
      return { liked, likes: counted?.likes ?? 0 };
    });
  }

  /** @returns whether it is the first like of this member, or null when nothing changes */
  private async change(
    tx: Transaction,
    postId: string,
    userId: string,
    liked: boolean,
  ): Promise<'first' | 'again' | null> {
    if (!liked) {
      const [gone]: [unknown[], number] = await tx.manager.query(
        `update post_like set liked = false where post_id = $1 and user_id = $2 and liked returning post_id`,
        [postId, userId],
      );
      return gone.length > 0 ? 'again' : null;
    }
    const rows: { is_new: boolean }[] = await tx.manager.query(
      `insert into post_like (post_id, user_id, liked) values ($1, $2, true)
       on conflict (post_id, user_id) do update set liked = true where not post_like.liked
       returning xmax = 0 as is_new`,
      [postId, userId],
    );
    const [row] = rows;
    return row === undefined ? null : row.is_new ? 'first' : 'again';
  }

  /** The author hears of each member's first like; everybody who looks sees the count move. */
  private async tell(
    tx: Transaction,
    { postId, post, member, isFirst }: { postId: string; post: Row; member: Member; isFirst: boolean },
  ): Promise<void> {
    const by = shownName(member);
    const { user_id: author, title } = post;
    if (!isFirst || author === null || author === member.user_id || by === null)
      await tx.publish(postChanged, { postId, userId: member.user_id });
    else await tx.publish(postLiked, { postId, userId: author, title, by, byMember: member.id });
  }
}
