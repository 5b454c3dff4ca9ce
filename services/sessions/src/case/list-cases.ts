import type { Actor } from '@lectern/contracts/actor';
import { cases } from '@lectern/contracts/cases';
import type { Input, Output } from '@lectern/contracts/define';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { decodeCursor, encodeCursor, likeEveryWord } from '../session/page-cursor.js';
import { CaseEntity } from './case.entity.js';
import { CaseSummaries } from './case-summaries.js';

type Asked = Input<typeof cases.list>;

/** What each order sorts by, as text that sorts like the value; the id decides between equals. */
const SORT_KEY: Record<Asked['sort'], { key: string; direction: 'ASC' | 'DESC' }> = {
  hearing: {
    key: `coalesce(law_case.hearing_date::text || coalesce(law_case.hearing_time, ''), '~')`,
    direction: 'ASC',
  },
  name: { key: `lower(law_case.name)`, direction: 'ASC' },
  practiced: {
    key: `coalesce((select max(session.created_at) from session where session.case_id = law_case.id), law_case.created_at)::text`,
    direction: 'DESC',
  },
};

@Controller()
export class ListCases {
  constructor(
    private readonly database: Database,
    private readonly summaries: CaseSummaries,
  ) {}

  @Handles(cases.list)
  async handle(input: Asked, actor: Actor): Promise<Output<typeof cases.list>> {
    const { userId } = actor;
    const found = await this.page(input, userId);
    const page = found.slice(0, input.limit);
    const last = page.at(-1);
    const [counts]: [{ open: string; archived: string; loose: string }] = await this.database.manager.query(
      `select count(*) filter (where not archived) as open, count(*) filter (where archived) as archived,
         (select count(*) from session where user_id = $1 and case_id is null) as loose
       from law_case where user_id = $1`,
      [userId],
    );
    return {
      cases: await this.summaries.of(
        page.map(({ entity }) => entity),
        actor,
      ),
      next: found.length > input.limit && last ? encodeCursor([last.key, last.entity.id]) : null,
      open: Number(counts.open),
      archived: Number(counts.archived),
      sessionsWithoutCase: Number(counts.loose),
    };
  }

  /** One more than asked for: it tells whether there is a next page. */
  private async page(
    { search, archived, sort, after, limit }: Asked,
    userId: string,
  ): Promise<{ entity: CaseEntity; key: string }[]> {
    const { key, direction } = SORT_KEY[sort];
    const query = this.database.manager
      .createQueryBuilder(CaseEntity, 'law_case')
      .addSelect(key, 'sort_key')
      .where({ userId, archived: archived === 'true' });
    if (search) matching(query, search);
    if (after !== undefined) {
      const [lastKey, lastId] = decodeCursor(after);
      query.andWhere(`(${key}, law_case.id) ${direction === 'ASC' ? '>' : '<'} (:lastKey, :lastId)`, {
        lastKey,
        lastId,
      });
    }
    const { entities, raw } = await query
      .orderBy('sort_key', direction)
      .addOrderBy('law_case.id', direction)
      .limit(limit + 1)
      .getRawAndEntities<{ sort_key: string }>();
    return entities.map((entity, index) => ({ entity, key: raw[index]?.sort_key ?? '' }));
  }
}

/** Every word of the search stands in one of the fields that name a case. */
function matching(query: SelectQueryBuilder<CaseEntity>, search: string): void {
  for (const [index, word] of likeEveryWord(search).entries()) {
    const like = { [`word${index}`]: word };
    query.andWhere(
      new Brackets((either) => {
        for (const field of ['name', 'clientName', 'opposingParty', 'court', 'docketNumber'])
          either.orWhere(`law_case.${field} ilike :word${index}`, like);
      }),
    );
  }
}
