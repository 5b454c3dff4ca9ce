import { FileColumn } from '@lectern/platform/files/file-column';
import type { ScoreBasis, ScoreRange } from '@lectern/contracts/scores';
import type { CaseDetails } from '@lectern/contracts/case';
import { ScenarioType } from '@lectern/contracts/scenarios';
import { knownColumn } from '@lectern/platform/database/known-column';
import type { Session } from '@lectern/contracts/sessions';
import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Null for practice without a case. */
  @Column('uuid', { name: 'case_id', nullable: true })
  caseId!: string | null;

  /** The script that it is a take of. */
  @Column('uuid', { name: 'script_id', nullable: true })
  scriptId!: string | null;

  /** Which take of its script it is; null until it has a recording. */
  @Column('integer', { name: 'take_number', nullable: true })
  takeNumber!: number | null;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { name: 'scenario_id', nullable: true })
  scenarioId!: string | null;

  @Column('text', {
    name: 'scenario_type',
    nullable: true,
    transformer: knownColumn(ScenarioType.nullable(), null),
  })
  scenarioType!: ScenarioType | null;

  @Column('text')
  status!: Session['status'];

  @Column('jsonb', { name: 'case_data', transformer: storableJson })
  caseData!: CaseDetails;

  @Column('text', { nullable: true })
  transcript!: string | null;

  @FileColumn({ name: 'pdf_key', nullable: true })
  pdfKey!: string | null;

  /** Seconds of the newest recording. */
  @Column('real', { nullable: true })
  duration!: number | null;

  @Column('real', { name: 'overall_score', nullable: true })
  overallScore!: number | null;

  @Column('text', { name: 'score_basis', nullable: true })
  scoreBasis!: ScoreBasis | null;

  /** Null until its report is told again with it. */
  @Column('jsonb', { name: 'score_range', nullable: true })
  scoreRange!: ScoreRange | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
