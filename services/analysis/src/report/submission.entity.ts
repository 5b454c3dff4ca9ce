import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recording that was handed over; the newest of a session decides what the session shows. */
@Entity('submission')
export class SubmissionEntity {
  @PrimaryColumn('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** The audio that must go once it is measured (no-recording mode); null when there is none or it is gone. */
  @FileColumn({ name: 'discard_key', nullable: true })
  discardKey!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
