import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The wish of a user that a request of theirs be stopped. It counts only for runs of the same user. */
@Entity('cancellation')
export class CancellationEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId!: string;

  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
