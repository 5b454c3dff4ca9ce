import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passage of a session that was said again. */
@Entity('take')
export class RetakeEntity {
  /** Also the id of the run that measures it. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** The analysis in which the passage was found. */
  @Column('uuid', { name: 'analysis_id' })
  analysisId!: string;

  @Column('text', { name: 'event_ids', array: true })
  eventIds!: string[];

  @Column('real', { name: 'passage_start' })
  start!: number;

  @Column('real', { name: 'passage_end' })
  end!: number;

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

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
