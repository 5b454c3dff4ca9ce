import { analysisFailed, reportReady, reportRevised } from '@lectern/contracts/analysis';
import type { Payload } from '@lectern/contracts/define';
import { sessionCompleted } from '@lectern/contracts/session-facts';
import type { Transaction } from '@lectern/platform/database/transaction';
import { OnGivenUp, Reacts } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { markReached } from '../goal/mark-reached.js';
import { keepResult } from '../progress/keep-result.js';

/** The newest recording decides what its session shows; reports of older ones change only their own recording. */
const IS_NEWEST = `(select analysis_id from recording where session_id = $1 order by created_at desc limit 1) = $2`;

@Controller()
export class OnReportReady {
  @Reacts(reportReady)
  async complete(report: Payload<typeof reportReady>, tx: Transaction): Promise<void> {
    const { sessionId, analysisId, userId, durationSeconds, audioDiscarded } = report;
    const { overallScore, confidenceScore, scoreBasis, scoreRange } = report;
    await tx.manager.query(
      `update recording set duration = $2, file_key = case when $3 then null else file_key end where analysis_id = $1`,
      [analysisId, durationSeconds, audioDiscarded],
    );
    const [rows]: [unknown[], number] = await tx.manager.query(
      `update session set status = 'completed', duration = $3, overall_score = $4,
         confidence_score = $5, score_basis = $6, score_range = $7
       where id = $1 and ${IS_NEWEST} returning id`,
      [
        sessionId,
        analysisId,
        durationSeconds,
        overallScore,
        confidenceScore,
        scoreBasis ?? null,
        scoreRange ?? null,
      ],
    );
    await keepResult(tx, report);
    await markReached(tx, userId);
    if (rows.length > 0) await tx.publish(sessionCompleted, { sessionId, userId });
  }

  /** A report that cannot be taken over: the session must not go on looking as if it were being analyzed. */
  @OnGivenUp(reportReady)
  giveUp({ sessionId, analysisId }: Payload<typeof reportReady>, tx: Transaction): Promise<void> {
    return this.fail({ sessionId, analysisId, audioDiscarded: false }, tx);
  }

  /** A finding was dismissed or restored, or the words were corrected: the session shows the score that followed. */
  @Reacts(reportRevised)
  async rescore(revised: Payload<typeof reportRevised>, tx: Transaction): Promise<void> {
    const { sessionId, analysisId, overallScore, confidenceScore, scoreBasis, scoreRange } = revised;
    await tx.manager.query(
      `update session set overall_score = $3, confidence_score = $4, score_basis = $5, score_range = $6
       where id = $1 and ${IS_NEWEST}`,
      [sessionId, analysisId, overallScore, confidenceScore, scoreBasis ?? null, scoreRange ?? null],
    );
    await keepResult(tx, revised);
    await markReached(tx, revised.userId);
  }

  @Reacts(analysisFailed)
  async fail(
    {
      sessionId,
      analysisId,
      audioDiscarded,
    }: Pick<Payload<typeof analysisFailed>, 'sessionId' | 'analysisId' | 'audioDiscarded'>,
    tx: Transaction,
  ): Promise<void> {
    if (audioDiscarded)
      await tx.manager.query(`update recording set file_key = null where analysis_id = $1`, [analysisId]);
    await tx.manager.query(`update session set status = 'failed' where id = $1 and ${IS_NEWEST}`, [
      sessionId,
      analysisId,
    ]);
  }
}
