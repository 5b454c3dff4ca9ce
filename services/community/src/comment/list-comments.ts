import type { Actor } from '@lectern/contracts/actor';
import { comments } from '@lectern/contracts/community';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { placeOf } from '../post/page-posts.js';
import { seenPost } from '../post/post-row.js';
import { seenComments } from './comment-row.js';

@Controller()
export class ListComments {
  constructor(private readonly database: Database) {}

  @Handles(comments.list)
  async handle(
    { postId, after, limit }: Input<typeof comments.list>,
    { userId }: Actor,
  ): Promise<Output<typeof comments.list>> {
    const { manager } = this.database;
    await seenPost(manager, userId, postId);
    const found = await seenComments(manager, userId, {
      where: 'post_comment.post_id = $2 and post_comment.place > $3',
      parameters: [postId, after === undefined ? '0' : placeOf(after)],
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    return {
      comments: page.map(({ comment }) => comment),
      next: found.length > page.length ? (page.at(-1)?.place ?? null) : null,
    };
  }
}
