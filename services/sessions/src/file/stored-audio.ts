import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, PrimaryColumn } from 'typeorm';

/** What is kept of stored audio of a session, whole or a passage. */
export abstract class StoredAudio {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

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

  /** Null until it was measured. */
  @Column('real', { name: 'speech_seconds', nullable: true })
  speechSeconds!: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
