import type { Actor } from '@lectern/contracts/actor';
import { community, type Post } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { seenPost } from './post-row.js';

@Controller()
export class GetPost {
  constructor(private readonly database: Database) {}

  @Handles(community.get)
  handle({ postId }: Input<typeof community.get>, { userId }: Actor): Promise<Post> {
    return seenPost(this.database.manager, userId, postId);
  }
}
