import type { GeneratedContent } from '@lectern/contracts/content';
import type { ScenarioType } from '@lectern/contracts/scenarios';
import type { ScriptEdits } from '@lectern/contracts/scripts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The script of a session for one scenario: the draft, and the attorney's edits of it. */
@Entity('script')
export class ScriptEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  sessionId!: string;

  @PrimaryColumn('text')
  scenario!: ScenarioType;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** The run that drafted it. */
  @Column('uuid', { name: 'run_id' })
  runId!: string;

  @Column('jsonb')
  content!: GeneratedContent;

  @Column('jsonb')
  edits!: ScriptEdits;

  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;
}
