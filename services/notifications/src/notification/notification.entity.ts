import type { NotificationContent } from '@lectern/contracts/notification-content';
import type { NotificationPriority, NotificationType } from '@lectern/contracts/notifications';
import { storableJson } from '@lectern/platform/database/storable';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('notification')
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'activity_id', nullable: true })
  activityId!: string | null;

  /** Id of the session or practice that it is about: when that is over, so is this. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('text')
  type!: NotificationType;

  /** Null for one from before there were codes: that has its words in `title` and `message`. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  content!: NotificationContent | null;

  @Column('text')
  title!: string;

  @Column('text')
  message!: string;

  @Column('text')
  category!: string;

  @Column('text')
  priority!: NotificationPriority;

  @Column('boolean', { name: 'is_read' })
  isRead!: boolean;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;

  @Column('boolean', { name: 'is_archived' })
  isArchived!: boolean;

  /** A path inside the app. */
  @Column('text', { name: 'action_url', nullable: true })
  actionUrl!: string | null;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl!: string | null;

  @Column('jsonb', { transformer: storableJson })
  metadata!: Record<string, unknown>;

  /** Place among the user's notifications. Given under a lock, so that a later place is never visible before an earlier. */
  @Column('bigint')
  sequence!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}
