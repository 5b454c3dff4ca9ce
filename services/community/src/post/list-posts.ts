import type { Actor } from '@lectern/contracts/actor';
import { community, type Post } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { seenPosts } from './post-row.js';

@Controller()
export class ListPosts {
  constructor(private readonly database: Database) {}

  @Handles(community.list)
  async handle(_input: Input<typeof community.list>, { userId }: Actor): Promise<Post[]> {
    const found = await seenPosts(this.database.manager, userId, { limit: 100 });
    return found.map(({ post }) => post);
  }
}
