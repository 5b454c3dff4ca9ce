import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to a request that ran as a job, kept for an hour so that a repeated request finds it. */
@Entity('generation')
export class GenerationEntity {
  /** The run's id: the caller's request id where it gave one. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column('jsonb')
  answer!: unknown;

  /** A generated file that no caller may have fetched. */
  @Column('text', { name: 'file_key', nullable: true })
  fileKey!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
