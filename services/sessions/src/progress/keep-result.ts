import type { reportReady, reportRevised } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import type { Transaction } from '@lectern/platform/database/transaction';

type Told = Payload<typeof reportReady> | Payload<typeof reportRevised>;

/** Only the newest recording of a session counts, whatever the order in which reports arrive. */
const NEWEST = `(select * from recording where session_id = $1 order by created_at desc limit 1)`;

/** Keeps what a report came to as the one row of its session. */
export async function keepResult({ manager }: Transaction, told: Told): Promise<void> {
  const { sessionId, analysisId, overallScore, confidenceScore, scoreBasis, result } = told;
  const { scoreRange, confidenceRange } = told;
  const scores = [
    overallScore,
    confidenceScore,
    scoreBasis ?? null,
    scoreRange ?? null,
    confidenceRange ?? null,
  ];
  if (result === undefined) {
    // From before facts told more: the rest comes when the report is told again.
    await manager.query(
      `insert into session_result as kept (session_id, user_id, analysis_id, recorded_at, scenario_type, duration_seconds,
         overall_score, confidence_score, score_basis, score_range, confidence_range)
       select session.id, session.user_id, $2, newest.created_at, session.scenario_type, newest.duration, $3, $4, $5, $6, $7
       from session join ${NEWEST} newest on newest.analysis_id = $2
       where session.id = $1 and newest.duration is not null
       on conflict (session_id) do update set analysis_id = excluded.analysis_id,
         recorded_at = case when kept.analysis_id = $2 then kept.recorded_at else excluded.recorded_at end,
         duration_seconds = excluded.duration_seconds, overall_score = $3, confidence_score = $4, score_basis = $5,
         score_range = $6, confidence_range = $7,
         speech_seconds = case when kept.analysis_id = $2 then kept.speech_seconds end,
         words_per_minute = case when kept.analysis_id = $2 then kept.words_per_minute end,
         fillers = case when kept.analysis_id = $2 then kept.fillers end,
         strategies = case when kept.analysis_id = $2 then kept.strategies else '{}' end`,
      [sessionId, analysisId, ...scores],
    );
    return;
  }
  await manager.query(`update recording set speech_seconds = $2 where analysis_id = $1`, [
    analysisId,
    result.speechSeconds,
  ]);
  await manager.query(
    `insert into session_result (session_id, user_id, analysis_id, overall_score, confidence_score, score_basis, score_range,
       confidence_range, recorded_at, scenario_type, duration_seconds, speech_seconds, words_per_minute, words_per_minute_is_estimate, fillers, strategies)
     select session.id, session.user_id, $2, $3, $4, $5, $6, $7, $8, session.scenario_type, $9, $10, $11, $12, $13, $14
     from session join ${NEWEST} newest on newest.analysis_id = $2
     where session.id = $1
     on conflict (session_id) do update set analysis_id = excluded.analysis_id, overall_score = excluded.overall_score,
       confidence_score = excluded.confidence_score, score_basis = excluded.score_basis, score_range = excluded.score_range,
       confidence_range = excluded.confidence_range, recorded_at = excluded.recorded_at,
       scenario_type = excluded.scenario_type, duration_seconds = excluded.duration_seconds,
       speech_seconds = excluded.speech_seconds, words_per_minute = excluded.words_per_minute,
       words_per_minute_is_estimate = excluded.words_per_minute_is_estimate, fillers = excluded.fillers,
       strategies = excluded.strategies`,
    [
      sessionId,
      analysisId,
      ...scores,
      result.recordedAt,
      result.durationSeconds,
      result.speechSeconds,
      result.wordsPerMinute,
      result.wordsPerMinuteIsEstimate,
      result.fillers,
      JSON.stringify(result.strategies),
    ],
  );
}
