import type { Actor } from '@lectern/contracts/actor';
import { community } from '@lectern/contracts/community';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import type { Logger } from '@lectern/platform/logging/logger';
import { Handles } from '@lectern/platform/messaging/handles';
import { InjectLogger } from '@lectern/platform/provide';
import { Controller } from '@nestjs/common';
import { lockMember } from '../member/member.repository.js';
import { noSuchPost } from './post-row.js';
import { countWriting } from './writing-limits.js';

type Operation = typeof community.report;

@Controller()
export class ReportPost {
  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Once for each member and text: reporting again changes nothing. */
  @Handles(community.report)
  async handle(
    { postId, commentId, reason, note }: Input<Operation>,
    { userId }: Actor,
  ): Promise<Output<Operation>> {
    const isNew = await this.database.transaction(async (tx) => {
      if ((await lockMember(tx, userId)) === null) throw refuse('account-deleted');
      await countWriting(tx, userId, 'report');
      const found: unknown[] = await tx.manager.query(
        `select 1 from post where id = $1
           and ($2::uuid is null or exists (select 1 from post_comment where id = $2 and post_id = $1))
         for key share`,
        [postId, commentId],
      );
      if (found.length === 0) throw noSuchPost();
      const rows: unknown[] = await tx.manager.query(
        `insert into post_report (post_id, comment_id, user_id, reason, note) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [postId, commentId, userId, reason, note],
      );
      return rows.length > 0;
    });
    // What was written stays out of the log: `lectern community reports` shows it.
    if (isNew) this.logger.warn({ postId, commentId, reason }, 'a post was reported');
    return { reported: true };
  }
}
