import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { postChanged, postCommented } from '@lectern/contracts/community-facts';
import { comments, type PostComment } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MemberNames } from '../member/member-names.js';
import { lockMember, shownName } from '../member/member.repository.js';
import { noSuchPost } from '../post/post-row.js';
import { countWriting } from '../post/writing-limits.js';
import { seenComment } from './comment-row.js';

@Controller()
export class CreateComment {
  constructor(
    private readonly database: Database,
    private readonly members: MemberNames,
  ) {}

  @Handles(comments.create)
  async handle({ postId, content }: Input<typeof comments.create>, actor: Actor): Promise<PostComment> {
    const { userId } = actor;
    await this.members.of(actor);
    return this.database.transaction(async (tx) => {
      const member = await lockMember(tx, userId);
      if (member === null) throw refuse('account-deleted');
      await countWriting(tx, userId, 'comment');
      // Holds the post: it is deleted before this, and then there is nothing to comment on, or after it.
      const [[post]]: [{ user_id: string | null; title: string }[], number] = await tx.manager.query(
        `update post set comments = comments + 1 where id = $1 returning user_id, title`,
        [postId],
      );
      if (post === undefined) throw noSuchPost();
      const commentId = randomUUID();
      await tx.manager.query(
        `insert into post_comment (id, post_id, user_id, content) values ($1, $2, $3, $4)`,
        [commentId, postId, userId, content],
      );
      const by = shownName(member);
      const { user_id: author, title } = post;
      if (author === null || author === userId || by === null)
        await tx.publish(postChanged, { postId, userId });
      else {
        const told = { postId, userId: author, title, by, byMember: member.id, commentId };
        await tx.publish(postCommented, told);
      }
      return seenComment(tx.manager, userId, commentId);
    });
  }
}
