import { reportReady, reportRevised, type TakeResult } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import type { ScoreBasis } from '@lectern/contracts/scores';
import { COUNTED_SPEECH_SECONDS } from '@lectern/contracts/leaderboard';
import { sessionDeleted } from '@lectern/contracts/session-facts';
import { prepared } from '@lectern/platform/database/prepared';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { awaitMore } from '../achievement/settle-awards.js';
import { lockMember } from '../member/member.repository.js';
import { type Change, NOTHING_MORE } from './change.js';
import { recount } from './figures.js';
import { dayOf } from './day.js';

/** The row of a session before a fact. */
interface Before {
  day: string;
  at: Date;
  is_counted: boolean;
}
const BEFORE = `day::text as day, recorded_at as at, speech_seconds >= ${COUNTED_SPEECH_SECONDS} as is_counted`;

interface Told {
  analysisId: string;
  sessionId: string;
  userId: string;
  overallScore: number | null;
  confidenceScore: number | null;
  scoreBasis?: ScoreBasis | null | undefined;
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
    const [[before]]: [Before[], number] = await tx.manager.query(
      `delete from result where session_id = $1 and user_id = $2 returning ${BEFORE}`,
      [sessionId, userId],
    );
    const [practice]: [{ at: Date }[], number] = await tx.manager.query(
      `delete from practice where session_id = $1 and user_id = $2 returning at`,
      [sessionId, userId],
    );
    const moments = [before, ...practice].flatMap((row) => (row === undefined ? [] : [row.at.getTime()]));
    if (moments.length === 0) return;
    await recount(tx, member, {
      ...NOTHING_MORE,
      since: new Date(Math.min(...moments)),
      days: before === undefined ? [] : [before.day],
      sessions: before === undefined ? 0 : -1,
      counted: before?.is_counted === true ? -1 : 0,
      isLess: practice.length > 0,
    });
  }
}

async function keep(report: Told, tx: Transaction): Promise<void> {
  const { userId, result } = report;
  // Told by a version of before it carried what is counted here; it is told again.
  if (result === undefined) return;
  const member = await lockMember(tx, userId);
  if (member === null) return;
  const day = dayOf(result.recordedAt, member.time_zone);
  const change = await store(tx, report, result, day);
  if (change === null) return;
  if (report.rescored === true) {
    await awaitMore(tx, userId);
    member.settle_at = new Date();
  }
  await recount(tx, member, change);
}

/** What the voice alone was scored is a delivery: it is ranked with no overall score, and earns nothing that asks for one. */
const overallOf = ({ overallScore, scoreBasis }: Told): number | null =>
  scoreBasis === 'voice' ? null : overallScore;

interface Stored {
  before: { day: string; at: string; is_counted: boolean } | null;
  is_kept: boolean;
  is_practice: boolean;
}

/**
 * The newest take of a session is its result, in whatever order the takes are told.
 * @returns null where nothing has changed, as for a session that is gone
 */
async function store(tx: Transaction, report: Told, result: TakeResult, day: string): Promise<Change | null> {
  const isCounted = result.speechSeconds >= COUNTED_SPEECH_SECONDS;
  const [row] = await prepared<Stored>(
    tx.manager,
    `with known as (select exists (select 1 from gone_session where session_id = $1) as is_gone),
     before as (select ${BEFORE} from result where session_id = $1),
     practiced as (
       insert into practice (id, session_id, user_id, at, day)
       select $2::uuid, $1::uuid, $3, $4::timestamptz, $5::date from known where not is_gone and $14
       on conflict (id) do nothing returning id),
     kept as (
       insert into result (session_id, analysis_id, user_id, recorded_at, day, scenario, overall, confidence,
         duration_seconds, speech_seconds, fillers, words, strategies)
       select $1, $2, $3, $4, $5, $6, $7::numeric, $8::numeric, $9::numeric, $10::numeric, $11::int, $12::int,
         $13::jsonb from known where not is_gone
       on conflict (session_id) do update set analysis_id = excluded.analysis_id, recorded_at = excluded.recorded_at,
         day = excluded.day, scenario = excluded.scenario, overall = excluded.overall,
         confidence = excluded.confidence, duration_seconds = excluded.duration_seconds,
         speech_seconds = excluded.speech_seconds, fillers = excluded.fillers, words = excluded.words,
         strategies = excluded.strategies
       where result.user_id = excluded.user_id and result.recorded_at <= excluded.recorded_at
       returning session_id)
     select (select to_json(before) from before) as before, exists (select 1 from kept) as is_kept,
       exists (select 1 from practiced) as is_practice`,
    [
      report.sessionId,
      report.analysisId,
      report.userId,
      result.recordedAt,
      day,
      result.scenarioType,
      overallOf(report),
      report.confidenceScore,
      result.durationSeconds,
      result.speechSeconds,
      result.fillers,
      result.words,
      JSON.stringify(result.strategies),
      isCounted,
    ],
  );
  if (row === undefined || (!row.is_kept && !row.is_practice)) return null;
  const at = new Date(result.recordedAt);
  const change = { ...NOTHING_MORE, since: at, practice: row.is_practice ? day : null };
  if (!row.is_kept) return change;
  const { before } = row;
  const kept = { ...change, result: { overall: overallOf(report), strategies: result.strategies } };
  if (before === null) return { ...kept, days: [day], sessions: 1, counted: Number(isCounted) };
  return {
    ...kept,
    since: new Date(Math.min(at.getTime(), Date.parse(before.at))),
    days: [before.day, day],
    counted: Number(isCounted) - Number(before.is_counted),
  };
}
