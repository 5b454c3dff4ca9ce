import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The wish of a user that a request of theirs be stopped. It counts only for runs of the same user. */
@Entity('cancellation')
export class CancellationEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  /** Only the model is to stop; the rules have drafted, and their draft is wanted. */
  @Column('boolean', { name: 'model_only', default: false })
  modelOnly!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
