import type { PostComment } from '@lectern/contracts/community';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import type { EntityManager } from 'typeorm';
import { type WrittenRow, written } from '../member/written.js';

interface Row extends WrittenRow {
  id: string;
  place: string;
  post_id: string;
  content: string;
}

/** Comments as a member sees them, oldest first, with their places. @param where beginning with parameter $2 */
export async function seenComments(
  manager: EntityManager,
  userId: string,
  { where, parameters, limit }: { where: string; parameters: unknown[]; limit: number },
): Promise<{ comment: PostComment; place: string }[]> {
  const rows: Row[] = await manager.query(
    `select post_comment.*, post_comment.user_id is null as former,
       coalesce(post_comment.user_id = $1, false) as mine, coalesce(member.alias, member.name) as author,
       exists (select 1 from post_report where comment_id = post_comment.id and user_id = $1) as reported
     from post_comment left join member on member.user_id = post_comment.user_id
     where ${where} order by post_comment.place limit ${limit}`,
    [userId, ...parameters],
  );
  return rows.map((row) => ({ comment: toComment(row), place: row.place }));
}

/** @throws AppError not_found */
export async function seenComment(
  manager: EntityManager,
  userId: string,
  commentId: string,
): Promise<PostComment> {
  const [found] = await seenComments(manager, userId, {
    where: 'post_comment.id = $2',
    parameters: [commentId],
    limit: 1,
  });
  if (found === undefined) throw noSuchComment();
  return found.comment;
}

export const noSuchComment = (): AppError => refuse('comment-gone');

const toComment = (row: Row): PostComment => ({
  id: row.id,
  postId: row.post_id,
  content: row.content,
  ...written(row),
});
