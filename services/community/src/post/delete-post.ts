import type { Actor } from '@lectern/contracts/actor';
import { postChanged } from '@lectern/contracts/community-facts';
import { community } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { noSuchPost } from './post-row.js';

@Controller()
export class DeletePost {
  constructor(private readonly database: Database) {}

  @Handles(community.delete)
  handle({ postId }: Input<typeof community.delete>, { userId }: Actor): Promise<null> {
    return this.database.transaction(async (tx) => {
      const [gone]: [unknown[], number] = await tx.manager.query(
        `delete from post where id = $1 and user_id = $2 returning id`,
        [postId, userId],
      );
      if (gone.length === 0) throw noSuchPost();
      await tx.publish(postChanged, { postId, userId });
      return null;
    });
  }
}
