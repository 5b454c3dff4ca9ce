import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('recording')
export class RecordingEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** The analysis run that this recording was handed to; null while it is only stored. */
  @Column('uuid', { name: 'analysis_id', nullable: true })
  analysisId!: string | null;

  /** Null once the audio was discarded. */
  @FileColumn({ name: 'file_key', nullable: true })
  fileKey!: string | null;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  size!: number;

  @Column('text')
  sha256!: string;

  @Column('real', { nullable: true })
  duration!: number | null;

  /** Where it was paused, in its own seconds. */
  @Column('real', { array: true, default: [] })
  gaps!: number[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
