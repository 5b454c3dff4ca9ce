import type { Input } from '@lectern/contracts/define';
import type { ComparisonRow, progress } from '@lectern/contracts/progress';
import { Database } from '@lectern/platform/database/database';
import { Injectable } from '@nestjs/common';
import {
  confidenceOf,
  type Counted,
  fillersPerMinute,
  murphyOf,
  ofHundred,
  oneDecimal,
} from './figures.rules.js';
import { daysBetween } from './period.rules.js';
import { SessionResultEntity } from './session-result.entity.js';
import { zoneOf } from './user-zone.js';

/** Sessions as rows to put beside each other. */
@Injectable()
export class ReadComparison {
  constructor(private readonly database: Database) {}

  async of(userId: string, asked: Input<typeof progress.comparison>): Promise<ComparisonRow[]> {
    const { manager } = this.database;
    const { scenarioType, from, to, after, limit } = asked;
    const { start, end } = daysBetween(from, to, await zoneOf(manager, userId));
    const query = manager
      .createQueryBuilder(SessionResultEntity, 'result')
      .innerJoin('session', 'session', 'session.id = result.session_id')
      .addSelect('session.title', 'title')
      .where({ userId });
    if (scenarioType) query.andWhere('result.scenario_type = :scenarioType', { scenarioType });
    if (start) query.andWhere('result.recorded_at >= :start', { start });
    if (end) query.andWhere('result.recorded_at < :end', { end });
    if (after)
      query.andWhere(
        `(result.recorded_at, result.session_id) < (select recorded_at, session_id from session_result
            where session_id = :after and user_id = :userId)`,
        { after, userId },
      );
    const { entities, raw } = await query
      .orderBy('result.recordedAt', 'DESC')
      .addOrderBy('result.sessionId', 'DESC')
      .limit(limit)
      .getRawAndEntities<{ title: string }>();
    return entities.map((row, index) => toRow(row, raw[index]?.title ?? ''));
  }
}

function toRow(row: SessionResultEntity & Counted, title: string): ComparisonRow {
  const confidence = confidenceOf(row);
  return {
    sessionId: row.sessionId,
    title,
    date: row.recordedAt.toISOString(),
    scenarioType: row.scenarioType,
    durationSeconds: row.durationSeconds,
    confidenceScore: confidence,
    confidenceRange: ofHundred(row.confidenceRange),
    fillerWords: row.fillers,
    fillersPerMinute: fillersPerMinute([row]),
    speakingPace: row.wordsPerMinute === null ? null : Math.round(row.wordsPerMinute),
    speakingPaceIsEstimate: row.wordsPerMinuteIsEstimate,
    murphyScore: murphyOf(confidence),
    overallScore: row.overallScore === null ? null : oneDecimal(row.overallScore),
    scoreBasis: row.scoreBasis,
    scoreRange: row.scoreRange,
  };
}
