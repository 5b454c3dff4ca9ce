import type { Actor } from '@lectern/contracts/actor';
import type { Input, Output } from '@lectern/contracts/define';
import { sessionList } from '@lectern/contracts/session-list';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { decodeCursor, encodeCursor, likeEveryWord } from './page-cursor.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { toSession } from './session-view.js';

type Asked = Input<typeof sessionList.page>;

/** To the microsecond, as the database keeps it: sessions of one millisecond are told apart. */
const SORT_KEY = `to_char(session.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
/** No database knows a year 0. */
const Moment = z.iso.datetime({ local: true, precision: 6 }).refine((moment) => !moment.startsWith('0000'));

@Controller()
export class PageSessions {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
  ) {}

  @Handles(sessionList.page)
  async handle(asked: Asked, { userId }: Actor): Promise<Output<typeof sessionList.page>> {
    const query = this.matching(asked, userId);
    const total = await query.getCount();
    if (asked.after !== undefined) {
      const [key, id] = decodeCursor(asked.after, Moment);
      query.andWhere(`(session.created_at, session.id) < (cast(:key as timestamp) at time zone 'UTC', :id)`, {
        key,
        id,
      });
    }
    const { entities, raw } = await query
      .addSelect(SORT_KEY, 'sort_key')
      .orderBy('session.createdAt', 'DESC')
      .addOrderBy('session.id', 'DESC')
      .limit(asked.limit + 1)
      .getRawAndEntities<{ sort_key: string }>();
    const page = entities.slice(0, asked.limit);
    const last = page.at(-1);
    return {
      sessions: (await this.repository.rowsOf(page, userId)).map(toSession),
      next:
        entities.length > asked.limit && last
          ? encodeCursor([raw[page.length - 1]?.sort_key ?? '', last.id])
          : null,
      total,
    };
  }

  private matching(asked: Asked, userId: string): SelectQueryBuilder<SessionEntity> {
    const { search, caseId, scenarioType, scriptId, minScore, maxScore, from, to, recorded } = asked;
    const query = this.database.manager.createQueryBuilder(SessionEntity, 'session').where({ userId });
    if (caseId === 'none') query.andWhere('session.case_id is null');
    else if (caseId) query.andWhere('session.case_id = :caseId', { caseId });
    if (scenarioType) query.andWhere('session.scenario_type = :scenarioType', { scenarioType });
    if (scriptId) query.andWhere('session.script_id = :scriptId', { scriptId });
    if (minScore !== undefined) query.andWhere('session.overall_score >= :minScore', { minScore });
    if (maxScore !== undefined) query.andWhere('session.overall_score <= :maxScore', { maxScore });
    if (minScore !== undefined || maxScore !== undefined)
      query.andWhere(`session.score_basis is distinct from 'voice'`);
    if (from) query.andWhere('session.created_at >= :from', { from });
    if (to) query.andWhere('session.created_at < :to', { to });
    if (recorded === 'true')
      query.andWhere('exists (select from recording where recording.session_id = session.id)');
    for (const [index, word] of likeEveryWord(search ?? '').entries())
      query.andWhere(
        `(session.title ilike :word${index} or exists (select from law_case
            where law_case.id = session.case_id and law_case.name ilike :word${index}))`,
        { [`word${index}`]: word },
      );
    return query;
  }
}
