import type { Actor } from '@lectern/contracts/actor';
import { postChanged } from '@lectern/contracts/community-facts';
import { comments } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { noSuchComment } from './comment-row.js';

@Controller()
export class DeleteComment {
  constructor(private readonly database: Database) {}

  @Handles(comments.delete)
  handle({ commentId }: Input<typeof comments.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const [mine]: { postId: string }[] = await tx.manager.query(
        `select post_id as "postId" from post_comment where id = $1 and user_id = $2`,
        [commentId, userId],
      );
      // The post first, as whoever comments does: neither waits for the other.
      if (mine !== undefined)
        await tx.manager.query(`select 1 from post where id = $1 for update`, [mine.postId]);
      const [gone]: [unknown[], number] = await tx.manager.query(
        `delete from post_comment where id = $1 and user_id = $2 returning id`,
        [commentId, userId],
      );
      if (mine === undefined || gone.length === 0) throw noSuchComment();
      await tx.manager.query(`update post set comments = comments - 1 where id = $1`, [mine.postId]);
      await tx.publish(postChanged, { postId: mine.postId, userId });
      return null;
    });
  }
}
