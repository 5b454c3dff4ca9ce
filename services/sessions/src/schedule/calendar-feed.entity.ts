import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The private address under which a user's calendar finds the schedule; one for each user. */
@Entity('calendar_feed')
export class CalendarFeedEntity {
  @PrimaryColumn('text', { name: 'user_id' })
  userId!: string;

  /** SHA-256 of the token in the address: whoever reads this table cannot open a feed. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt!: Date | null;
}
