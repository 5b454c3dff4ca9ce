import type { Actor } from '@lectern/contracts/actor';
import { community } from '@lectern/contracts/community';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { refuse } from '@lectern/platform/errors/app-error';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { seenPosts } from './post-row.js';

@Controller()
export class PagePosts {
  constructor(private readonly database: Database) {}

  @Handles(community.page)
  async handle(
    asked: Input<typeof community.page>,
    { userId }: Actor,
  ): Promise<Output<typeof community.page>> {
    const { manager } = this.database;
    const { where, parameters } = filterOf(asked);
    const [{ total }]: [{ total: string }] = await manager.query(
      // The count knows no caller but for the caller's own posts, which the filter names by $1.
      `select count(*) as total from post where $1::text is not null and ${where}`,
      [userId, ...parameters],
    );
    const before = asked.before === undefined ? null : placeOf(asked.before);
    const found = await seenPosts(manager, userId, {
      where: before === null ? where : `${where} and post.place < $${parameters.length + 2}`,
      parameters: before === null ? parameters : [...parameters, before],
      limit: asked.limit + 1,
    });
    const page = found.slice(0, asked.limit);
    return {
      posts: page.map(({ post }) => post),
      next: found.length > page.length ? (page.at(-1)?.place ?? null) : null,
      total: Number(total),
    };
  }
}

/** @throws AppError invalid_input */
export function placeOf(cursor: string): string {
  if (!/^\d{1,15}$/.test(cursor)) throw refuse('place-unknown');
  return cursor;
}

/** What was asked for, from parameter $2 on. */
function filterOf({ search, category, practiceArea, mine }: Input<typeof community.page>): {
  where: string;
  parameters: string[];
} {
  const parameters: string[] = [];
  const next = (value: string): string => `$${parameters.push(value) + 1}`;
  const conditions = [
    ...words(search).map((word) => {
      const pattern = next(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
      return `(post.title ilike ${pattern} or post.content ilike ${pattern})`;
    }),
    ...(category === undefined ? [] : [`post.category = ${next(category)}`]),
    ...(practiceArea === undefined ? [] : [`post.practice_area = ${next(practiceArea)}`]),
    ...(mine === 'true' ? ['post.user_id = $1'] : []),
  ];
  return { where: ['true', ...conditions].join(' and '), parameters };
}

const MOST_WORDS = 10;
const words = (search = ''): string[] => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
