import { randomUUID } from 'node:crypto';
import type { Actor } from '@lectern/contracts/actor';
import { postCreated } from '@lectern/contracts/community-facts';
import { community, type Post } from '@lectern/contracts/community';
import type { Input } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { MemberNames } from '../member/member-names.js';
import { lockMember } from '../member/member.repository.js';
import { seenPost } from './post-row.js';
import { countWriting } from './writing-limits.js';

@Controller()
export class CreatePost {
  constructor(
    private readonly database: Database,
    private readonly members: MemberNames,
  ) {}

  @Handles(community.create)
  async handle(input: Input<typeof community.create>, actor: Actor): Promise<Post> {
    const { userId } = actor;
    if (input.userId !== undefined && input.userId !== userId) throw refuse('post-as-another');
    await this.members.of(actor);
    return this.database.transaction(async (tx) => {
      if ((await lockMember(tx, userId)) === null) throw refuse('account-deleted');
      await countWriting(tx, userId, 'post');
      const postId = randomUUID();
      const { title, content, category, practiceArea } = input;
      await tx.manager.query(
        `insert into post (id, user_id, title, content, category, practice_area) values ($1, $2, $3, $4, $5, $6)`,
        [postId, userId, title, content, category, practiceArea],
      );
      await tx.publish(postCreated, { postId, userId, title });
      return seenPost(tx.manager, userId, postId);
    });
  }
}
