import { storableJson } from '@lectern/platform/database/storable';
import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to a request that ran as a job, kept for an hour so that a repeated request finds it. */
@Entity('generation')
export class AnswerEntity {
  /** The run's id. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column('jsonb', { transformer: storableJson })
  answer!: unknown;

  /** A generated file that no caller may have fetched. */
  @FileColumn({ name: 'file_key', nullable: true })
  fileKey!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
