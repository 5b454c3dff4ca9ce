import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One browser that its user allowed to show messages. */
@Entity('push_subscription')
export class PushSubscriptionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Address at the browser maker's push service; whoever knows it can send there, so it is a secret. */
  @Column('text')
  endpoint!: string;

  @Column('text')
  p256dh!: string;

  @Column('text')
  auth!: string;

  /** The sign-in that allowed it; it ends with that. */
  @Column('text', { name: 'origin_jti', nullable: true })
  originJti!: string | null;
}
