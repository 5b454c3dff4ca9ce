import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('scheduled_practice')
export class ScheduledPracticeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  /** Null for practice without a case. */
  @Column('uuid', { name: 'case_id', nullable: true })
  caseId!: string | null;

  @Column('text')
  title!: string;

  /** As the attorney planned it, on the clocks of `timeZone`. A text: a driver would make a date at midnight of it. */
  @Column('text')
  date!: string;

  @Column('text')
  time!: string;

  @Column('text', { name: 'time_zone' })
  timeZone!: string;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt!: Date;

  /** Minutes. */
  @Column('integer')
  duration!: number;

  @Column('text')
  type!: ScheduledPractice['type'];

  @Column('text')
  scenario!: string;

  @Column('text')
  difficulty!: ScheduledPractice['difficulty'];

  @Column('boolean')
  reminder!: boolean;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  /** When the reminder went out; it goes out once. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt!: Date | null;
}
