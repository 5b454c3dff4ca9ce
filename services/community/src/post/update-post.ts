import type { Actor } from '@lectern/contracts/actor';
import { postChanged } from '@lectern/contracts/community-facts';
import { community, type Post } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { noSuchPost, seenPost } from './post-row.js';

@Controller()
export class UpdatePost {
  constructor(private readonly database: Database) {}

  @Handles(community.update)
  handle({ postId, ...text }: Input<typeof community.update>, { userId }: Actor): Promise<Post> {
    return this.database.transaction(async (tx) => {
      const [changed]: [unknown[], number] = await tx.manager.query(
        `update post set title = coalesce($3, title), content = coalesce($4, content),
           category = coalesce($5, category), practice_area = coalesce($6, practice_area),
           edited_at = clock_timestamp()
         where id = $1 and user_id = $2 returning id`,
        [postId, userId, text.title, text.content, text.category, text.practiceArea],
      );
      if (changed.length === 0) throw noSuchPost();
      await tx.publish(postChanged, { postId, userId });
      return seenPost(tx.manager, userId, postId);
    });
  }
}
