import type { NotificationType } from '@lectern/contracts/notifications';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('notification')
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  type!: NotificationType;

  @Column('text')
  title!: string;

  @Column('text')
  message!: string;

  @Column('text')
  category!: string;

  @Column('boolean', { name: 'is_read' })
  isRead!: boolean;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;

  /** A path inside the app. */
  @Column('text', { name: 'action_url', nullable: true })
  actionUrl!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
