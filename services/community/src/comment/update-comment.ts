import type { Actor } from '@lectern/contracts/actor';
import { postChanged } from '@lectern/contracts/community-facts';
import { comments, type PostComment } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { noSuchComment, seenComment } from './comment-row.js';

@Controller()
export class UpdateComment {
  constructor(private readonly database: Database) {}

  @Handles(comments.update)
  handle({ commentId, content }: Input<typeof comments.update>, { userId }: Actor): Promise<PostComment> {
    return this.database.transaction(async (tx) => {
      const [[changed]]: [{ postId: string }[], number] = await tx.manager.query(
        `update post_comment set content = $3, edited_at = clock_timestamp() where id = $1 and user_id = $2
         returning post_id as "postId"`,
        [commentId, userId, content],
      );
      if (changed === undefined) throw noSuchComment();
      await tx.publish(postChanged, { postId: changed.postId, userId });
      return seenComment(tx.manager, userId, commentId);
    });
  }
}
