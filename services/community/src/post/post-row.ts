import type { Post } from '@lectern/contracts/community';
import { type AppError, refuse } from '@lectern/platform/errors/app-error';
import type { EntityManager } from 'typeorm';
import { type WrittenRow, written } from '../member/written.js';

interface Row extends WrittenRow {
  id: string;
  place: string;
  title: string;
  content: string;
  category: Post['category'];
  practice_area: Post['practiceArea'];
  likes: number;
  comments: number;
  liked: boolean;
}

/** Posts as the member `$1` sees them; names are those of now. */
const SEEN = `select post.*, post.user_id is null as former, coalesce(post.user_id = $1, false) as mine,
    coalesce(member.alias, member.name) as author,
    exists (select 1 from post_like where post_id = post.id and user_id = $1 and liked) as liked,
    exists (select 1 from post_report where post_id = post.id and comment_id is null and user_id = $1) as reported
  from post left join member on member.user_id = post.user_id`;

/** Posts as a member sees them, newest first, with their places. @param where beginning with parameter $2 */
export async function seenPosts(
  manager: EntityManager,
  userId: string,
  { where = 'true', parameters = [], limit }: { where?: string; parameters?: unknown[]; limit: number },
): Promise<{ post: Post; place: string }[]> {
  const rows: Row[] = await manager.query(`${SEEN} where ${where} order by post.place desc limit ${limit}`, [
    userId,
    ...parameters,
  ]);
  return rows.map((row) => ({ post: toPost(row), place: row.place }));
}

/** @throws AppError not_found */
export async function seenPost(manager: EntityManager, userId: string, postId: string): Promise<Post> {
  const [found] = await seenPosts(manager, userId, { where: 'post.id = $2', parameters: [postId], limit: 1 });
  if (found === undefined) throw noSuchPost();
  return found.post;
}

export const noSuchPost = (): AppError => refuse('post-gone');

const toPost = (row: Row): Post => ({
  id: row.id,
  title: row.title,
  content: row.content,
  category: row.category,
  practiceArea: row.practice_area,
  likes: row.likes,
  comments: row.comments,
  liked: row.liked,
  ...written(row),
});
