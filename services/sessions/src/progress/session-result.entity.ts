import type { MURPHY_STRATEGIES } from '@lectern/contracts/analysis';
import { ScenarioType } from '@lectern/contracts/scenarios';
import type { ScoreBasis, ScoreRange } from '@lectern/contracts/scores';
import { knownColumn } from '@lectern/platform/database/known-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type StrategyName = (typeof MURPHY_STRATEGIES)[number];

/** What the newest recording of a session came to. */
@Entity('session_result')
export class SessionResultEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt!: Date;

  @Column('text', {
    name: 'scenario_type',
    nullable: true,
    transformer: knownColumn(ScenarioType.nullable(), null),
  })
  scenarioType!: ScenarioType | null;

  @Column('double precision', { name: 'duration_seconds' })
  durationSeconds!: number;

  /** Null until its report is told again with it. */
  @Column('double precision', { name: 'speech_seconds', nullable: true })
  speechSeconds!: number | null;

  @Column('double precision', { name: 'overall_score', nullable: true })
  overallScore!: number | null;

  /** Out of 10. */
  @Column('double precision', { name: 'confidence_score', nullable: true })
  confidenceScore!: number | null;

  @Column('text', { name: 'score_basis', nullable: true })
  scoreBasis!: ScoreBasis | null;

  /** Null until its report is told again with it. */
  @Column('jsonb', { name: 'score_range', nullable: true })
  scoreRange!: ScoreRange | null;

  /** Out of 10. */
  @Column('jsonb', { name: 'confidence_range', nullable: true })
  confidenceRange!: ScoreRange | null;

  @Column('double precision', { name: 'words_per_minute', nullable: true })
  wordsPerMinute!: number | null;

  @Column('boolean', { name: 'words_per_minute_is_estimate' })
  wordsPerMinuteIsEstimate!: boolean;

  /** Null where nobody knows the words. */
  @Column('integer', { nullable: true })
  fillers!: number | null;

  /** Out of 10; what was not measured is not among them. */
  @Column('jsonb')
  strategies!: Partial<Record<StrategyName, number>>;
}
