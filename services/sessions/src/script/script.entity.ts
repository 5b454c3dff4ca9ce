import { ScriptOrigin, type ScriptSentence, type ScriptSummary } from '@lectern/contracts/case-scripts';
import type { GeneratedContent } from '@lectern/contracts/content';
import { ScenarioType } from '@lectern/contracts/scenarios';
import type { ScriptEdits } from '@lectern/contracts/scripts';
import { knownColumn } from '@lectern/platform/database/known-column';
import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A script: what was drafted or brought, the attorney's edits of the draft, and the text that came of it. */
@Entity('script')
export class ScriptEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The case that it belongs to; null for practice without one. */
  @Column('uuid', { name: 'case_id', nullable: true })
  caseId!: string | null;

  /** The session that it was drafted in; null once that is gone, and for scripts that began in a case. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column('text', { transformer: knownColumn(ScenarioType, 'quick-practice') })
  scenario!: ScenarioType;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** As the attorney calls it; null where the scenario's name will do. */
  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text', { transformer: knownColumn(ScriptOrigin, 'own') })
  origin!: ScriptSummary['origin'];

  @Column('real', { name: 'target_minutes', nullable: true })
  targetMinutes!: number | null;

  /** The run that drafted it. */
  @Column('uuid', { name: 'run_id', nullable: true })
  runId!: string | null;

  /** The draft; null for what is only planned and for the attorney's own. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  content!: GeneratedContent | null;

  @Column('jsonb', { transformer: storableJson })
  edits!: ScriptEdits;

  /** The script as one text; null as long as draft and edits say it all. */
  @Column('text', { nullable: true })
  text!: string | null;

  /** Words to be spoken. */
  @Column('integer')
  words!: number;

  @Column('jsonb', { nullable: true, transformer: storableJson })
  sentences!: ScriptSentence[] | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;
}
