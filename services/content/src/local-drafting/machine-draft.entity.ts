import type { CaseDetails } from '@lectern/contracts/case';
import type { GeneratedContent } from '@lectern/contracts/content';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A draft by the model on this machine, from when it was begun until its owner takes or leaves it. */
@Entity('machine_draft')
export class MachineDraftEntity {
  @PrimaryColumn('uuid', { name: 'run_id' })
  runId!: string;

  /** What its owner calls the run. */
  @Column('uuid', { name: 'request_id' })
  requestId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text')
  scenario!: ScenarioType;

  /** What it is written from, which becomes the session's when it is taken. */
  @Column('jsonb', { name: 'case_details', transformer: storableJson })
  caseDetails!: CaseDetails;

  /** Null until it is written. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  draft!: GeneratedContent | null;

  @Column('timestamptz', { name: 'begun_at' })
  begunAt!: Date;
}
