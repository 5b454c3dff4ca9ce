import type { CaseDetails } from '@lectern/contracts/case';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { Session } from '@lectern/contracts/sessions';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { name: 'scenario_id', nullable: true })
  scenarioId!: string | null;

  @Column('text', { name: 'scenario_type', nullable: true })
  scenarioType!: ScenarioType | null;

  @Column('text')
  status!: Session['status'];

  @Column('jsonb', { name: 'case_data' })
  caseData!: CaseDetails;

  @Column('text', { nullable: true })
  transcript!: string | null;

  @Column('text', { name: 'pdf_key', nullable: true })
  pdfKey!: string | null;

  /** Seconds of the newest recording. */
  @Column('real', { nullable: true })
  duration!: number | null;

  @Column('real', { name: 'overall_score', nullable: true })
  overallScore!: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
