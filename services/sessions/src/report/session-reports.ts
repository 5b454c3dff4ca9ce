import type { Actor } from '@lectern/contracts/actor';
import { profile } from '@lectern/contracts/profile';
import type { SessionDetail } from '@lectern/contracts/sessions';
import { Database } from '@lectern/platform/database/database';
import { isolated } from '@lectern/platform/isolated/isolated';
import { Bus } from '@lectern/platform/messaging/bus';
import { Injectable } from '@nestjs/common';
import { SessionDetails } from '../session/session-details.js';
import type { Speaker } from './first-page.rules.js';
import type { TrendPoint } from './trend.rules.js';

const reports = isolated<typeof import('./report.task.js')>(new URL('./report.task.js', import.meta.url));

const LONGEST_TREND = 6;

/** The reports on sessions as PDFs. */
@Injectable()
export class SessionReports {
  constructor(
    private readonly details: SessionDetails,
    private readonly database: Database,
    private readonly bus: Bus,
  ) {}

  /** @throws AppError not_found when there is no such session of the actor */
  async draw(sessionId: string, actor: Actor): Promise<{ title: string; pdf: Buffer }> {
    const session = await this.details.ofOwner(sessionId, actor);
    const [speaker, trend] = await Promise.all([this.speaker(actor), this.trend(session)]);
    const pdf = await reports.writeReport({ session, speaker, trend }, { userId: actor.userId });
    return { title: session.title, pdf };
  }

  /** Name and firm, where the profile can be asked for: a report without them is a report. */
  private speaker(actor: Actor): Promise<Speaker | null> {
    return this.bus.ask(profile.get, {}, actor).then(
      ({ name, firm }) => ({ name, firm }),
      () => null,
    );
  }

  /** The newest scored takes up to this one: of its script, else of its scenario in its case; only like is put beside like. */
  private trend({
    id,
    userId,
    scriptId,
    scenarioType,
    caseId,
    scoreBasis,
  }: SessionDetail): Promise<TrendPoint[]> {
    return this.database.manager.query(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, score, range, duration, here from (
         select created_at, overall_score as score, score_range as range, duration, id = $1 as here from session
         where user_id = $2 and overall_score is not null
           and (script_id = $3 or $3::uuid is null and script_id is null
             and scenario_type is not distinct from $4 and case_id is not distinct from $5)
           and (score_basis is not distinct from 'voice') = $6
           and created_at <= (select created_at from session where id = $1)
         order by created_at desc limit ${LONGEST_TREND}) newest
       order by created_at`,
      [id, userId, scriptId, scenarioType, caseId, scoreBasis === 'voice'],
    );
  }
}
