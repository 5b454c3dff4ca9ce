import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that a user did, or that happened to what is theirs. */
@Entity('activity')
export class ActivityEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'activity_type' })
  activityType!: string;

  @Column('jsonb', { name: 'activity_data', transformer: storableJson })
  activityData!: Record<string, unknown>;

  /** Id of the session or practice that it is about. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text', { name: 'triggered_notifications', array: true })
  triggeredNotifications!: string[];

  @Column('timestamptz', { name: 'timestamp', default: () => 'clock_timestamp()' })
  timestamp!: Date;

  @Column('jsonb', { transformer: storableJson })
  metadata!: Record<string, unknown>;
}
