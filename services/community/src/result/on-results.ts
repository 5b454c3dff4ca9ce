import { reportReady, reportRevised, type TakeResult } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { awaitMore } from '../achievement/settle-awards.js';
import { lockMember } from '../member/member.repository.js';
import { recount } from './figures.js';
import { dayOf } from './day.js';

interface Told {
  analysisId: string;
  sessionId: string;
  userId: string;
  overallScore: number | null;
  confidenceScore: number | null;
  result?: TakeResult | undefined;
  rescored?: boolean | undefined;
}

@Controller()
export class OnResults {
  @Reacts(reportReady)
  ready(report: Payload<typeof reportReady>, tx: Transaction): Promise<void> {
    return keep(report, tx);
  }

  @Reacts(reportRevised)
  revised(report: Payload<typeof reportRevised>, tx: Transaction): Promise<void> {
    return keep(report, tx);
  }

  /** What was earned by it stays. A mark stays too: a report that is told late brings nothing back. */
  @Reacts(sessionDeleted)
  async deleted({ sessionId, userId }: Payload<typeof sessionDeleted>, tx: Transaction): Promise<void> {
    const member = await lockMember(tx, userId);
    if (member === null) return;
    await tx.manager.query(
      `insert into gone_session (session_id, user_id) values ($1, $2) on conflict do nothing`,
      [sessionId, userId],
    );
    const [results]: [{ day: string }[], number] = await tx.manager.query(
      `delete from result where session_id = $1 and user_id = $2 returning day::text as day`,
      [sessionId, userId],
    );
    const [practice]: [unknown[], number] = await tx.manager.query(
      `delete from practice where session_id = $1 and user_id = $2 returning id`,
      [sessionId, userId],
    );
    if (results.length + practice.length === 0) return;
    await recount(
      tx,
      member,
      results.map(({ day }) => day),
    );
  }
}

async function keep(report: Told, tx: Transaction): Promise<void> {
  const { sessionId, userId, result } = report;
  // Told by a version of before it carried what is counted here; it is told again.
  if (result === undefined) return;
  const member = await lockMember(tx, userId);
  if (member === null) return;
  const [known]: [{ gone: boolean; day: string | null }] = await tx.manager.query(
    `select exists (select 1 from gone_session where session_id = $1) as gone,
       (select day::text from result where session_id = $1) as day`,
    [sessionId],
  );
  if (known.gone) return;
  const day = dayOf(result.recordedAt, member.time_zone);
  if (result.speechSeconds >= COUNTED_SPEECH_SECONDS)
    await tx.manager.query(
      `insert into practice (id, session_id, user_id, at, day) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [report.analysisId, sessionId, userId, result.recordedAt, day],
    );
  await store(tx, report, result, day);
  if (report.rescored === true) {
    await awaitMore(tx, userId);
    member.settle_at = new Date();
  }
  await recount(tx, member, known.day === null ? [day] : [known.day, day]);
}

/** The newest take of a session is its result, in whatever order the takes are told. */
async function store(tx: Transaction, report: Told, result: TakeResult, day: string): Promise<void> {
  await tx.manager.query(
    `insert into result (session_id, analysis_id, user_id, recorded_at, day, scenario, overall, confidence,
       duration_seconds, speech_seconds, fillers, words, strategies)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (session_id) do update set analysis_id = excluded.analysis_id, recorded_at = excluded.recorded_at,
       day = excluded.day, scenario = excluded.scenario, overall = excluded.overall,
       confidence = excluded.confidence, duration_seconds = excluded.duration_seconds,
       speech_seconds = excluded.speech_seconds, fillers = excluded.fillers, words = excluded.words,
       strategies = excluded.strategies
     where result.user_id = excluded.user_id and result.recorded_at <= excluded.recorded_at`,
    [
      report.sessionId,
      report.analysisId,
      report.userId,
      result.recordedAt,
      day,
      result.scenarioType,
      report.overallScore,
      report.confidenceScore,
      result.durationSeconds,
      result.speechSeconds,
      result.fillers,
      result.words,
      JSON.stringify(result.strategies),
    ],
  );
}

export async function isGone(tx: Transaction, sessionId: string): Promise<boolean> {
  const rows: unknown[] = await tx.manager.query(`select 1 from gone_session where session_id = $1`, [
    sessionId,
  ]);
  return rows.length > 0;
}
